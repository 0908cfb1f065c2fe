import type { Clock } from '../clock/clock.ts'
import { type Character, characterOf } from './characters.ts'
import { contractCharacter, contractTicks } from './contract-prices.ts'
import { contracts } from './contracts.ts'
import type { IndexBoard } from './index-board.ts'
import { type Listing, listings } from './listings.ts'
import type { PriceFeed } from './price-feed.ts'
import type { RecordedTrade } from './recorded-trades.ts'
import type { BookProduct } from './trading-floor.ts'

/** The data of a product that the market-maker bots need to quote and take. */
export interface QuotedMarket {
  product: BookProduct
  listings: readonly Listing[]
  character(listing: Listing): Character
  /** Returns the price around which the bots quote, in ticks of the listing; undefined if there is none. */
  price(listing: Listing): number | undefined
  /** Returns the average lots and number of trades per second around `ts`. */
  pace(symbol: string, ts: number): { lots: number; trades: number }
  /** Returns recorded trades in (from, to]; null if trades are simulated. */
  recorded(symbol: string, from: number, to: number): RecordedTrade[] | null
}

interface MarketParts {
  clock: Clock
  index: IndexBoard
  feed: PriceFeed
}

/** Returns the spot market, quoted around the index. */
export function coinMarket({ index, feed }: MarketParts): QuotedMarket {
  return {
    product: 'spot',
    listings,
    character: characterOf,
    price: ({ symbol }) => index.latest(symbol)?.price,
    pace: feed.pace,
    recorded: (symbol, from, to) => (feed.isRecorded(symbol) ? feed.due(symbol, from, to) : null),
  }
}

/** Returns the futures market, quoted around index plus basis. */
export function contractMarket({ clock, index, feed }: MarketParts): QuotedMarket {
  return {
    product: 'futures',
    listings: contracts,
    character: contractCharacter,
    price(contract) {
      const tick = index.latest(contract.symbol)
      return tick && contractTicks(contract, tick.price, feed.basis.at(contract.symbol, clock.now()))
    },
    pace: feed.contractPace,
    recorded: () => null,
  }
}
