import { useMemo } from 'react'
import type { SymbolInfo } from './symbol-info.ts'
import type { Call } from './use-call.ts'
import { useSymbols } from './use-symbols.ts'

/**
 * Returns one symbol with its trading rules (tick, step, bounds). `error` is the failure of the call, or
 * `SYMBOL_NOT_LISTED` if the exchange does not list the symbol.
 */
export function useSymbol(symbol: string, product: SymbolInfo['product'] = 'spot'): Call<SymbolInfo> {
  const all = useSymbols(product)
  const data = all.data?.find((one) => one.symbol === symbol)
  const isAnswered = all.data !== undefined
  const notListed = useMemo(
    () =>
      Object.assign(new Error(`${symbol} is not listed`), { name: 'SYMBOL_NOT_LISTED', params: { symbol } }),
    [symbol],
  )
  return { ...all, data, error: isAnswered ? (data ? null : notListed) : all.error }
}
