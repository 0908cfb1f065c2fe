import { INSURANCE, type openVenue, type VenueOptions } from '../../features/futures/venue.ts'
import type { FuturesVenue } from '../../features/futures/venue-port.ts'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import { SYMBOLS } from './price-path.ts'

/**
 * Opens a venue (a futures market in memory) from the state that is stored before a restart: orders, positions and
 * balances of the members, the market maker and the insurance fund, and last prices in ticks. Quotes of the market
 * maker are not stored.
 */
export function restartVenue(
  open: typeof openVenue,
  venue: FuturesVenue,
  members: readonly number[],
  last: ReadonlyMap<string, number>,
  options: VenueOptions,
): FuturesVenue {
  const each = <Value>(read: (symbol: string) => Value) =>
    new Map(SYMBOLS.map((symbol) => [symbol as string, read(symbol)]))
  return open(
    {
      orders: members.flatMap((id) => venue.openOrders(id)),
      positions: [MARKET_MAKER_TREASURY, INSURANCE, ...members].flatMap((id) => venue.positions(id)),
      settings: members.flatMap((id) => SYMBOLS.map((symbol) => venue.setting(id, symbol))),
      cash: [MARKET_MAKER_TREASURY, ...members].map((id) => venue.cash(id)),
    },
    {
      ...options,
      marks: each((symbol) => venue.markOf(symbol)!),
      seqs: each((symbol) => venue.depth(symbol)!.seq),
      last: (symbol) => last.get(symbol),
    },
  )
}
