import type { Rung } from './ladder.ts'
import {
  type MarketMakerCommand,
  type MarketMakerOrder,
  type MarketMakerQuote,
  QUOTING_ACCOUNT,
} from './market-maker.ts'

/**
 * Minimum remaining quantity of a quote, as a fraction of the wanted quantity. A quote with a smaller remaining
 * quantity is replaced.
 */
const RENEW = 0.5

/**
 * Returns the command that turns the resting quotes into the wanted quotes; null if no change is needed. Quotes that
 * still fit stay in the book. The cancels come first, so that new quotes never match old ones.
 */
export function quoteChanges(
  symbol: string,
  resting: readonly MarketMakerQuote[],
  wanted: readonly Rung[],
): MarketMakerCommand | null {
  const missing = new Map(wanted.map((rung) => [`${rung.side} ${rung.price}`, rung]))
  const cancel: number[] = []
  for (const { id, side, price, lots } of resting) {
    const rung = missing.get(`${side} ${price}`)
    if (rung && lots <= rung.lots && lots >= rung.lots * RENEW) missing.delete(`${side} ${price}`)
    else cancel.push(id)
  }
  if (cancel.length === 0 && missing.size === 0) return null
  const orders = [...missing.values()].map(
    (rung): MarketMakerOrder => ({ ...rung, member: QUOTING_ACCOUNT, timeInForce: 'GTC' }),
  )
  return { symbol, cancel, orders }
}
