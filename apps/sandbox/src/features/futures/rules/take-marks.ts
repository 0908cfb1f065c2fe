import type { Mark, VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { fireTriggers } from './fire-triggers.ts'
import { sellInsurance } from './insurance.ts'
import { checkMember } from './liquidation.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * New mark prices. Liquidation comes before triggers, so that no stop of a bankrupt position is paid for by others;
 * then triggers fire and the insurance sells. What that traded is checked again, until nobody is due.
 */
export function takeMarks(memory: VenueMemory, prices: ReadonlyMap<string, Mark>, desk: VenueDesk): void {
  const markets: ContractMarket[] = []
  for (const [symbol, mark] of prices) {
    const market = memory.markets.get(symbol)
    if (market === undefined) continue
    market.mark = mark
    markets.push(market)
  }
  const symbols = new Set(prices.keys())
  let members = new Set(markets.flatMap(({ holders }) => [...holders.keys()]))
  let sold = false
  for (;;) {
    const from = desk.change.fills.length
    for (const id of members) checkMember(memory, memory.account(id), symbols, desk)
    for (const market of markets) fireTriggers(memory, market, desk)
    if (!sold) {
      for (const market of markets) sellInsurance(memory, market, desk)
      sold = true
      for (const market of markets) fireTriggers(memory, market, desk)
    }
    members = new Set(desk.change.fills.slice(from).map(({ order }) => order.memberId))
    if (members.size === 0) return
  }
}
