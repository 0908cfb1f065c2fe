import { divRound, toUnits } from '@bourselet/sdk/money'
import type { IndexBoard } from './index-board.ts'
import { findListing } from './listings.ts'
import { priceText } from './quantities.ts'

const ONE = 100_000_000n

/** A source of the latest prices by symbol: the index, or stored prices of an earlier time. */
export type LatestPrices = Pick<IndexBoard, 'latest'>

/** Returns the index price of a coin in USDT; null if none is published. */
export function usdtPrice(index: LatestPrices, coin: string): string | null {
  if (coin === 'USDT') return '1.00'
  const listing = findListing(`${coin}USDT`)
  const tick = listing && index.latest(listing.symbol)
  return listing && tick ? priceText(listing, tick.price) : null
}

/**
 * Returns the value of an amount of a coin at the index price, rounded down, in units of 1e-8 USDT; 0 if the coin has
 * no price.
 */
export function usdtValue(index: LatestPrices, coin: string, units: bigint): bigint {
  const price = usdtPrice(index, coin)
  return price === null ? 0n : divRound(units * toUnits(price), ONE, 'DOWN')
}
