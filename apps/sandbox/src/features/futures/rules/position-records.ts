import type { EndedPosition, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { averagePrice, entryPrice, sizeOf } from './margin-formulas.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A closed part of a position. */
export interface ClosedPart {
  quantity: bigint
  /** Price × quantity of the closing trade, in units of 1e-18. */
  cost: bigint
  realizedPnl: bigint
  fee: bigint
}

/** Returns a new, empty position of a member. */
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
    quantity: 0n,
    cost: 0n,
    margin: 0n,
    realizedPnl: 0n,
    fees: 0n,
    funding: 0n,
    maxQuantity: 0n,
    closedQuantity: 0n,
    closedCost: 0n,
    openedAt: now,
    updatedAt: now,
  }
}

/** Adds a closed part to the totals of a position. */
export function noteClosed(position: OpenPosition, part: ClosedPart): void {
  position.realizedPnl += part.realizedPnl
  position.fees += part.fee
  position.closedQuantity += part.quantity
  position.closedCost += part.cost
}

/**
 * Records the new state of an open position. A position whose quantity has become 0 must be passed to
 * `endPosition` instead.
 */
export function keepPosition(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  context: EngineContext,
): void {
  const size = sizeOf(position.quantity)
  if (size > position.maxQuantity) position.maxQuantity = size
  position.updatedAt = context.now
  memory.account(position.memberId).positions.set(position.symbol, position)
  market.holders.set(position.memberId, position)
  context.change.positions.add(position)
}

/**
 * Ends a closed position and removes it from memory. Before that, the caller must pass the last closed part of the
 * position to `noteClosed`.
 */
export function endPosition(
  memory: VenueMemory,
  market: ContractMarket,
  position: OpenPosition,
  closedBy: EndedPosition['closedBy'],
  context: EngineContext,
): void {
  const entry = entryPrice(position)
  if (entry === null) throw new Error(`position of ${position.memberId} in ${position.symbol} ended twice`)
  const side = position.quantity < 0n ? 'short' : 'long'
  position.quantity = 0n
  position.cost = 0n
  position.margin = 0n
  position.updatedAt = context.now
  memory.account(position.memberId).positions.delete(position.symbol)
  market.holders.delete(position.memberId)
  // A member can close two positions in one symbol in one command batch. The later position must be stored last. A Set
  // iterates in the order of insertion, so deleting a position and adding it again moves it to the end.
  context.change.positions.delete(position)
  context.change.positions.add(position)
  context.change.ended.push({
    id: context.nextPositionId(),
    position,
    side,
    entryPrice: entry,
    exitPrice: averagePrice(position.closedCost, position.closedQuantity),
    closedBy,
    closedAt: context.now,
  })
}
