import { useMemo } from 'react'
import type { IndexTick } from '../../../shared/data/live-index.ts'
import type { Round } from '../../../shared/data/live-rounds.ts'
import { useCall } from '../../../shared/data/use-call.ts'

/**
 * Returns the index ticks (published index prices) of closed rounds, oldest first. These ticks no longer change, so an
 * answer is reused for an hour.
 */
export function useTicksOf(symbol: string, rounds: readonly Round[]): IndexTick[] {
  const from = rounds[0]?.lock_at
  const to = rounds.at(-1)?.close_at
  const { data } = useCall(
    ['market.history', 'ticks', symbol, from, to],
    async (sdk, options) => {
      if (from === undefined || to === undefined) return { symbol, list: [] }
      const request = { product: 'index', type: 'ticks', symbol, limit: 1_000, from, to: to + 1 } as const
      const { list } = await sdk.market.history(request, options)
      return { symbol, list: (list as IndexTick[]).toReversed() }
    },
    { enabled: from !== undefined, staleMs: 3_600_000, keepPrevious: true },
  )
  // After a change of the symbol, the query returns the ticks of the previous symbol until those of the new symbol are
  // loaded. These old ticks must not be drawn.
  return useMemo(() => (from === undefined || data?.symbol !== symbol ? [] : data.list), [data, from, symbol])
}
