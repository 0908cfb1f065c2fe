import { useState } from 'react'
import type { CandleProduct, Product } from '../../../shared/data/live-tickers.ts'

/**
 * The prices from which the candles are built. `last`: prices of trades. `index`: the published index price,
 * which trades on this exchange do not change.
 */
export type PriceSource = 'last' | 'index'

const sources = ['last', 'index'] as const

/**
 * Returns the price source of a chart's candles, and a function that selects another one. Only contracts have
 * more than one source.
 */
export function usePriceSource(product: Product) {
  const [value, set] = useState<PriceSource>('last')
  const candles: CandleProduct = product === 'futures' && value === 'index' ? 'index' : product
  return { value, set, candles, options: product === 'futures' ? sources : null }
}
