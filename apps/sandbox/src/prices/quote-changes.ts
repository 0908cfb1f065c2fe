import type { Rung } from './ladder.ts'
import {
  type MarketMakerCommand,
  type MarketMakerOrder,
  type MarketMakerQuote,
  QUOTING_ACCOUNT,
} from './market-maker.ts'

/** A quote is renewed when its size is below this fraction of its target size. */
const RENEW = 0.5

/**
 * Returns the commands that turn the resting quotes into the target ladder by changing the differences only;
 * null if there are none. Cancels come first, so the market maker never matches its own old quotes.
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
