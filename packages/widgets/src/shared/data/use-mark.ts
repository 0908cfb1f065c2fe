import { useMemo } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { liveMarks, type MarkPrice } from './live-marks.ts'
import { useLive } from './use-live.ts'
import { type SymbolInfo, useSymbol, useSymbols } from './use-symbols.ts'

/**
 * Returns the live mark price, index price and funding of a contract. Until the first stream event, returns the
 * values from the list of symbols.
 */
export function useMark(symbol: string): MarkPrice | undefined {
  const live = useLive(liveMarks(useBourselet().sdk).one(symbol))
  const { data: info } = useSymbol(symbol, 'futures')
  return live ?? markOf(info)
}

/** Returns mark price, index price and funding from the list of symbols; undefined if the symbol is no contract. */
export function markOf(info: SymbolInfo | undefined): MarkPrice | undefined {
  const { mark_price, index_price, funding_rate, next_funding_at } = info ?? {}
  if (!info || !mark_price || !index_price || !funding_rate || !next_funding_at) return undefined
  return { symbol: info.symbol, mark_price, index_price, funding_rate, next_funding_at, ts: 0 }
}

/**
 * Returns the live mark prices of all contracts by symbol. A list should call `useMark` in each row instead, so that a
 * change renders only one row.
 */
export function useMarks(): ReadonlyMap<string, MarkPrice> {
  const live = useLive(liveMarks(useBourselet().sdk).all())
  const { data: contracts } = useSymbols('futures')
  return useMemo(() => {
    const asCalled = (contracts ?? []).flatMap((info) => markOf(info) ?? [])
    return new Map([...asCalled.map((mark) => [mark.symbol, mark] as const), ...live])
  }, [contracts, live])
}
