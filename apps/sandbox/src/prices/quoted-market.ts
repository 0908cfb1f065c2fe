import type { Clock } from '../clock/clock.ts'
import { type Character, characterOf } from './characters.ts'
import { contractCharacter, contractTicks } from './contract-prices.ts'
import { contracts } from './contracts.ts'
import type { IndexBoard } from './index-board.ts'
import { type Listing, listings } from './listings.ts'
import type { PriceFeed } from './price-feed.ts'
import type { RecordedTrade } from './recorded-trades.ts'
import type { BookProduct } from './trading-floor.ts'

/** What the market maker's bots have to know of a product to quote and take in its books. */
export interface QuotedMarket {
  product: BookProduct
  listings: readonly Listing[]
  character(listing: Listing): Character
  /** Around which price to quote now, in ticks of the listing; undefined while there is none. */
  price(listing: Listing): number | undefined
  /** What is traded in a second around `ts`: lots and number of trades, on average. */
  pace(symbol: string, ts: number): { lots: number; trades: number }
  /** Recorded trades due after `from`, up to `to`; null where trades are drawn. */
  recorded(symbol: string, from: number, to: number): RecordedTrade[] | null
}

interface MarketParts {
  clock: Clock
  index: IndexBoard
  feed: PriceFeed
}

/** Coins: quoted around the index. */
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

/** Contracts: quoted around the index and their basis. */
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
