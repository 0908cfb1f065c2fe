import { expect, type Locator } from '@playwright/test'
import { ask } from './exchange.ts'
import { expectToast, isPhone } from './pages.ts'
import {
  expectPlaced,
  type Market,
  numbersOf,
  openOrders,
  ordersOf,
  type PlacedOrder,
  type Side,
  show,
  type Terminal,
} from './terminal.ts'

const fields = {
  price: 'Price',
  quantity: 'Quantity',
  total: 'Total',
  value: 'Value',
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

type Entry = number | string | ((terminal: Terminal) => string)

/**
 * An order, as a member enters it: prices as factors of the last price, other entries as text, or as a function that
 * returns the text for a `Terminal`.
 */
export interface TicketRow {
  tab: 'Limit' | 'Market' | 'Stop' | 'OCO' | 'TP/SL'
  /** The order type to choose below the tab, for tabs with several order types. */
  kind?: string
  /** Side of the order; `sell` if omitted. */
  side?: Side
  /** True if take profit and stop loss are entered with the order. */
  withExits?: boolean
  entries: Partial<Record<Field, Entry>>
  /** Time in force of the order; GTC if omitted. */
  tif?: 'IOC' | 'FOK'
  isPostOnly?: boolean
  /** Kind of price that fires the trigger; the last price if omitted. */
  triggerBy?: 'Mark'
  button: RegExp
  /** Name of the button that confirms the order in the dialog; the name in `button` if omitted. */
  confirm?: string
  toast: string | RegExp
  /** The orders that the member must have on the server afterwards. */
  placed: readonly PlacedOrder[]
}

/** Opens the ticket for an order to buy or to sell. On a phone the ticket is a bottom sheet. */
export async function openTicket(
  { page, info, input, market: { sides } }: Terminal,
  side: Side = 'sell',
): Promise<Locator> {
  const name = sides[side]
  const ticket = page.locator('.bl-ticket')
  const option = ticket.getByRole('radio', { name, exact: true })
  if (isPhone(info)) await input.press(page.getByRole('button', { name, exact: true }))
  else await input.pick(option)
  await expect(option).toBeChecked()
  return ticket
}

/** Enters and confirms an order, and expects its toast and the new orders on the server. */
export async function placeOrder(terminal: Terminal, row: TicketRow): Promise<void> {
  const { input, at } = terminal
  const known = await numbersOf(terminal)
  const ticket = await openTicket(terminal, row.side)
  await input.pick(ticket.getByRole('tab', { name: row.tab, exact: true }))
  if (row.kind) await input.pick(ticket.getByRole('radio', { name: row.kind, exact: true }))
  if (row.withExits) await input.press(ticket.getByRole('checkbox', { name: 'TP/SL' }))
  await enterTerms(terminal, ticket, row)
  for (const [name, entry] of Object.entries(row.entries)) {
    const text = typeof entry === 'function' ? entry(terminal) : typeof entry === 'number' ? at(entry) : entry
    await input.type(fieldOf(ticket, name as Field), text)
  }
  await confirmOrder(terminal, ticket, row)
  await expectPlaced(terminal, row.placed, known)
}

/**
 * Sets the unit of the size, time in force, post-only and the price type of the trigger, unless the ticket already
 * shows the values of `row`.
 */
async function enterTerms({ input, market }: Terminal, ticket: Locator, row: TicketRow): Promise<void> {
  const { entries, tif = 'GTC', isPostOnly = false, triggerBy = 'Last' } = row
  const chosen = async (label: string, value: string, option: string | RegExp = value) => {
    const select = ticket.getByRole('combobox', { name: label })
    if ((await select.count()) > 0 && (await select.textContent())?.trim() !== value)
      await input.choose(select, option)
  }
  const box = ticket.getByRole('checkbox', { name: 'Post only' })
  const isBoxChanged = (await box.count()) > 0 && (await box.isChecked()) !== isPostOnly
  // The select of the time in force is disabled while post-only is checked. Post-only is therefore unchecked before the
  // choice and checked after it.
  if (isBoxChanged && !isPostOnly) await input.press(box)
  await chosen('Time in force', tif, new RegExp(`^${tif}`))
  if (isBoxChanged && isPostOnly) await input.press(box)
  await chosen('Triggered by', triggerBy)
  const isTotal = entries.total !== undefined || entries.value !== undefined
  if (isTotal || entries.quantity !== undefined)
    await chosen('Enter the order in', isTotal ? 'USDT' : market.base)
}

export const fieldOf = (ticket: Locator, field: Field): Locator =>
  ticket.getByRole('textbox', { name: fields[field], exact: true })

/** Sends the order of the ticket and confirms it. */
export async function confirmOrder(
  { page, info, input }: Terminal,
  ticket: Locator,
  { button, confirm, toast }: Pick<TicketRow, 'button' | 'confirm' | 'toast'>,
): Promise<void> {
  await input.press(ticket.getByRole('button', { name: button }))
  const dialog = page.getByRole('dialog', { name: 'Confirm order' })
  await input.press(dialog.getByRole('button', { name: confirm ?? button }))
  await expectToast(page, toast)
  await expect(dialog).toBeHidden()
  if (isPhone(info)) await expect(ticket).toBeHidden()
}

/** Returns the name of an order in the labels of the buttons in its row. */
export function orderName({ product, symbol, base }: Market, quantity: number, kind = 'Limit'): string {
  return product === 'spot' ? `sell ${quantity} ${base}` : `${symbol}, ${kind}, Sell`
}

/** Places three orders between two prices in one dialog, the largest at the highest price. */
export async function placeScaled(terminal: Terminal): Promise<void> {
  const { page, input, at, market } = terminal
  // The distance between the prices is a whole number of ticks (price steps), so the dialog does not round the prices.
  const decimals = at(1).split('.')[1]!.length
  const prices = [0, 1, 2].map((step) => (Number(at(1.1)) + step * Number(at(0.05))).toFixed(decimals))
  const quantities = [5, 10, 15].map((times) => `${times * market.quantity}.00000000`)
  const ticket = await openTicket(terminal)
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
  await input.press(page.getByRole('button', { name: `Edit the order: ${orderName(market, quantity)}` }))
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
  await input.press(
    page.getByRole('button', { name: `Cancel the order: ${orderName(market, quantity * 2)}` }),
  )
  await expect(page.getByText('No open orders')).toBeVisible()
  const { list } =
    product === 'spot'
      ? await ask('spot.orders', { symbol }, member.token)
      : await ask('futures.orders', { symbol, scope: 'history' }, member.token)
  expect(list.find((one) => one.order_no === order_no)).toMatchObject({ status: 'cancelled' })
}
