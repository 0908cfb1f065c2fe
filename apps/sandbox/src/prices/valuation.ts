import { divRound, toUnits } from '@bourselet/sdk/money'
import type { IndexBoard } from './index-board.ts'
import { findListing } from './listings.ts'
import { priceText } from './quantities.ts'

const ONE = 100_000_000n

/** Where the price of a symbol is looked up: the index itself, or what it said at some moment. */
export type LatestPrices = Pick<IndexBoard, 'latest'>

/** USDT for one whole coin at the index, as a price text; null while none is published. */
export function usdtPrice(index: LatestPrices, coin: string): string | null {
  if (coin === 'USDT') return '1.00'
  const listing = findListing(`${coin}USDT`)
  const tick = listing && index.latest(listing.symbol)
  return listing && tick ? priceText(listing, tick.price) : null
}

/** What `units` of a coin are worth in units of USDT at the index, rounded DOWN; 0 without a price. */
export function usdtValue(index: LatestPrices, coin: string, units: bigint): bigint {
  const price = usdtPrice(index, coin)
  return price === null ? 0n : divRound(units * toUnits(price), ONE, 'DOWN')
}
