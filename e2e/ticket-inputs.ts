import { type BrowserContext, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { ask, freshMember, type TestMember } from './exchange.ts'
import { type Device, type Input, inputOf } from './inputs.ts'
import { choose, expectToast, isPhone, paths, signIn } from './pages.ts'

/** A market in which the tests of one file trade. No other test depends on its price. */
export interface Market {
  product: 'spot' | 'futures'
  symbol: string
  base: string
  /** Name of the symbol in the bar of the terminal. */
  name: string
  /** Quantity of most orders. */
  quantity: number
  /** Label of the radio button and button for selling. */
  sell: string
  /** Returns the name of an order to sell in the labels of its buttons. */
  label: (quantity: number) => string
}

const fields = {
  price: 'Price',
  quantity: 'Quantity',
  trigger: 'Trigger price',
  limit: 'Limit price',
  profit: 'Take-profit limit',
  stopTrigger: 'Stop trigger',
  stopLimit: 'Stop limit',
  trail: 'Trail',
  takeProfit: 'Take profit trigger price',
  stopLoss: 'Stop loss trigger price',
} as const

export type Field = keyof typeof fields

/**
 * An order that is expected on the server, with prices as factors of the last price. An omitted price is expected to be
 * null.
 */
export interface PlacedOrder {
  type: string
  status: string
  side?: 'buy' | 'sell'
  /** Null if the order closes the whole position. Default: the quantity of the market. */
  quantity?: number | null
  price?: number
  trigger_price?: number
  trigger_when?: 'rises' | 'falls'
  /** Distance of a trailing stop in percent. */
  trail_pct?: string
  take_profit?: number
  stop_loss?: number
}

/** An order to sell, as a member enters it: prices as factors of the last price, other entries as text. */
export interface TicketRow {
  tab: 'Limit' | 'Market' | 'Stop' | 'OCO' | 'TP/SL'
  /** The order type to choose below the tab, for tabs with several order types. */
  kind?: string
  /** True if take profit and stop loss are entered with the order. */
  withExits?: boolean
  entries: Partial<Record<Field, number | string>>
  button: RegExp
  /** Name of the button that confirms the order in the dialog. Default: `button`. */
  confirm?: string
  toast: string | RegExp
  /** The orders that the member must have on the server afterwards. */
  placed: readonly PlacedOrder[]
}

export interface Terminal {
  page: Page
  info: TestInfo
  market: Market
  input: Input
  member: TestMember
  /** Returns the last price multiplied by a factor, rounded to the price tick of the market. */
  at: (factor: number) => string
  /** Returns a price as the page formats it. */
  shown: (price: string) => string
}

/** Creates a member with money and reads the last price. Call `show` to open the page. */
export async function createTerminal(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  market: Market,
  device: Device,
): Promise<Terminal> {
  const { product, symbol, base } = market
  const member = await (product === 'spot'
    ? freshMember({ USDT: '5000', [base]: '1000' })
    : freshMember({}, '5000'))
  const { last } = (await ask('market.coins', { product })).find((one) => one.symbol === symbol)!
  const decimals = last.split('.')[1]!.length
  await signIn(context, member)
  await choose(context, { locale: 'en', confirmOrders: true })
  return {
    page,
    info,
    market,
    input: inputOf(device, page, info),
    member,
    at: (factor) => (Number(last) * factor).toFixed(decimals),
    shown: (price) => Number(price).toLocaleString('en', { minimumFractionDigits: decimals }),
  }
}

/** Opens the terminal page. */
export async function show({ page, info, market: { product, symbol, name } }: Terminal): Promise<void> {
  const { exchange, futures } = paths(info)
  await page.goto(`${product === 'spot' ? exchange : futures}?symbol=${symbol}`)
  await expect(page.locator('.bl-symbol-bar').getByText(name)).toBeVisible()
}

/** Opens the ticket for a sell order. On a phone the ticket is a sheet. */
export async function openSell({ page, info, input, market: { sell } }: Terminal): Promise<Locator> {
  const ticket = page.locator('.bl-ticket')
  const side = ticket.getByRole('radio', { name: sell, exact: true })
  if (isPhone(info)) await input.press(page.getByRole('button', { name: sell, exact: true }))
  else await input.pick(side)
  await expect(side).toBeChecked()
  return ticket
}

/** Opens the list of open orders. */
export async function openOrders({ page, info, input, market: { product } }: Terminal): Promise<Locator> {
  // On a desktop, the spot terminal shows the list of open orders from the start.
  if (product === 'futures' || isPhone(info))
    await input.pick(page.getByRole('tab', { name: /^(Open orders|Orders)/ }))
  return page.getByRole('table', { name: 'Open orders' }).locator('tbody').getByRole('row')
}

interface OrderOnServer {
  order_no: string
  type: string
  status: string
  price: string | null
}

/** Returns the member's orders from the server: all orders of a spot pair, but only the open orders of a contract. */
async function ordersOf({ market, member: { token } }: Terminal): Promise<OrderOnServer[]> {
  const { product, symbol } = market
  const { list }: { list: readonly object[] } =
    product === 'spot'
      ? await ask('spot.orders', { symbol }, token)
      : await ask('futures.orders', { symbol, scope: 'open' }, token)
  return list as OrderOnServer[]
}

/** Expects the orders of the member on the server to be exactly these. */
export async function expectPlaced(terminal: Terminal, placed: readonly PlacedOrder[]): Promise<void> {
  const { at, market } = terminal
  const priceOf = (factor?: number) => (factor === undefined ? null : at(factor))
  const expected = placed.map(({ price, trigger_price, take_profit, stop_loss, quantity, ...order }) => ({
    side: 'sell',
    ...order,
    quantity: quantity === null ? null : `${quantity ?? market.quantity}.00000000`,
    price: priceOf(price),
    // The trigger price of a trailing stop moves with the last price, so any value is accepted.
    trigger_price: order.trail_pct ? expect.any(String) : priceOf(trigger_price),
    ...(market.product === 'futures'
      ? { take_profit: priceOf(take_profit), stop_loss: priceOf(stop_loss) }
      : {}),
  }))
  const byType = (one: { type: string }, other: { type: string }) => one.type.localeCompare(other.type)
  const orders = await ordersOf(terminal)
  expect(orders.toSorted(byType)).toMatchObject(expected.toSorted(byType))
}

/** Enters and confirms an order, and expects its toast and the orders on the server. */
export async function placeOrder(terminal: Terminal, row: TicketRow): Promise<void> {
  const { input, at } = terminal
  const ticket = await openSell(terminal)
  await input.pick(ticket.getByRole('tab', { name: row.tab, exact: true }))
  if (row.kind) await input.pick(ticket.getByRole('radio', { name: row.kind, exact: true }))
  if (row.withExits) await input.press(ticket.getByRole('checkbox', { name: 'TP/SL' }))
  for (const [name, entry] of Object.entries(row.entries))
    await input.type(fieldOf(ticket, name as Field), typeof entry === 'number' ? at(entry) : entry)
  await confirmOrder(terminal, ticket, row)
  await expectPlaced(terminal, row.placed)
}

export const fieldOf = (ticket: Locator, field: Field): Locator =>
  ticket.getByRole('textbox', { name: fields[field], exact: true })

/** Sends the order of the ticket and confirms it. */
export async function confirmOrder(
  { page, input }: Terminal,
  ticket: Locator,
  { button, confirm, toast }: Pick<TicketRow, 'button' | 'confirm' | 'toast'>,
): Promise<void> {
  await input.press(ticket.getByRole('button', { name: button }))
  const dialog = page.getByRole('dialog', { name: 'Confirm order' })
  await input.press(dialog.getByRole('button', { name: confirm ?? button }))
  await expectToast(page, toast)
  await expect(dialog).toBeHidden()
}

/** Places three orders between two prices in one dialog, the largest at the highest price. */
export async function placeScaled(terminal: Terminal): Promise<void> {
  const { page, input, at, market } = terminal
  // The distance between the prices is a whole number of ticks, so the dialog does not round the prices.
  const decimals = at(1).split('.')[1]!.length
  const prices = [0, 1, 2].map((step) => (Number(at(1.1)) + step * Number(at(0.05))).toFixed(decimals))
  const quantities = [5, 10, 15].map((times) => `${times * market.quantity}.00000000`)
  const ticket = await openSell(terminal)
  await input.press(ticket.getByRole('button', { name: 'Order settings' }))
  await input.press(page.getByRole('button', { name: 'Scaled order' }))
  const dialog = page.getByRole('dialog', { name: 'Scaled order' })
  await input.type(dialog.getByRole('textbox', { name: 'Lowest price' }), prices[0]!)
  await input.type(dialog.getByRole('textbox', { name: 'Highest price' }), prices[2]!)
  await input.type(dialog.getByRole('textbox', { name: 'Total quantity' }), `${30 * market.quantity}`)
  await input.choose(dialog.getByRole('combobox', { name: 'Orders' }), '3')
  await input.pick(dialog.getByRole('radio', { name: 'More high' }))
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await input.press(dialog.getByRole('button', { name: 'Place the orders' }))
  await expectToast(page, 'Orders placed')
  await expect(dialog).toBeHidden()
  const orders = await ordersOf(terminal)
  expect(orders.toSorted((one, other) => Number(one.price) - Number(other.price))).toMatchObject(
    prices.map((price, at) => ({
      type: 'limit',
      side: 'sell',
      status: 'open',
      price,
      quantity: quantities[at],
    })),
  )
}

/**
 * Changes price and quantity of an open order in its row, and then cancels it there. `expectReserved` checks the money
 * that the server reserves for the changed order.
 */
export async function amendAndCancel(terminal: Terminal, expectReserved: () => Promise<void>): Promise<void> {
  const { page, info, input, at, market, member, shown } = terminal
  const { product, symbol, quantity } = market
  const order = { symbol, side: 'sell', type: 'limit', price: at(1.2), quantity: `${quantity}` } as const
  const { order_no } = await ask(`${product}.place`, order, member.token)
  await show(terminal)
  const rows = await openOrders(terminal)
  if (isPhone(info)) await input.press(page.getByRole('button', { name: 'Details', exact: true }))
  await input.press(page.getByRole('button', { name: `Edit the order: ${market.label(quantity)}` }))
  const dialog = page.getByRole('dialog', { name: 'Edit order' })
  await input.type(dialog.getByRole('textbox', { name: 'Price' }), at(1.1))
  await input.type(dialog.getByRole('textbox', { name: 'Quantity' }), `${quantity * 2}`)
  await input.press(dialog.getByRole('button', { name: 'Save changes' }))
  await expectToast(page, 'Order changed')
  await expect(dialog).toBeHidden()
  await expectPlaced(terminal, [{ type: 'limit', status: 'open', price: 1.1, quantity: quantity * 2 }])
  expect((await ordersOf(terminal))[0]!.order_no).toBe(order_no)
  await expectReserved()
  if (!isPhone(info)) await expect(rows).toContainText(shown(at(1.1)))
  await input.press(page.getByRole('button', { name: `Cancel the order: ${market.label(quantity * 2)}` }))
  await expect(page.getByText('No open orders')).toBeVisible()
  const { list } =
    product === 'spot'
      ? await ask('spot.orders', { symbol }, member.token)
      : await ask('futures.orders', { symbol, scope: 'history' }, member.token)
  expect(list.find((one) => one.order_no === order_no)).toMatchObject({ status: 'cancelled' })
}
