import { alignOrders, hasOtherLeverage } from './rules/align-orders.ts'
import { amendOrder } from './rules/amend-order.ts'
import { withdrawOrder } from './rules/end-order.ts'
import { accountFigures } from './rules/figures.ts'
import { payFunding } from './rules/funding.ts'
import { maxLeverageOf } from './rules/leverage-limits.ts'
import { haltMarket, runMarketMaker, takeMarks } from './rules/market-commands.ts'
import { closePosition, placeOrder } from './rules/place-order.ts'
import { transferCash } from './rules/transfer.ts'
import { INSURANCE, VenueMemory, type VenueOptions } from './rules/venue-memory.ts'
import type { FuturesVenue, VenueState } from './venue-port.ts'

export { INSURANCE, type VenueOptions }

/**
 * Opens a futures venue from its stored state. The venue changes the objects in `state`, so the caller must not
 * use them afterwards.
 */
export function openVenue(state: VenueState, options: VenueOptions = {}): FuturesVenue {
  const memory = new VenueMemory(state, options)
  const market = (symbol: string) => memory.markets.get(symbol)
  return {
    place: (draft, context) => placeOrder(memory, draft, context),
    amend: (order, terms, context) => amendOrder(memory, order, terms, context),
    cancel: (order, context) =>
      withdrawOrder(memory, market(order.symbol)!, order, 'cancelled', 'user', context),
    close: (request, context) => closePosition(memory, request, context),
    marketMaker: (command, context) => runMarketMaker(memory, command, context),
    mark: (prices, context) => takeMarks(memory, prices, context),
    fund: (symbol, rate, mark, context, at) => payFunding(memory, symbol, rate, mark, context, at),
    transfer: (memberId, amount, otherAccount, refNo, context) =>
      transferCash(memory, { memberId, amount, otherAccount, refNo }, context),
    halt: (symbol, halted, context) => haltMarket(memory, symbol, halted, context),
    align: (memberId, context) => alignOrders(memory, memory.account(memberId), context),

    findOrder: (id) => memory.findOrder(id),
    openOrders: (memberId) => [...memory.account(memberId).orders.values()],
    position: (memberId, symbol) => memory.account(memberId).positions.get(symbol),
    positions: (memberId) => [...memory.account(memberId).positions.values()],
    setting: (memberId, symbol) => memory.account(memberId).setting(symbol),
    maxLeverage: (memberId, symbol) => maxLeverageOf(market(symbol)!, memory.account(memberId)),
    cash: (memberId) => memory.account(memberId).cash,
    figures: (memberId, takerRate) => accountFigures(memory, memory.account(memberId), takerRate),
    markOf: (symbol) => market(symbol)?.mark,
    *members() {
      for (const { id, orders, positions } of memory.accounts()) {
        if (orders.size + positions.size > 0) yield id
      }
    },
    unaligned: () => [...memory.accounts()].filter(hasOtherLeverage).map(({ id }) => id),
    quotes: (symbol) => market(symbol)?.quotes() ?? [],
    depth: (symbol) => market(symbol)?.book.depth(),
  }
}
