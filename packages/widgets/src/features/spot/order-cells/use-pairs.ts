import { useCallback } from 'react'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import { useSymbols } from '../../../shared/data/use-symbols.ts'

export type Pair = Pick<SymbolInfo, 'symbol' | 'base' | 'quote'> & Partial<Pick<SymbolInfo, 'tick' | 'step'>>

export type Pairs = {
  /** The coins and the precision of a symbol; where they cannot be had, the symbol stands for itself. */
  pairOf: (symbol: string) => Pair
  pairs: readonly Pair[]
  /** They are on the way: what is drawn without them would jump. */
  isLoading: boolean
}

/** The pairs of the exchange, for lists of orders. */
export function usePairs(): Pairs {
  const { data, loading } = useSymbols()
  const pairOf = useCallback(
    (symbol: string): Pair =>
      data?.find((one) => one.symbol === symbol) ?? { symbol, base: symbol, quote: '' },
    [data],
  )
  return { pairOf, pairs: data ?? [], isLoading: loading }
}

/** "BTC/USDT". */
export const pairName = ({ base, quote }: Pair): string => (quote ? `${base}/${quote}` : base)
