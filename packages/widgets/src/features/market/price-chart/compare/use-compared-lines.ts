import { type ComponentType, useEffect, useState } from 'react'
import type { Product } from '../../../../shared/data/live-tickers.ts'
import type { ComparedLinesProps } from './compared-lines.tsx'
import { useCompared } from './use-compared.ts'

/**
 * Returns the component that draws compared symbols; null until it is loaded. It is loaded when the member
 * compares a symbol for the first time.
 */
export function useComparedLines(product: Product, symbol: string, onFailed: (error: Error) => void) {
  const isCompared = useCompared(product, symbol).list.length > 0
  const [loaded, setLoaded] = useState<{ component: ComponentType<ComparedLinesProps> } | null>(null)
  useEffect(() => {
    if (!isCompared || loaded) return
    import('./compared-lines.tsx')
      .then(({ ComparedLines }) => setLoaded({ component: ComparedLines }))
      .catch((thrown) => onFailed(thrown instanceof Error ? thrown : new Error(String(thrown))))
  }, [isCompared, loaded, onFailed])
  return { isCompared, ComparedLines: isCompared ? (loaded?.component ?? null) : null }
}
