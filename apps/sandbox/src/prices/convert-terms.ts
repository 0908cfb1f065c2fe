import { compare, type Decimal, trim } from '@bourselet/sdk/money'
import { coins } from './coins.ts'
import type { IndexBoard, IndexTick } from './index-board.ts'
import { findListing } from './listings.ts'
import { usualMove } from './market-walk.ts'

/** Time in seconds in which a quote can be accepted. */
export const QUOTE_SECONDS = 10
/** Maximum number of unused quotes that a member can request per minute. */
export const QUOTES_A_MINUTE = 10
/** Bounds of the value of a conversion in USDT (docs/rules.md#conversion-and-transfers). */
export const CONVERT_BOUNDS = { min_value_usdt: '1', max_value_usdt: '100000' }

/** A source of index prices: the latest price, and the prices of the last minute. */
export type RecentPrices = Pick<IndexBoard, 'latest' | 'recent'>

const QUOTE_MS = QUOTE_SECONDS * 1000
/** Minimum and maximum spread, as fractions of the rate. */
const SPREAD = { min: 0.001, max: 0.01 }
/**
 * Factors by which two price moves are multiplied; the spread is the larger product, within the bounds of SPREAD.
 * USUAL: the usual move during the validity of a quote. CURRENT: the move during the same validity, as estimated from
 * the prices of the last minute.
 */
const USUAL = 3
const CURRENT = 6
/** Minimum number of ticks from which the current price move is computed. With fewer ticks, the move counts as 0. */
const ENOUGH = 30

/**
 * Returns the spread of a coin: the cost of a conversion, as a fraction of its rate. A quote is valid for ten seconds,
 * so a member could wait and accept only quotes that have become favorable. The spread is larger than the usual price
 * move in ten seconds, so waiting brings no gain (docs/rules.md#conversion-and-transfers).
 */
export function spreadOf(index: RecentPrices, coin: string): Decimal {
  const ticks = index.recent(findListing(`${coin}USDT`)?.symbol ?? '')
  const wanted = Math.max(SPREAD.min, USUAL * usualMove(coin, QUOTE_MS), CURRENT * currentMove(ticks))
  return trim((Math.ceil(Math.min(wanted, SPREAD.max) * 1e4) / 1e4).toFixed(4))
}

/** Returns the spread of a pair: the larger of the spreads of its two coins. */
export function pairSpread(index: RecentPrices, from: string, to: string): Decimal {
  const [a, b] = [spreadOf(index, from), spreadOf(index, to)]
  return compare(a, b) > 0 ? a : b
}

/** Returns the present spreads of all coins. */
export function spreads(index: RecentPrices): { coin: string; spread: Decimal }[] {
  return coins.map(({ coin }) => ({ coin, spread: spreadOf(index, coin) }))
}

/**
 * Returns the standard deviation of the price change during the validity of a quote, computed from published ticks. The
 * largest change between two ticks is left out, because a single jump does not indicate the next changes.
 */
function currentMove(ticks: readonly IndexTick[]): number {
  if (ticks.length < ENOUGH) return 0
  let [sum, largest] = [0, 0]
  for (const [i, { ts, price }] of ticks.entries()) {
    const before = ticks[i - 1]
    if (!before) continue
    const variance = Math.log(price / before.price) ** 2 / Math.max(1, (ts - before.ts) / 1000)
    sum += variance
    largest = Math.max(largest, variance)
  }
  return Math.sqrt(((sum - largest) / (ticks.length - 2)) * QUOTE_SECONDS)
}
