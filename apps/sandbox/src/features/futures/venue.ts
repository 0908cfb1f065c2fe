import { closePosition } from './rules/close-position.ts'
import { withdrawOrder } from './rules/end-order.ts'
import { accountFigures } from './rules/figures.ts'
import { payFunding } from './rules/funding.ts'
import { haltMarket } from './rules/halt.ts'
import { runHouse } from './rules/house-orders.ts'
import { placeOrder } from './rules/place.ts'
import { takeMarks } from './rules/take-marks.ts'
import { transferCash } from './rules/transfer.ts'
import { INSURANCE, VenueMemory, type VenueOptions } from './rules/venue-memory.ts'
import type { FuturesVenue, VenueState } from './venue-port.ts'

export { INSURANCE, type VenueOptions }

/** Opens a venue on what is stored of it. It takes the objects of `state` as its own. */
export function openVenue(state: VenueState, options: VenueOptions = {}): FuturesVenue {
  const memory = new VenueMemory(state, options)
  const market = (symbol: string) => memory.markets.get(symbol)
  return {
    place: (draft, desk) => placeOrder(memory, draft, desk),
    cancel: (order, desk) => withdrawOrder(memory, market(order.symbol)!, order, 'cancelled', 'user', desk),
    close: (request, desk) => closePosition(memory, request, desk),
    house: (command, desk) => runHouse(memory, command, desk),
    mark: (prices, desk) => takeMarks(memory, prices, desk),
    fund: (symbol, rate, mark, desk, at) => payFunding(memory, symbol, rate, mark, desk, at),
    transfer: (memberId, amount, otherAccount, refNo, desk) =>
      transferCash(memory, { memberId, amount, otherAccount, refNo }, desk),
    halt: (symbol, halted, desk) => haltMarket(memory, symbol, halted, desk),

    findOrder: (id) => memory.findOrder(id),
    openOrders: (memberId) => [...memory.account(memberId).orders.values()],
    position: (memberId, symbol) => memory.account(memberId).positions.get(symbol),
    positions: (memberId) => [...memory.account(memberId).positions.values()],
    setting: (memberId, symbol) => memory.account(memberId).setting(symbol),
    cash: (memberId) => memory.account(memberId).cash,
    figures: (memberId, takerRate) => accountFigures(memory, memory.account(memberId), takerRate),
    markOf: (symbol) => market(symbol)?.mark,
    *members() {
      for (const { id, orders, positions } of memory.accounts()) {
        if (orders.size + positions.size > 0) yield id
      }
    },
    quotes: (symbol) => market(symbol)?.quotes() ?? [],
    depth: (symbol) => market(symbol)?.book.depth(),
  }
}
