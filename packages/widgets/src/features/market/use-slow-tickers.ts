import { useEffect, useState } from 'react'
import type { LiveTicker, Product } from '../../shared/data/live-tickers.ts'
import { liveTickers } from '../../shared/data/live-tickers.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'

/** Time in ms between two updates. It is long, because each update may change the order of the rows. */
const EVERY_MS = 2_000

const never = () => false

/**
 * Returns all tickers for sorting and counting, updated every two seconds. While `isHeld` returns true, they
 * are not updated.
 */
export function useSlowTickers(
  product: Product,
  isHeld: () => boolean = never,
): ReadonlyMap<string, LiveTicker> {
  const live = liveTickers(useBourselet().sdk, product).all()
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
