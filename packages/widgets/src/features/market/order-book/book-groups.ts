import type { BookView, Bourselet, Level } from '@bourselet/sdk'
import { type Decimal, depthGroup } from '@bourselet/sdk/money'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

// This module groups the levels of a book by price. It is loaded when the user first selects a price group.

const EVERY_MS = 2_000

/** The levels of both sides of a book, live or grouped by price. */
export type Levels = Pick<BookView, 'bids' | 'asks'>

/**
 * Levels that are farther from the best price than the levels that the stream sends. The server has already grouped
 * them by price.
 */
export type FarLevels = Awaited<ReturnType<Bourselet['market']['depth']>>

export type Asked = { symbol: string; product: Product; group: Decimal }

/**
 * Returns the groups of the live levels, followed by groups from the server. The last live group is replaced by the
 * server's group with the same price, because the live levels may contain only a part of the quantity of that group.
 * Without `far`, only the groups of the live levels are returned.
 */
export function withFar(near: readonly Level[], far: readonly Level[] | undefined): readonly Level[] {
  if (!far || far.length === 0 || near.length === 0) return near
  const last = near.at(-1)?.[0]
  const from = far.findIndex(([price]) => price === last)
  return from < 0 ? near : [...near.slice(0, -1), ...far.slice(from)]
}

/** Groups the live levels by price and returns at most `count` groups per side (docs/rules.md#market-data). */
export const nearGroups = ({ bids, asks }: Levels, group: Decimal, count: number): Levels =>
  depthGroup(bids, asks, group, count)

/** Returns the groups of the live levels and of the levels from the server. */
export const allGroups = (near: Levels, far: Levels | undefined): Levels => ({
  bids: withFar(near.bids, far?.bids),
  asks: withFar(near.asks, far?.asks),
})

/**
 * Requests levels from the server every two seconds while the page is visible, until the returned function is called.
 */
export function followFarLevels(
  sdk: BourseletClient,
  { symbol, product, group }: Asked,
  onAnswer: (far: FarLevels) => void,
): () => void {
  const abort = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const ask = async () => {
    try {
      if (document.hidden) return
      const far = await sdk.market.depth({ symbol, product, group, limit: 50 }, { signal: abort.signal })
      if (!abort.signal.aborted) onAnswer(far)
    } catch {
      // If the request fails, the book shows only the live levels until the next request.
    } finally {
      if (!abort.signal.aborted) timer = setTimeout(ask, EVERY_MS)
    }
  }
  void ask()
  return () => {
    abort.abort()
    clearTimeout(timer)
  }
}
