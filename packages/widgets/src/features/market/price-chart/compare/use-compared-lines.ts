import type { Product } from '../../../../shared/data/live-tickers.ts'
import { lazyCode, useLazyCode } from '../../../../shared/ui/lazy-part.tsx'
import { useCompared } from './use-compared.ts'

const comparedLines = lazyCode(() =>
  import('./compared-lines.tsx').then(({ ComparedLines }) => ComparedLines),
)

/**
 * Returns two values. `isCompared` is true if symbols are compared. `ComparedLines` is the component that draws them,
 * or null while no symbol is compared or its code is not loaded. The code is loaded when the member compares a symbol
 * for the first time.
 */
export function useComparedLines(product: Product, symbol: string) {
  const isCompared = useCompared(product, symbol).list.length > 0
  const ComparedLines = useLazyCode(comparedLines, isCompared)
  return { isCompared, ComparedLines: isCompared ? ComparedLines : null }
}
