import { useSymbols } from '@bourselet/widgets'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

const FIRST = 'BTCUSDT'

/** The symbol of a terminal, kept in the address (`?symbol=`); without a listed one the first that is. */
export function useSymbolParam(
  product: 'spot' | 'futures' = 'spot',
): [symbol: string, setSymbol: (symbol: string) => void] {
  const [params, setParams] = useSearchParams()
  const { data } = useSymbols(product)
  const asked = params.get('symbol')?.toUpperCase() ?? ''
  const isTraded = data ? data.some((one) => one.symbol === asked) : /^[A-Z0-9]{2,24}$/.test(asked)
  const symbol = isTraded ? asked : (data?.[0]?.symbol ?? FIRST)
  const setSymbol = useCallback(
    (next: string) =>
      setParams(
        (before) => {
          before.set('symbol', next)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [symbol, setSymbol]
}
