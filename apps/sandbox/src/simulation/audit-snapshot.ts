import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { findListing } from '../prices/listings.ts'
import type { Fill, Order, Snapshot } from './snapshot.ts'
import type { Member } from './traffic.ts'

const ZERO = fromUnits(0n)
const isResting = ({ status }: Order) => status === 'open' || status === 'partial'
const isOpen = (order: Order) => isResting(order) || order.status === 'pending'
const times = (price: string, quantity: bigint) => (toUnits(price) * quantity) / 10n ** 8n
const sum = <T>(all: T[], read: (one: T) => bigint) => all.reduce((total, one) => total + read(one), 0n)

const restOf = (order: Order) => toUnits(order.quantity ?? ZERO) - toUnits(order.filled)

const coinsOf = ({ symbol }: Order) => findListing(symbol)!

/**
 * Returns the amount that an order needs while it is open (docs/rules.md#spot-orders), in units of 1e-8.
 */
function needOf(order: Order): bigint {
  if (order.side === 'sell') return restOf(order)
  if (order.total !== null) return toUnits(order.total) - toUnits(order.quote_filled)
  return times(order.price ?? ZERO, restOf(order))
}

/**
 * Returns the amount of a coin that a member's orders freeze, in units of 1e-8. Two open legs of an OCO order together
 * freeze only the larger of their amounts.
 */
function heldBy(orders: Order[], coin: string): bigint {
  const needs = new Map<string, bigint>()
  for (const order of orders) {
    const { base, quote } = coinsOf(order)
    if (!isOpen(order) || coin !== (order.side === 'buy' ? quote : base)) continue
    const pair = [order.order_no, order.oco_order_no ?? ''].sort().join()
    const need = needOf(order)
    if (need > (needs.get(pair) ?? 0n)) needs.set(pair, need)
  }
  return sum([...needs.values()], (need) => need)
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
  const isFilled = toUnits(order.filled) > 0n
  const complete = order.quantity !== null ? restOf(order) === 0n : isFilled && order.status === 'completed'
  if ((order.status === 'completed') !== complete)
    yield `${order_no}: ${order.status} with ${order.filled} filled`
  if (order.trigger_price !== null && isFilled && order.triggered_at === null)
    yield `${order_no}: traded before its trigger was reached`
}

/** Checks that the last price has not reached the trigger price of a waiting order. */
function* auditTrigger(order: Order, { books }: Snapshot): Generator<string> {
  if (order.status !== 'pending' || order.triggered_at !== null) return
  const { last } = books.get(order.symbol)!
  const [trigger, price] = [toUnits(order.trigger_price!), toUnits(last)]
  const isWaiting = order.trigger_when === 'rises' ? price < trigger : price > trigger
  if (!isWaiting) yield `${order.order_no}: waits for ${order.trigger_price} at the last price ${last}`
}

/**
 * Checks that both legs of an OCO order are open and have not traded, or that at most one of them is still open: the
 * limit leg after its first trade, or the stop leg after its trigger was reached.
 */
function* auditLegs(orders: Order[]): Generator<string> {
  const byNo = new Map(orders.map((order) => [order.order_no, order]))
  for (const limit of orders) {
    if (limit.oco_order_no === null || limit.type !== 'limit') continue
    const stop = byNo.get(limit.oco_order_no)
    const name = `${limit.order_no} with ${limit.oco_order_no}`
    if (stop?.oco_order_no !== limit.order_no) yield `${name}: one leg is missing`
    else if (toUnits(limit.filled) > 0n && toUnits(stop.filled) > 0n) yield `${name}: both legs traded`
    else if (isOpen(limit) && isOpen(stop)) {
      if (limit.status !== 'open' || stop.status !== 'pending')
        yield `${name}: ${limit.status}, ${stop.status}`
    } else if (isOpen(limit) ? toUnits(limit.filled) === 0n : isOpen(stop) && stop.triggered_at === null) {
      yield `${name}: one leg ended alone`
    }
  }
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
    const held = heldBy(orders, coin)
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
      const isStopLeg = order.oco_order_no !== null && order.type !== 'limit'
      if (!isStopLeg && ids.has(order.client_order_id))
        yield `${member.name}: ${order.client_order_id} made two orders`
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
        if (order.symbol !== symbol || order.side !== side || !isResting(order)) continue
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
    ...orders.flatMap((order) => [...auditOrder(order), ...auditTrigger(order, snapshot)]),
    ...auditLegs(orders),
    ...auditBalances(member, orders, snapshot.balances, given),
  ])
  return [...perMember, ...auditIdentity(snapshot), ...auditBooks(snapshot), ...auditLedger(snapshot)]
}
