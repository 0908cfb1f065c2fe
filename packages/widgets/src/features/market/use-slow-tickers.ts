import { useEffect, useState } from 'react'
import type { LiveTicker, Product } from '../../shared/data/live-tickers.ts'
import { useLiveMarket } from '../../shared/data/use-live-market.ts'

/** An order of rows changes this often at most. */
const EVERY_MS = 2_000

const never = () => false

/** All tickers at a slow pace, for what orders and counts. Stands still while `isHeld`. */
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
