import { expect, type Page, type TestInfo, test } from '@playwright/test'
import { violations } from './axe.ts'
import { ask, balanceOf, control, freshMember, units } from './exchange.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

const symbol = 'LTCUSDT'

/** Opens the dialog that edits the only open order. On a phone its button is in the details of the order. */
async function openEdit(page: Page, info: TestInfo, order: string) {
  if (isPhone(info)) {
    await page.getByRole('tab', { name: /^Orders/ }).click()
    await page.getByRole('button', { name: 'Details', exact: true }).click()
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

// Only a journey with the real sandbox shows that the frozen amount on the server follows the form.
test('a member changes price and quantity of an open order from its row, by keyboard alone @usually-phone', async ({
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

// Only a journey with the real sandbox shows that the reserved margin on the server follows the form.
test('a member changes price and quantity of an open futures order from its row, by keyboard alone @deep', async ({
  page,
  context,
}, info) => {
  const { token } = await freshMember({}, '1000')
  const contracts = await ask('market.coins', { product: 'futures' })
  const last = Number(contracts.find((one) => one.symbol === symbol)!.last)
  const [low, lower] = [(last * 0.8).toFixed(1), (last * 0.7).toFixed(1)]
  const terms = { symbol, side: 'buy', type: 'limit', price: low, quantity: '2' } as const
  const { order_no } = await ask('futures.place', terms, token)
  await signIn(context, { token })
  await choose(context, { locale: 'en', confirmOrders: true })
  await page.goto(`${paths(info).futures}?symbol=${symbol}`)
  if (!isPhone(info)) await page.getByRole('tab', { name: 'Open orders' }).click()
  await editByKeyboard(page, info, `${symbol}, Limit, Buy`, { price: lower, quantity: '3' })
  const open = await ask('futures.orders', { symbol }, token)
  const price = Number(lower).toFixed(2)
  expect(open.list).toMatchObject([{ order_no, price, quantity: '3.00000000', status: 'open' }])
  const { account } = (await ask('futures.positions', { scope: 'open' }, token)) as {
    account: { order_margin: string }
  }
  // The order reserves its margin at 20x and the taker fee of 0.05 %.
  expect(Number(account.order_margin)).toBeCloseTo(Number(lower) * 3 * (1 / 20 + 0.0005), 4)
})

const dragged = 'ADAUSDT'
test.afterEach(() => control('index', { symbol: dragged }))

// Only a real browser captures the pointer during a drag.
test('dragging the line of an order in the chart opens the dialog with the new price, and Save sends it @desktop @deep', async ({
  page,
  context,
}, info) => {
  const { token } = await freshMember({ USDT: '1000' })
  const { last } = (await ask('market.coins', { product: 'spot' })).find((one) => one.symbol === dragged)!
  const decimals = last.split('.')[1]!.length
  const times = (factor: number) => (Number(last) * factor).toFixed(decimals)
  // After this jump the chart shows the current and the previous price. Nothing trades between them, so the order
  // rests.
  await control('index', { symbol: dragged, price: times(1.04) })
  const order = { symbol: dragged, side: 'buy', type: 'limit', price: times(1.015), quantity: '100' } as const
  // The post-only order is refused until the quotes of the market maker have followed the index price.
  await expect(async () => {
    await ask('spot.place', { ...order, tif: 'PO' }, token)
  }).toPass()
  await signIn(context, { token })
  await choose(context, { locale: 'en' })
  await page.goto(`${paths(info).exchange}?symbol=${dragged}`)
  const grip = page.getByRole('button', { name: /^Move: Buy 100/ })
  await grip.hover()
  const { x, y, width, height } = (await grip.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 24, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Edit order' })
  const field = dialog.getByRole('textbox', { name: 'Price' })
  await expect.poll(async () => Number(await field.inputValue())).toBeLessThan(Number(order.price))
  const price = await field.inputValue()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Order changed')
  const { list } = await ask('spot.openOrders', { symbol: dragged }, token)
  expect(list.map((one) => Number(one.price))).toEqual([Number(price)])
})
