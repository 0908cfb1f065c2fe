import { useState } from 'react'
import type { CandleProduct, Product } from '../../../shared/data/live-tickers.ts'

/** `last`: what was traded. `index`: the published index, which no trade of this book moves. */
export type PriceSource = 'last' | 'index'

const sources = ['last', 'index'] as const

/** Of which price the candles of a chart are. Only contracts have a choice. */
export function usePriceSource(product: Product) {
  const [value, set] = useState<PriceSource>('last')
  const candles: CandleProduct = product === 'futures' && value === 'index' ? 'index' : product
  return { value, set, candles, options: product === 'futures' ? sources : null }
}
