import { expect, type Page, test } from '@playwright/test'
import { violations } from './axe.ts'
import { ask, freshMember } from './exchange.ts'
import { choose, expectToast, signIn } from './pages.ts'

const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`)
const leftOf = async (page: Page, name: string) => (await panel(page, name).boundingBox())!.x
const sideChart = (page: Page) => panel(page, 'chart-2')

/** Drags the mouse from one point of the page to another. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

// Panels get their sizes only in a browser. Only this test therefore shows that charts are drawn again at a new size,
// and that moving a panel keeps a typed order.
test('a member arranges the terminal with two charts and trades in it, and a reload keeps the layout @desktop @deep', async ({
  page,
  context,
}) => {
  const { token } = await freshMember({ USDT: '100000' })
  await signIn(context, { token })
  await choose(context, { locale: 'en', confirmOrders: false })
  await page.goto('/exchange?symbol=BTCUSDT')
  const quantity = page.getByRole('textbox', { name: 'Quantity', exact: true })
  await quantity.fill('0.01')
  await page.getByRole('button', { name: 'Layouts' }).click()
  await expect(page.getByRole('dialog', { name: 'Layouts' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Two charts' }).click()
  await page.getByRole('button', { name: 'Arrange panels' }).click()
  await expect(sideChart(page).getByRole('figure')).toHaveAttribute('aria-label', /BTC\/USDT/)
  await expect(panel(page, 'trades').getByRole('heading', { name: 'Recent trades' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const handle = (await page.getByRole('button', { name: 'Move: Order form' }).boundingBox())!
  const book = (await panel(page, 'book').boundingBox())!
  await drag(page, { x: handle.x + 40, y: handle.y + 12 }, { x: book.x + 12, y: book.y + book.height / 2 })
  await expect.poll(async () => (await quantity.boundingBox())!.x < (await leftOf(page, 'book'))).toBe(true)
  await expect(quantity).toHaveValue(/^0\.010*$/)

  const before = (await panel(page, 'chart').boundingBox())!
  const gutter = (await page.getByRole('separator', { name: 'Size: Chart – Orders' }).boundingBox())!
  const middle = { x: gutter.x + gutter.width / 2, y: gutter.y + gutter.height / 2 }
  await drag(page, middle, { x: middle.x, y: middle.y - 60 })
  await expect
    .poll(async () => Math.round((await panel(page, 'chart').boundingBox())!.height - before.height))
    .toBeLessThan(-40)
  await page.getByRole('button', { name: 'Done' }).click()

  await sideChart(page).getByRole('button', { name: 'BTC/USDT' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^ETH/ }).first().click()
  await expect(sideChart(page).getByRole('figure')).toHaveAttribute('aria-label', /ETH\/USDT/)
  await expect(panel(page, 'chart').getByRole('figure')).toHaveAttribute('aria-label', /BTC\/USDT/)

  await quantity.press('Enter')
  await expectToast(page, /./)
  await expect.poll(async () => (await ask('spot.orders', { symbol: 'BTCUSDT' }, token)).list.length).toBe(1)

  await page.reload()
  await expect(sideChart(page).getByRole('figure')).toHaveAttribute('aria-label', /ETH\/USDT/)
  expect(await leftOf(page, 'book')).toBeGreaterThan((await quantity.boundingBox())!.x)
})

test('a visitor arranges the futures terminal by keyboard alone, which does not change the layout of the spot terminal @desktop @deep', async ({
  page,
  context,
}) => {
  await choose(context, { locale: 'en' })
  await page.goto('/cexchange?symbol=BTCUSDT')
  await expect(panel(page, 'book').getByRole('row').first()).toBeVisible()
  await page.keyboard.press('y')
  const menu = page.getByRole('dialog', { name: 'Layouts' })
  await expect(menu.getByRole('radio', { name: 'Default' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(menu.getByRole('radio', { name: 'Scalping' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(menu).toBeHidden()
  const trades = page.getByRole('button', { name: 'Move: Trades' })
  await trades.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(trades).toBeFocused()
  await expect.poll(async () => (await leftOf(page, 'trades')) < (await leftOf(page, 'book'))).toBe(true)
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(trades).toBeHidden()
  await page.goto('/exchange')
  await expect(panel(page, 'book')).toBeVisible()
  await expect(panel(page, 'trades')).toBeHidden()
})
