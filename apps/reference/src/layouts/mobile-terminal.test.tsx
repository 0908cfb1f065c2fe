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

test('a visitor sees no lists below the chart', async () => {
  await renderSite('/mbexchange?symbol=BTCUSDT', { width: 390 })
  await expect.element(page.getByText('Order book').first(), longWait).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Holdings' })).not.toBeInTheDocument()
})
