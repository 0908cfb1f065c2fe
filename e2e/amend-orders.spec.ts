import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { violations } from './axe.ts'
import { ask, balanceOf, freshMember, units } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

const symbol = 'LTCUSDT'

/** Opens the dialog that edits the only open order. On a phone its button is in the details of the order. */
async function openEdit(page: Page, info: TestInfo, order: string) {
  if (isPhone(info)) {
    await page.getByRole('tab', { name: /^Orders/ }).click()
    await page.getByRole('button', { name: /^Details/ }).click()
  }
  const button = page.getByRole('button', { name: `Edit the order: ${order}` })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit order' })
  await expect(dialog.getByRole('textbox', { name: 'Price' })).toBeFocused()
  return dialog
}

/** Changes price and quantity of the only open order by keyboard alone. */
async function editByKeyboard(
  page: Page,
  info: TestInfo,
  order: string,
  { price, quantity }: { price: string; quantity: string },
): Promise<void> {
  const dialog = await openEdit(page, info, order)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(price)
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: 'Quantity' })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(quantity)
  await expect(dialog.getByText('At the end, like a new order')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expectToast(page, 'Order changed')
  await expect(dialog).toBeHidden()
}

// The server computes the frozen amount, so only a test with the real sandbox shows that an edited order changes it.
test('a member changes price and quantity of an open order from its row, by keyboard alone @deep', async ({
  page,
  context,
}, info) => {
  const { token } = await freshMember({ USDT: '1000' })
  const last = Number(
    (await ask('market.coins', { product: 'spot' })).find((one) => one.symbol === symbol)!.last,
  )
  const [low, lower] = [(last * 0.8).toFixed(2), (last * 0.7).toFixed(2)]
  const { order_no } = await ask(
    'spot.place',
    { symbol, side: 'buy', type: 'limit', price: low, quantity: '2' },
    token,
  )
  await signIn(context, { token })
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto(`${paths(info).exchange}?symbol=${symbol}`)
  await editByKeyboard(page, info, 'buy 2 LTC', { price: lower, quantity: '3' })
  const { list } = await ask('spot.openOrders', { symbol }, token)
  expect(list).toMatchObject([{ order_no, price: lower, quantity: '3.00000000', status: 'open' }])
  const held = (units(`${lower}000000`) * 3n).toString()
  expect((await balanceOf(token, 'USDT')).frozen.toString()).toBe(held)
})
