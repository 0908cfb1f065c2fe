import { useMemo } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'

/**
 * Returns every symbol of a product with its trading rules. The prices are those at the time of the call; `useTicker`
 * returns live prices.
 */
export function useSymbols(product: SymbolInfo['product'] = 'spot'): Call<SymbolInfo[]> {
  return useCall(['market.coins', product], (sdk, options) => sdk.market.coins({ product }, options), {
    staleMs: 60_000,
  })
}

/** A tradable symbol with its trading rules and the 24-hour statistics at the time of the call. */
export type SymbolInfo = Awaited<ReturnType<BourseletClient['market']['coins']>>[number]

/**
 * Returns one symbol with its trading rules (tick, step, bounds). `error` is the error of the call, or
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
