import { useCallback } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { type SymbolInfo, useSymbols } from '../data/use-symbols.ts'

export type Pair = Pick<SymbolInfo, 'symbol' | 'base' | 'quote'> &
  Partial<Pick<SymbolInfo, 'tick' | 'step'>> & {
    /** Display name: "BTC/USDT" for a spot pair, "BTCUSDT" for a contract. */
    name: string
  }

export type Pairs = {
  /**
   * Returns the coins, tick and step of a symbol, with its display name. If there is no data about the symbol, the
   * symbol itself is the display name.
   */
  pairOf: (symbol: string) => Pair
  pairs: readonly Pair[]
  /** True while the pairs load. Lists can wait for the pairs instead of rendering twice. */
  isLoading: boolean
}

/** Returns the pairs or contracts of the exchange, for lists of orders. */
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
