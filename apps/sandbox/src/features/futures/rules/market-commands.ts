import type { MarketMakerCommand } from '../../../prices/market-maker.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { bookOf, withdrawOrder } from './end-order.ts'
import { fireTriggers } from './fire-triggers.ts'
import { checkMember } from './liquidation.ts'
import { lookAhead } from './look-ahead.ts'
import { match } from './match-order.ts'
import { sellInsurance } from './takeover.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Applies new mark prices: liquidates first, then fires triggers, then closes positions of the insurance fund in the
 * order book. Liquidations come first, so that the stop loss of a bankrupt position is canceled and does not trade.
 * Afterwards, the members whose orders have traded are checked for liquidation and triggers are fired again, until no
 * order of a member trades.
 */
export function takeMarks(
  memory: VenueMemory,
  prices: ReadonlyMap<string, bigint>,
  context: EngineContext,
): void {
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
    const from = context.change.fills.length
    for (const id of members) checkMember(memory, memory.account(id), symbols, context)
    for (const market of markets) fireTriggers(memory, market, context)
    if (!sold) {
      for (const market of markets) sellInsurance(memory, market, context)
      sold = true
      for (const market of markets) fireTriggers(memory, market, context)
    }
    members = new Set(context.change.fills.slice(from).map(({ order }) => order.memberId))
    if (members.size === 0) return
  }
}

/**
 * Halts a contract or resumes its trading. A halt cancels the resting orders in its book and the stop orders that may
 * open a position. Take profits, stop losses and reduce-only stop orders stay pending; those whose triggers were
 * reached meanwhile fire when trading resumes.
 */
export function haltMarket(
  memory: VenueMemory,
  symbol: string,
  halted: boolean,
  context: EngineContext,
): void {
  const market = memory.markets.get(symbol)
  if (market === undefined) return
  market.halted = halted
  if (!halted) {
    fireTriggers(memory, market, context)
    return
  }
  const opening = market.triggers.pending().filter((order) => !order.reduceOnly)
  for (const order of [...market.resting(), ...opening]) {
    withdrawOrder(memory, market, order, 'cancelled', 'system', context)
    const { memberId, orderNo } = order
    context.change.notices.push({ memberId, kind: 'halted', symbol, params: { order_no: orderNo } })
  }
  for (const { id } of market.quotes()) cancelQuote(market, id, context)
}

/**
 * Runs market-maker commands on one order book: cancellations first, then new quotes and orders. After each order that
 * trades, fires the triggers that the last price has reached. Cancellations of unknown ids are ignored. While the
 * symbol is halted, only cancellations run.
 */
export function runMarketMaker(
  memory: VenueMemory,
  command: MarketMakerCommand,
  context: EngineContext,
): void {
  const market = memory.markets.get(command.symbol)
  if (market === undefined) return
  for (const id of command.cancel) cancelQuote(market, id, context)
  for (const order of market.halted ? [] : command.orders) {
    const asked = {
      ...order,
      id: context.nextOrderId(),
      type: 'limit',
      budget: null,
      selfTrade: 'expire_maker',
    } as const
    const { cuts } = lookAhead(memory, market, asked, context)
    const { fills } = match(memory, market, asked, null, cuts, context)
    // After each order that has traded, due stop orders are fired, because the next order may move the last price
    // again.
    if (fills.length > 0) fireTriggers(memory, market, context)
  }
  bookOf(market, context)
  fireTriggers(memory, market, context)
}

/** Cancels a quote of the market maker if it still rests in the book. */
export function cancelQuote(market: ContractMarket, id: number, context: EngineContext): void {
  const taken = market.isMarketMakerOrder(id) ? market.book.cancel(id) : null
  if (taken !== null) bookOf(market, context).levels.push(taken.change)
}
