import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { findListing } from '../prices/listings.ts'
import type { Fill, Order, Snapshot } from './snapshot.ts'
import type { Member } from './traffic.ts'

const ZERO = fromUnits(0n)
const isOpen = ({ status }: Order) => status === 'open' || status === 'partial'
const times = (price: string, quantity: bigint) => (toUnits(price) * quantity) / 10n ** 8n
const sum = <T>(all: T[], read: (one: T) => bigint) => all.reduce((total, one) => total + read(one), 0n)

const restOf = (order: Order) => toUnits(order.quantity ?? ZERO) - toUnits(order.filled)

const coinsOf = ({ symbol }: Order) => findListing(symbol)!

/**
 * Returns the amount of a coin that an order freezes while it is open (docs/rules.md#spot-orders), in units of 1e-8.
 */
function heldOf(order: Order, coin: string): bigint {
  const { base, quote } = coinsOf(order)
  if (!isOpen(order) || coin !== (order.side === 'buy' ? quote : base)) return 0n
  return order.side === 'buy' ? times(order.price ?? ZERO, restOf(order)) : restOf(order)
}

/**
 * Returns the amount by which the fills and the fee of an order have changed a member's balance of a coin, in units of
 * 1e-8.
 */
function gainOf(order: Order, coin: string): bigint {
  const { base, quote } = coinsOf(order)
  const sign = order.side === 'buy' ? 1n : -1n
  const fee = coin === order.fee_coin ? toUnits(order.fee) : 0n
  const base_ = coin === base ? sign * toUnits(order.filled) : 0n
  const quote_ = coin === quote ? -sign * toUnits(order.quote_filled) : 0n
  return base_ + quote_ - fee
}

function* auditOrder(order: Order): Generator<string> {
  const { fills, order_no } = order
  const reported = [order.filled, order.quote_filled, order.fee].map((amount) => toUnits(amount))
  const made = [
    sum(fills, ({ qty }) => toUnits(qty)),
    sum(fills, ({ price, qty }) => times(price, toUnits(qty))),
    sum(fills, ({ fee }) => toUnits(fee)),
  ]
  if (reported.some((amount, index) => amount !== made[index]))
    yield `${order_no}: fills sum to ${made.map((one) => fromUnits(one))}, the order says ${order.filled}, ${order.quote_filled}, ${order.fee}`
  const complete = order.quantity !== null && restOf(order) === 0n
  if ((order.status === 'completed') !== complete)
    yield `${order_no}: ${order.status} with ${order.filled} filled`
}

/**
 * Checks balances against orders: the frozen amount must equal the amounts that open orders freeze, and the total
 * must equal the initial deposit plus the results of trades.
 */
function* auditBalances(
  member: Member,
  orders: Order[],
  balances: Snapshot['balances'],
  given: Record<string, string>,
): Generator<string> {
  for (const { coin, available, frozen } of balances.get(member) ?? []) {
    const held = sum(orders, (order) => heldOf(order, coin))
    if (toUnits(frozen) !== held)
      yield `${member.name} ${coin}: frozen ${frozen}, open orders hold ${fromUnits(held)}`
    const due = toUnits(given[coin] ?? ZERO) + sum(orders, (order) => gainOf(order, coin))
    const has = toUnits(available) + toUnits(frozen)
    if (has !== due)
      yield `${member.name} ${coin}: has ${fromUnits(has)}, orders and deposit make ${fromUnits(due)}`
  }
}

/**
 * Checks that each client order id belongs to one order only, and that the two fills of a trade between members are a
 * buy and a sell at the same price and quantity.
 */
function* auditIdentity(snapshot: Snapshot): Generator<string> {
  const halves = new Map<number, { fill: Fill; order: Order }[]>()
  for (const [member, orders] of snapshot.orders) {
    const ids = new Set<string | null>()
    for (const order of orders) {
      if (ids.has(order.client_order_id)) yield `${member.name}: ${order.client_order_id} made two orders`
      ids.add(order.client_order_id)
      for (const fill of order.fills)
        halves.set(fill.trade_id, [...(halves.get(fill.trade_id) ?? []), { fill, order }])
    }
  }
  for (const [id, [first, second, third]] of halves) {
    if (!first || !second) continue
    const fits =
      first.order.side !== second.order.side &&
      first.fill.liquidity !== second.fill.liquidity &&
      first.fill.price === second.fill.price &&
      first.fill.qty === second.fill.qty
    if (third || !fits) yield `trade ${id} does not fit together`
  }
}

/** Checks that each order book shows exactly the remaining quantities of the open orders, up to 50 levels per side. */
function* auditBooks({ orders, books }: Snapshot): Generator<string> {
  for (const [symbol, book] of books) {
    for (const side of ['buy', 'sell'] as const) {
      const levels = new Map<string, bigint>()
      for (const order of [...orders.values()].flat()) {
        if (order.symbol !== symbol || order.side !== side || !isOpen(order)) continue
        levels.set(order.price!, (levels.get(order.price!) ?? 0n) + restOf(order))
      }
      const best = side === 'buy' ? -1 : 1
      const due = [...levels]
        .sort(([a], [b]) => best * Number(toUnits(a) - toUnits(b)))
        .slice(0, 50)
        .map(([price, quantity]) => `${price} ${fromUnits(quantity)}`)
      const shown = book[side === 'buy' ? 'bids' : 'asks'].map((level) => level.join(' '))
      if (due.join() !== shown.join())
        yield `${symbol} ${side}: the book shows [${shown.join(', ')}], open orders make [${due.join(', ')}]`
    }
  }
}

function* auditLedger({ ledger }: Snapshot): Generator<string> {
  if (!ledger.ok || ledger.differences.length > 0)
    yield `ledger: ${JSON.stringify(ledger.differences).slice(0, 400)}`
  for (const [coin, total] of Object.entries(ledger.totals))
    if (toUnits(total) !== 0n) yield `ledger: ${coin} sums to ${total}`
}

/** Returns descriptions of all violated invariants. `given` is the initial deposit of each member, by coin. */
export function auditSnapshot(snapshot: Snapshot, given: Record<string, string>): string[] {
  const perMember = [...snapshot.orders].flatMap(([member, orders]) => [
    ...orders.flatMap((order) => [...auditOrder(order)]),
    ...auditBalances(member, orders, snapshot.balances, given),
  ])
  return [...perMember, ...auditIdentity(snapshot), ...auditBooks(snapshot), ...auditLedger(snapshot)]
}
