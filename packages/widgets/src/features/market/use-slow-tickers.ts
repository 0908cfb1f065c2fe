import { useEffect, useState } from 'react'
import type { LiveTicker, Product } from '../../shared/data/live-tickers.ts'
import { useLiveMarket } from '../../shared/data/use-market.ts'

/** Time in ms between two updates, which may change the row order. */
const EVERY_MS = 2_000

const never = () => false

/**
 * Returns all tickers, updated every two seconds, for sorting and counting. There are no updates while
 * `isHeld` returns true.
 */
export function useSlowTickers(
  product: Product,
  isHeld: () => boolean = never,
): ReadonlyMap<string, LiveTicker> {
  const live = useLiveMarket().tickers(product).all()
  const [shown, setShown] = useState(live.get)
  useEffect(() => {
    const stop = live.subscribe(() => {})
    const timer = setInterval(() => {
      if (!isHeld()) setShown(live.get())
    }, EVERY_MS)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [live, isHeld])
  return shown
}
