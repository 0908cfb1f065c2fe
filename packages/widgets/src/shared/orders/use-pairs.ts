import { useCallback } from 'react'
import type { Product } from '../data/live-tickers.ts'
import type { SymbolInfo } from '../data/symbol-info.ts'
import { useSymbols } from '../data/use-symbols.ts'

export type Pair = Pick<SymbolInfo, 'symbol' | 'base' | 'quote'> &
  Partial<Pick<SymbolInfo, 'tick' | 'step'>> & {
    /** "BTC/USDT" of the spot market, "BTCUSDT" of a contract. */
    name: string
  }

export type Pairs = {
  /** The coins and the precision of a symbol; where they cannot be had, the symbol stands for itself. */
  pairOf: (symbol: string) => Pair
  pairs: readonly Pair[]
  /** They are on the way: what is drawn without them would jump. */
  isLoading: boolean
}

/** The pairs or contracts of the exchange, for lists of orders. */
export function usePairs(product: Product): Pairs {
  const { data, loading } = useSymbols(product)
  const named = useCallback(
    (info: SymbolInfo): Pair => ({
      ...info,
      name: product === 'spot' ? `${info.base}/${info.quote}` : info.symbol,
    }),
    [product],
  )
  const pairOf = useCallback(
    (symbol: string): Pair => {
      const info = data?.find((one) => one.symbol === symbol)
      return info ? named(info) : { symbol, name: symbol, base: symbol, quote: '' }
    },
    [data, named],
  )
  return { pairOf, pairs: data?.map(named) ?? [], isLoading: loading }
}
