import type { FuturesOrder, FuturesReason } from '../futures-order.ts'
import type { EngineContext, VenueChange } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { FuturesWallet, type Ref } from './futures-wallet.ts'
import { signedLots } from './look-ahead.ts'
import type { Cut } from './order-need.ts'
import type { VenueMemory } from './venue-memory.ts'

export type OrderEnd = 'completed' | 'cancelled' | 'expired'

/** Ends an open order that has already left the book, and releases its reserved funds. */
export function endOrder(
  memory: VenueMemory,
  order: FuturesOrder,
  status: OrderEnd,
  reason: FuturesReason | null,
  context: EngineContext,
): void {
  releaseTo(memory, order, 0n, context)
  order.status = status
  order.reason = reason
  order.updatedAt = context.now
  memory.dropOrder(order)
  context.change.changed.add(order)
}

/** Removes an open order from the book, or from the list of orders that wait for their triggers, and ends it. */
export function withdrawOrder(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  status: OrderEnd,
  reason: FuturesReason,
  context: EngineContext,
): void {
  if (order.status !== 'pending') takeFromBook(market, order, context)
  endOrder(memory, order, status, reason, context)
}

/** Removes a resting order from the book. */
export function takeFromBook(market: ContractMarket, order: FuturesOrder, context: EngineContext): void {
  const taken = market.book.cancel(order.bookId)
  if (taken === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
  bookOf(market, context).levels.push(taken.change)
}

/**
 * Lowers the funds that an order reserves to `reserved`, and releases the difference from the frozen cash of an
 * isolated order. Does nothing if `reserved` is higher than the present reserve, for example because the fee rate has
 * risen: the member may lack the additional cash.
 */
export function releaseTo(
  memory: VenueMemory,
  order: FuturesOrder,
  reserved: bigint,
  context: EngineContext,
): void {
  const freed = order.reserved - reserved
  if (freed > 0n) order.reserved = reserved
  if (freed > 0n && order.marginMode === 'isolated') {
    new FuturesWallet(memory.account(order.memberId), context, orderRef(order)).release(freed)
  }
}

/** Returns the reference to an order that is stored with the ledger bookings of the order. */
export function orderRef({ orderNo }: FuturesOrder): Ref {
  return { refType: 'futures_order', refNo: orderNo }
}

type BookChange = NonNullable<ReturnType<VenueChange['books']['get']>>

/**
 * Returns the object in which a batch collects the public changes of a book, with the book's current sequence
 * number.
 */
export function bookOf(market: ContractMarket, { change }: EngineContext): BookChange {
  const known = change.books.get(market.symbol) ?? { seq: 0, levels: [], trades: [] }
  change.books.set(market.symbol, known)
  known.seq = market.book.seq
  return known
}

/** Returns a member's resting reduce-only orders in a contract, oldest first. */
export function reduceOnlyOf(memory: VenueMemory, market: ContractMarket, memberId: number): FuturesOrder[] {
  const orders = memory.account(memberId).ordersOf(market.symbol)
  return orders.filter(({ reduceOnly, status }) => reduceOnly && status !== 'pending')
}

/**
 * Adjusts a member's orders after a position has changed. If the position is closed or reversed, its take profit, stop
 * loss and other reduce-only orders end. Otherwise, resting reduce-only orders that exceed the remaining position are
 * reduced, newest first.
 */
export function cutReduceOnly(
  memory: VenueMemory,
  market: ContractMarket,
  memberId: number,
  context: EngineContext,
): void {
  const account = memory.account(memberId)
  if (account.orders.size === 0) return
  const size = signedLots(market, memberId)
  const closing = size > 0 ? 'sell' : 'buy'
  for (const order of account.ordersOf(market.symbol)) {
    const isClosing = order.status === 'pending' && order.reduceOnly
    if (isClosing && (size === 0 || order.side !== closing)) {
      withdrawOrder(memory, market, order, 'expired', 'position_gone', context)
    }
  }
  let room = Math.abs(size)
  for (const order of reduceOnlyOf(memory, market, memberId)) {
    const keeps = order.side === closing ? Math.min(room, market.left(order)) : 0
    room -= keeps
    const reason = size !== 0 && order.side === closing ? 'reduced' : 'position_gone'
    cutTo(memory, market, order, { lots: keeps, reason }, context)
  }
}

/** Reduces a resting order to a number of lots. An order reduced to 0 lots expires. */
export function cutTo(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  { lots, reason }: Cut,
  context: EngineContext,
): void {
  const left = market.left(order)
  if (lots >= left) return
  if (lots === 0) {
    withdrawOrder(memory, market, order, 'expired', reason, context)
    return
  }
  const change = market.book.reduce(order.bookId, lots)
  if (change === null) throw new Error(`order ${order.orderNo} cannot be cut to ${lots} lots`)
  bookOf(market, context).levels.push(change)
  const cut = BigInt(left - lots) * market.rules.step
  order.quantity = order.quantity! - cut
  order.updatedAt = context.now
  context.change.changed.add(order)
}
