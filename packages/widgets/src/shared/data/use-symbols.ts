import type { SymbolInfo } from './symbol-info.ts'
import { type Call, useCall } from './use-call.ts'

/**
 * Returns every symbol of a product with its trading rules. Prices are as of the call: `useTickers` has the
 * live ones.
 */
export function useSymbols(product: SymbolInfo['product'] = 'spot'): Call<SymbolInfo[]> {
  return useCall(['market.coins', product], (sdk, options) => sdk.market.coins({ product }, options), {
    staleMs: 60_000,
  })
}
