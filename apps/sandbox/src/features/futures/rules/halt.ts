import type { VenueDesk } from '../venue-port.ts'
import { withdrawOrder } from './end-order.ts'
import { fireTriggers } from './fire-triggers.ts'
import { withdrawQuote } from './house-orders.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Halts a contract: its book empties. Take profits and stop losses wait until it goes on, as their positions do. */
export function haltMarket(memory: VenueMemory, symbol: string, halted: boolean, desk: VenueDesk): void {
  const market = memory.markets.get(symbol)
  if (market === undefined) return
  market.halted = halted
  if (!halted) {
    fireTriggers(memory, market, desk)
    return
  }
  for (const order of market.resting()) withdrawOrder(memory, market, order, 'cancelled', 'system', desk)
  for (const { id } of market.quotes()) withdrawQuote(market, id, desk)
}
