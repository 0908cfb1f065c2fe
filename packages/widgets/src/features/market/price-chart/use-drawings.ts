import { type ComponentType, useEffect, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { DrawingsProps } from './drawings/drawings.tsx'
import { hasStored } from './stored-list.ts'

/**
 * Loads the drawing tools when their bar is opened, or when the market has stored drawings. Returns null until
 * they are loaded.
 */
export function useDrawings(
  product: Product,
  symbol: string,
  isOpen: boolean,
  onFailed: (error: Error) => void,
): ComponentType<DrawingsProps> | null {
  const [loaded, setLoaded] = useState<{ component: ComponentType<DrawingsProps> } | null>(null)
  const isNeeded = isOpen || hasStored(`drawings.${product}.${symbol}`)
  useEffect(() => {
    if (!isNeeded || loaded) return
    import('./drawings/drawings.tsx')
      .then(({ Drawings }) => setLoaded({ component: Drawings }))
      .catch((thrown) => onFailed(thrown instanceof Error ? thrown : new Error(String(thrown))))
  }, [isNeeded, loaded, onFailed])
  return loaded?.component ?? null
}
