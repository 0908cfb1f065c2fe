import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { longWait, renderSite } from '../testing/render-site.tsx'

const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()

test.each(['/mbexchange', '/mbcurrency'])(
  'on a phone in landscape, the header of %s is one line with the tabs, and the order buttons are beside the chart',
  async (path) => {
    await renderSite(path, { width: 390 })
    await page.viewport(844, 390)
    await expect.element(page.getByRole('tab', { name: 'Book' })).toBeVisible()
    await expect.poll(() => document.querySelector('.bl-ticker-quote .bl-price'), longWait).not.toBeNull()
    const head = boxOf('.mb-terminal__top')
    const tab = boxOf('.mb-terminal .bl-tabs__tab')
    const price = boxOf('.bl-ticker-quote .bl-price')
    expect(head.height).toBe(44)
    expect([head.top <= price.top, price.bottom <= head.bottom]).toEqual([true, true])
    expect([tab.left >= head.right, tab.bottom <= head.bottom]).toEqual([true, true])
    const chart = boxOf('.mb-terminal__chart')
    expect(chart.top).toBe(head.bottom)
    expect(chart.right).toBeLessThanOrEqual(boxOf('.mb-terminal__deal').left)
  },
)

const none = '0.00000000'
const amounts = { available: '0.20000000', frozen: none, total: '0.20000000' }
const wallet = {
  ...{ total_usdt: '12000.00000000', total_btc: '0.20000000' },
  by_account: { spot: '12000.00000000', futures: none, finance: none, loans: none },
  list: [
    {
      ...{ coin: 'BTC', name: 'Bitcoin', account: 'spot', icon: '/icons/btc.svg', ...amounts },
      ...{ price_usdt: '60000.00', value_usdt: '12000.00000000' },
      ...{ deposit_enabled: false, withdraw_enabled: false, chains: [] },
    },
  ],
}

test('below the chart and the book of a phone, the holdings load when their tab is selected, and their sell button opens a filled ticket', async () => {
  const { inspect } = await renderSite('/mbexchange?symbol=BTCUSDT', {
    ...{ width: 390, signedIn: true },
    answers: {
      queryCoinAccount: wallet,
      orderList: { page: { limit: 100, total: 0, pages: 1, current: 1 }, list: [] },
    },
  })
  await expect.element(page.getByRole('tab', { name: 'Open orders' }), longWait).toBeVisible()
  await expect.poll(async () => (await inspect()).calls.pendOrderList, longWait).toBeGreaterThan(0)
  expect((await inspect()).calls.queryCoinAccount).toBeUndefined()
  await page.getByRole('tab', { name: 'Holdings' }).click()
  await page.getByRole('button', { name: 'Sell BTC', exact: true }).click()
  const ticket = page.getByRole('dialog')
  await expect.element(ticket.getByRole('radio', { name: 'Sell', exact: true }), longWait).toBeChecked()
  await expect.element(ticket.getByRole('textbox', { name: 'Quantity' })).toHaveValue('0.20000')
})

test('on a phone in landscape, one-click trading makes Buy send a market order of the selected size; after a turn of the phone, Buy opens the ticket', async () => {
  const { inspect } = await renderSite('/mbexchange?symbol=BTCUSDT', { ...{ width: 390, signedIn: true } })
  await page.viewport(844, 390)
  await page.getByRole('switch', { name: 'One-click trading' }).click()
  const question = page.getByRole('dialog', { name: 'Turn on one-click trading?' })
  await expect.element(question.getByText(/sends a market order of this size at once/)).toBeVisible()
  await question.getByRole('textbox', { name: 'Size of each order' }).fill('0.01')
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect.element(page.getByRole('switch', { name: 'One-click trading' })).toBeChecked()
  const buy = page.getByRole('button', { name: /^Buy/ })
  await expect.element(buy).toHaveAccessibleDescription(/ send market orders of 0\.01.BTC$/)
  await page.getByRole('button', { name: 'Larger size' }).click()
  await buy.click()
  await expect
    .poll(async () => (await inspect()).requests.setOrder, longWait)
    .toMatchObject({ symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '0.02' })
  for (const name of ['Smaller size', 'Larger size'])
    expect(
      page.getByRole('button', { name }).element().getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(48)
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'Larger size' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Buy/ }).click()
  await expect
    .element(page.getByRole('dialog').getByRole('textbox', { name: 'Price' }), longWait)
    .toBeVisible()
  expect((await inspect()).calls.setOrder).toBe(1)
})

test('a visitor sees no lists below the chart', async () => {
  await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390 })
  await expect.element(page.getByText('Order book').first(), longWait).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Holdings' })).not.toBeInTheDocument()
})
