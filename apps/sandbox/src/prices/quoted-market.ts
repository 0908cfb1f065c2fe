import type { Clock } from '../clock/clock.ts'
import { type Character, characterOf } from './characters.ts'
import { contractCharacter, contractTicks } from './contract-prices.ts'
import { contracts } from './contracts.ts'
import type { IndexBoard } from './index-board.ts'
import { type Listing, listings } from './listings.ts'
import type { PriceFeed } from './price-feed.ts'
import type { RecordedTrade } from './recorded-trades.ts'
import type { BookProduct } from './trading-floor.ts'

/** The data of a product from which the market maker computes quotes and taker orders. */
export interface QuotedMarket {
  product: BookProduct
  listings: readonly Listing[]
  character(listing: Listing): Character
  /** Returns the price around which the market maker quotes, in ticks; undefined if there is none yet. */
  price(listing: Listing): number | undefined
  /** Returns the average volume in lots and the average number of trades per second around a time. */
  pace(symbol: string, ts: number): { lots: number; trades: number }
  /**
   * Returns the recorded trades to be played in a period; null if the trades of the symbol are simulated. `to` is
   * included in the period, `from` is not.
   */
  recorded(symbol: string, from: number, to: number): RecordedTrade[] | null
}

interface MarketParts {
  clock: Clock
  index: IndexBoard
  feed: PriceFeed
}

/** Returns the spot market, whose quotes are placed around the index price. */
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

/** Returns the futures market, whose quotes are placed around the index price plus the basis. */
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
