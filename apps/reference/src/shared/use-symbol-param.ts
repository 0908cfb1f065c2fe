import { useSymbols } from '@bourselet/widgets'
import { useCallback } from 'react'
import { useQuery } from './use-query.ts'

const FIRST = 'BTCUSDT'

/**
 * Returns the symbol of a terminal and its setter. The address stores the symbol (`?symbol=`); the default is the
 * first listed symbol.
 */
export function useSymbolParam(
  product: 'spot' | 'futures' = 'spot',
): [symbol: string, setSymbol: (symbol: string) => void] {
  const [query, setQuery] = useQuery()
  const { data } = useSymbols(product)
  const asked = query.get('symbol')?.toUpperCase() ?? ''
  const isTraded = data ? data.some((one) => one.symbol === asked) : /^[A-Z0-9]{2,24}$/.test(asked)
  const symbol = isTraded ? asked : (data?.[0]?.symbol ?? FIRST)
  const setSymbol = useCallback(
    (next: string) => setQuery((query) => query.set('symbol', next), { keepEntry: true }),
    [setQuery],
  )
  return [symbol, setSymbol]
}
