import type { FuturesOrder, FuturesReason } from '../futures-order.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { bookOf } from './note-book.ts'
import { Purse, type Ref } from './purse.ts'
import type { VenueMemory } from './venue-memory.ts'

export type OrderEnd = 'completed' | 'cancelled' | 'expired'

/** Ends a live order that is not in the book (any more): what it still reserves is free again. */
export function endOrder(
  memory: VenueMemory,
  order: FuturesOrder,
  status: OrderEnd,
  reason: FuturesReason | null,
  desk: VenueDesk,
): void {
  releaseTo(memory, order, 0n, desk)
  order.status = status
  order.reason = reason
  order.updatedAt = desk.now
  memory.dropOrder(order)
  desk.change.changed.add(order)
}

/** Takes a live order out of the book, or off the pending list, and ends it. */
export function withdrawOrder(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  status: OrderEnd,
  reason: FuturesReason,
  desk: VenueDesk,
): void {
  if (order.status !== 'pending') {
    const taken = market.book.cancel(order.id)
    if (taken === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
    bookOf(market, desk).levels.push(taken.change)
  }
  endOrder(memory, order, status, reason, desk)
}

/**
 * Lowers what an order reserves; the cash of an isolated one is free again. A rate that has risen since the order was
 * placed asks for no more: what is not there cannot be held.
 */
export function releaseTo(memory: VenueMemory, order: FuturesOrder, reserved: bigint, desk: VenueDesk): void {
  const freed = order.reserved - reserved
  if (freed > 0n) order.reserved = reserved
  if (freed > 0n && order.marginMode === 'isolated') {
    new Purse(memory.account(order.memberId), desk, orderRef(order)).release(freed)
  }
}

/** What bookings of an order itself belong to. */
export function orderRef({ orderNo }: FuturesOrder): Ref {
  return { refType: 'futures_order', refNo: orderNo }
}
