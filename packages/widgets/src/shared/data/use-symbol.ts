import type { SymbolInfo } from './symbol-info.ts'
import type { Call } from './use-call.ts'
import { useSymbols } from './use-symbols.ts'

/** One symbol with its trading rules (tick, step, bounds). `data` stays undefined for an unknown symbol. */
export function useSymbol(symbol: string, product: SymbolInfo['product'] = 'spot'): Call<SymbolInfo> {
  const all = useSymbols(product)
  return { ...all, data: all.data?.find((one) => one.symbol === symbol) }
}
