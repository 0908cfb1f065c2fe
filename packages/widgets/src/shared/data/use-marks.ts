import { useMemo } from 'react'
import type { MarkPrice } from './live-marks.ts'
import { useLive } from './use-live.ts'
import { useLiveMarket } from './use-live-market.ts'
import { markOf } from './use-mark.ts'
import { useSymbols } from './use-symbols.ts'

/**
 * Returns the live mark prices of all contracts by symbol. Lists should use `marks.one` in each row instead.
 */
export function useMarks(): ReadonlyMap<string, MarkPrice> {
  const live = useLive(useLiveMarket().marks.all())
  const { data: contracts } = useSymbols('futures')
  return useMemo(() => {
    const asCalled = (contracts ?? []).flatMap((info) => markOf(info) ?? [])
    return new Map([...asCalled.map((mark) => [mark.symbol, mark] as const), ...live])
  }, [contracts, live])
}
