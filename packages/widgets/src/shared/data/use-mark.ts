import type { MarkPrice } from './live-marks.ts'
import type { SymbolInfo } from './symbol-info.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'
import { useSymbol } from './use-symbol.ts'

/** Returns live mark, index and funding of a contract; before the first event, those of the call. */
export function useMark(symbol: string): MarkPrice | undefined {
  const live = useLive(useLiveMarket().marks.one(symbol))
  const { data: info } = useSymbol(symbol, 'futures')
  return live ?? markOf(info)
}

/** Returns the mark price of the call; undefined for symbols that are not contracts. */
export function markOf(info: SymbolInfo | undefined): MarkPrice | undefined {
  const { mark_price, index_price, funding_rate, next_funding_at } = info ?? {}
  if (!info || !mark_price || !index_price || !funding_rate || !next_funding_at) return undefined
  return { symbol: info.symbol, mark_price, index_price, funding_rate, next_funding_at, ts: 0 }
}
