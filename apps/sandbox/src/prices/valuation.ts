import { divRound, toUnits } from '@bourselet/sdk/money'
import type { IndexBoard } from './index-board.ts'
import { findListing } from './listings.ts'
import { priceText } from './quantities.ts'

const ONE = 100_000_000n

/** A source of the latest price by symbol: the index itself, or the prices of a stored time. */
export type LatestPrices = Pick<IndexBoard, 'latest'>

/** Returns the USDT index price of one coin as text; null if none is published. */
export function usdtPrice(index: LatestPrices, coin: string): string | null {
  if (coin === 'USDT') return '1.00'
  const listing = findListing(`${coin}USDT`)
  const tick = listing && index.latest(listing.symbol)
  return listing && tick ? priceText(listing, tick.price) : null
}

/** Returns the value of `units` of a coin in units of USDT at the index, rounded DOWN; 0 without a price. */
export function usdtValue(index: LatestPrices, coin: string, units: bigint): bigint {
  const price = usdtPrice(index, coin)
  return price === null ? 0n : divRound(units * toUnits(price), ONE, 'DOWN')
}
