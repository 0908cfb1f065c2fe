import { fromUnits, toUnits } from '@bourselet/sdk/money'
import type { FuturesOrder } from '../futures-order.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { withdrawOrder } from './end-order.ts'
import type { Cut } from './forecast.ts'
import { signedLots } from './look-ahead.ts'
import { bookOf } from './note-book.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A member's resting reduce-only orders in a contract, oldest first. */
export function reduceOnlyOf(memory: VenueMemory, market: ContractMarket, memberId: number): FuturesOrder[] {
  const orders = memory.account(memberId).ordersOf(market.symbol)
  return orders.filter(({ reduceOnly, status }) => reduceOnly && status !== 'pending')
}

/**
 * After a member's position changed: take profit and stop loss of a position that is gone end, and reduce-only orders
 * beyond what is left to reduce are cut, newest first (rulebook 9, rule 2).
 */
export function cutReduceOnly(
  memory: VenueMemory,
  market: ContractMarket,
  memberId: number,
  desk: VenueDesk,
): void {
  const account = memory.account(memberId)
  if (account.orders.size === 0) return
  const size = signedLots(market, memberId)
  const closing = size > 0 ? 'sell' : 'buy'
  for (const order of account.ordersOf(market.symbol)) {
    if (order.status === 'pending' && (size === 0 || order.side !== closing)) {
      withdrawOrder(memory, market, order, 'expired', 'position_gone', desk)
    }
  }
  let room = Math.abs(size)
  for (const order of reduceOnlyOf(memory, market, memberId)) {
    const keeps = order.side === closing ? Math.min(room, market.left(order)) : 0
    room -= keeps
    const reason = size !== 0 && order.side === closing ? 'reduced' : 'position_gone'
    cutTo(memory, market, order, { lots: keeps, reason }, desk)
  }
}

/** Leaves a resting order only some lots; one with none left expires. */
export function cutTo(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  { lots, reason }: Cut,
  desk: VenueDesk,
): void {
  const left = market.left(order)
  if (lots >= left) return
  if (lots === 0) {
    withdrawOrder(memory, market, order, 'expired', reason, desk)
    return
  }
  const change = market.book.reduce(order.id, lots)
  if (change === null) throw new Error(`order ${order.orderNo} cannot be cut to ${lots} lots`)
  bookOf(market, desk).levels.push(change)
  const cut = BigInt(left - lots) * market.rules.step
  order.quantity = fromUnits(toUnits(order.quantity!) - cut)
  order.updatedAt = desk.now
  desk.change.changed.add(order)
}
