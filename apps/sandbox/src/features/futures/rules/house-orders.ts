import type { MarketMakerCommand } from '../../../prices/market-maker.ts'
import type { VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { fireTriggers } from './fire-triggers.ts'
import { lookAhead } from './look-ahead.ts'
import { match } from './match.ts'
import { bookOf } from './note-book.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Runs what the house wants of one book: its cancels, then its orders. Ids that are gone by now are passed over; while
 * the symbol is halted there are only cancels.
 */
export function runHouse(memory: VenueMemory, command: MarketMakerCommand, desk: VenueDesk): void {
  const market = memory.markets.get(command.symbol)
  if (market === undefined) return
  for (const id of command.cancel) withdrawQuote(market, id, desk)
  for (const order of market.halted ? [] : command.orders) {
    const asked = {
      ...order,
      id: desk.nextOrderId(),
      type: 'limit',
      budget: null,
      selfTrade: 'expire_maker',
    } as const
    match(memory, market, asked, null, lookAhead(memory, market, asked, desk).cuts, desk)
  }
  bookOf(market, desk)
  fireTriggers(memory, market, desk)
}

/** Takes back a quote of the house, if it is one and still rests. */
export function withdrawQuote(market: ContractMarket, id: number, desk: VenueDesk): void {
  const taken = market.isHouseOrder(id) ? market.book.cancel(id) : null
  if (taken !== null) bookOf(market, desk).levels.push(taken.change)
}
