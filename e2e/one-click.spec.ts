import { expect, test } from '@playwright/test'
import { prepareScan, violations } from './axe.ts'
import { ask, freshMember } from './exchange.ts'
import { change, choose, expectToast, signIn } from './pages.ts'

test('one-click trading sends a limit order by one press in the book, and a button of the order’s toast cancels it @desktop @deep', async ({
  page,
  context,
}) => {
  const member = await freshMember({ USDT: '5000', BTC: '100' })
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto('/exchange')
  const toggle = page.getByRole('switch', { name: /^One-click trading/ })
  await toggle.click()
  const question = page.getByRole('dialog', { name: 'Turn on one-click trading?' })
  await question.getByRole('textbox', { name: 'Size of each order' }).fill('50')
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect(question).toHaveCount(0)
  const strip = page.getByText('One click sends: asks buy, bids sell 50 BTC')
  await expect(strip).toBeVisible()
  // The size exceeds the quantity of the best bids. A part of the order therefore rests in the book, at the price of
  // the pressed row.
  await page.locator('.bl-book__side[data-side=bids] tr[data-at="0"]').click()
  await expectToast(page, /Sold|Sell order placed/)
  // The toast disappears after some seconds, so its button is pressed before any other check.
  await page.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expectToast(page, '1 order canceled')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(async () => (await ask('spot.openOrders', {}, member.token)).page.total).toBe(0)
  await page.reload()
  await expect(toggle).not.toBeChecked()
  await expect(strip).toHaveCount(0)
})

test('one-click trading of a contract sends a limit order with the leverage of the ticket @desktop @deep', async ({
  page,
  context,
}) => {
  const member = await freshMember({}, '50000')
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto('/cexchange')
  await page.getByRole('switch', { name: /^One-click trading/ }).click()
  const question = page.getByRole('dialog', { name: 'Turn on one-click trading?' })
  await question.getByRole('textbox', { name: 'Size of each order' }).fill('0.05')
  await question.getByRole('button', { name: 'Turn on' }).click()
  await page.locator('.bl-book__side[data-side=asks] tr[data-at="0"]').click()
  await expectToast(page, /Bought|Buy order placed/)
  const open = await ask('futures.orders', { scope: 'open' }, member.token)
  const history = await ask('futures.orders', { scope: 'history' }, member.token)
  expect([...open.list, ...history.list]).toMatchObject([{ side: 'buy', type: 'limit', leverage: 20 }])
})

test('while one-click trading is on, axe finds no violation on the terminal or in the list of shortcuts, in both themes @desktop @deep', async ({
  page,
  context,
}, info) => {
  await prepareScan(page, context, info)
  await signIn(context, await freshMember({ USDT: '5000', BTC: '1' }))
  await page.goto('/exchange')
  await page.getByRole('switch', { name: /^One-click trading/ }).click()
  const question = page.getByRole('dialog', { name: 'Turn on one-click trading?' })
  await question.getByRole('textbox', { name: 'Size of each order' }).fill('0.5')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const found: Record<string, string[]> = {}
  const check = async (name: string) => {
    for (const theme of ['dark', 'light'] as const) {
      await change(page, { theme })
      await expect(page.locator('html')).toHaveAttribute('data-bl-theme', theme)
      found[`${name}, ${theme}`] = await violations(page, theme === 'dark' ? 'full' : 'contrast')
    }
  }
  await check('question')
  await question.getByRole('button', { name: 'Turn on' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(/^One click sends/)).toBeVisible()
  await check('on')
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list).toBeVisible()
  await check('keys')
  expect(Object.values(found).flat()).toEqual([])
})
