import type { Rung } from './ladder.ts'
import {
  type MarketMakerCommand,
  type MarketMakerOrder,
  type MarketMakerQuote,
  QUOTING_ACCOUNT,
} from './market-maker.ts'

/** Below this part of the wanted size a quote is renewed; above it what was bought from it is not missed. */
const RENEW = 0.5

/**
 * What turns the quotes that rest into the ladder that is wanted, touching only what differs; null when nothing
 * does. Cancels come first, so that the maker never meets its own old quotes.
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
