import type { MarketMakerCommand } from '../../prices/market-maker.ts'
import type { SpotDesk } from './desk.ts'
import { type Effect, newEffect } from './effect.ts'
import type { SpotMarket } from './spot-market.ts'
import { applyExecution } from './trade-fills.ts'

/** Runs what the house wants of one book: its cancels, then its orders. Ids that are gone by now are passed over. */
export function runMarketMakerCommand(
  market: SpotMarket,
  command: MarketMakerCommand,
  desk: SpotDesk,
): Effect {
  const effect = newEffect(command.symbol)
  for (const id of command.cancel) {
    const taken = market.isHouseOrder(id) ? market.book.cancel(id) : null
    if (taken !== null) effect.levels.push(taken.change)
  }
  for (const order of command.orders) {
    const run = market.book.place({
      ...order,
      id: desk.nextOrderId(),
      type: 'limit',
      budget: null,
      selfTrade: 'expire_maker',
    })
    applyExecution(market, { order: null, side: order.side }, run, desk, effect)
  }
  effect.seq = market.book.seq
  return effect
}
