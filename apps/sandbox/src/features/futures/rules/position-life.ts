import {
  abs,
  add,
  compare,
  type Decimal,
  div,
  entryPrice,
  isNegative,
  isZero,
  trim,
} from '@bourselet/sdk/money'
import type { EndedPosition, OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A part of a position that was closed. Amounts exact. */
export interface ClosedPart {
  quantity: Decimal
  /** What it left at: price times quantity. */
  quote: Decimal
  realizedPnl: Decimal
  fee: Decimal
}

/** A new position of a member, still empty. */
export function newPosition(
  memberId: number,
  symbol: string,
  terms: Pick<OpenPosition, 'marginMode' | 'leverage'>,
  now: number,
): OpenPosition {
  return {
    memberId,
    symbol,
    ...terms,
    quantity: '0',
    cost: '0',
    margin: '0',
    realizedPnl: '0',
    fees: '0',
    funding: '0',
    maxQuantity: '0',
    closedQuantity: '0',
    closedQuote: '0',
    openedAt: now,
    updatedAt: now,
  }
}

/** Counts a closed part into a position's history. */
export function noteClosed(position: OpenPosition, part: ClosedPart): void {
  position.realizedPnl = add(position.realizedPnl, part.realizedPnl)
  position.fees = add(position.fees, part.fee)
  position.closedQuantity = add(position.closedQuantity, part.quantity)
  position.closedQuote = add(position.closedQuote, part.quote)
}

/** Notes a position's new state; one that became flat must go through `endPosition`. */
export function keepPosition(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  desk: VenueDesk,
): void {
  const size = abs(position.quantity)
  if (compare(size, position.maxQuantity) > 0) position.maxQuantity = size
  position.updatedAt = desk.now
  memory.account(position.memberId).positions.set(position.symbol, position)
  market.holders.set(position.memberId, position)
  desk.change.positions.add(position)
}

/** Takes a position off the lists; its last part has been counted by `noteClosed`. */
export function endPosition(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  closedBy: EndedPosition['closedBy'],
  desk: VenueDesk,
): void {
  const entry = entryPrice(position)
  if (entry === null) throw new Error(`position of ${position.memberId} in ${position.symbol} ended twice`)
  const side = isNegative(position.quantity) ? 'short' : 'long'
  position.quantity = '0'
  position.cost = '0'
  position.margin = '0'
  position.updatedAt = desk.now
  memory.account(position.memberId).positions.delete(position.symbol)
  market.holders.delete(position.memberId)
  // Again, so that a position that was opened and closed in one round comes after the one before it.
  desk.change.positions.delete(position)
  desk.change.positions.add(position)
  desk.change.ended.push({
    id: desk.nextPositionId(),
    position,
    side,
    entryPrice: entry,
    exitPrice: average(position.closedQuote, position.closedQuantity),
    closedBy,
    closedAt: desk.now,
  })
}

/** HALF_UP 8, as shown (rulebook 2.3). */
function average(quote: Decimal, quantity: Decimal): Decimal {
  return isZero(quantity) ? '0' : trim(div(quote, quantity, 8, 'HALF_UP'))
}
