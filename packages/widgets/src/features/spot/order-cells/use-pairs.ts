import { useCallback } from 'react'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import { useSymbols } from '../../../shared/data/use-symbols.ts'

export type Pair = Pick<SymbolInfo, 'symbol' | 'base' | 'quote'> & Partial<Pick<SymbolInfo, 'tick' | 'step'>>

/** Finds the coins and the precision of a symbol; until they are known, the symbol stands for itself. */
export function usePairs(): { pairOf: (symbol: string) => Pair; pairs: readonly Pair[] } {
  const { data } = useSymbols()
  const pairOf = useCallback(
    (symbol: string): Pair =>
      data?.find((one) => one.symbol === symbol) ?? { symbol, base: symbol, quote: '' },
    [data],
  )
  return { pairOf, pairs: data ?? [] }
}

/** "BTC/USDT". */
export const pairName = ({ base, quote }: Pair): string => (quote ? `${base}/${quote}` : base)
