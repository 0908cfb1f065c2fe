import { useState } from 'react'
import type { CandleProduct, Product } from '../../../shared/data/live-tickers.ts'

/**
 * Source of the candles. `last`: prices of trades. `index`: the published index price, which trades of this
 * book do not move.
 */
export type PriceSource = 'last' | 'index'

const sources = ['last', 'index'] as const

/** Returns the price source of a chart's candles. Only contracts have a choice. */
export function usePriceSource(product: Product) {
  const [value, set] = useState<PriceSource>('last')
  const candles: CandleProduct = product === 'futures' && value === 'index' ? 'index' : product
  return { value, set, candles, options: product === 'futures' ? sources : null }
}
