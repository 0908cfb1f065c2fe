import { useEffect, useMemo, useRef, useState } from 'react'
import { mergeTicks } from '../../../shared/data/live-index.ts'
import { useIndexTicks } from '../../../shared/data/use-index-ticks.ts'
import { useOptionOrders } from '../../../shared/data/use-option-orders.ts'
import { usePastRounds } from '../../../shared/data/use-past-rounds.ts'
import { useRoundBoard } from '../../../shared/data/use-round-board.ts'
import { useTicksOf } from './use-ticks-of.ts'

/** The number of past rounds through which the member can page: four hours of rounds of five minutes. */
const LIMIT = 48

/** The maximum number of past rounds that are drawn at the same time. */
const DRAWN = 2

/** Returns the open round, the live round, and the past rounds of the selected page. */
export function usePredictionRounds(symbol: string, shownPast: number) {
  const { board, error, loading, retry } = useRoundBoard(symbol)
  const past = usePastRounds({ symbol, page: 1, limit: LIMIT })
  const running = useOptionOrders(symbol)
  const [paged, setPaged] = useState({ symbol, page: 0 })
  const page = paged.symbol === symbol ? paged.page : 0
  const setPage = (next: number) => setPaged({ symbol, page: next })
  const live = board?.live ?? null
  const { refetch } = past
  const turn = live?.round_no
  const seen = useRef({ symbol, turn })
  useEffect(() => {
    const before = seen.current
    seen.current = { symbol, turn }
    // A new live round means that the previous one has ended, so the past rounds are read again. The first live round
    // that the page receives for a symbol ends no other round, so nothing is read again.
    if (before.symbol === symbol && before.turn !== undefined && before.turn !== turn) refetch()
  }, [symbol, turn, refetch])

  const settled = useMemo(
    // After a change of the symbol, the query returns the rounds of the previous symbol until those of the new symbol
    // are loaded. These old rounds must not be shown.
    () => past.data?.list.filter((round) => round.symbol === symbol && round.round_no !== turn) ?? [],
    [past.data, symbol, turn],
  )
  const pages = Math.max(1, Math.ceil(settled.length / Math.max(1, shownPast)))
  const at = Math.min(page, pages - 1)
  const shown = settled.slice(at * shownPast, (at + 1) * shownPast).toReversed()
  const spanMs = live ? (Math.min(shownPast, DRAWN) + 1) * (live.close_at - live.lock_at) : 0
  const index = useIndexTicks(symbol, at === 0 ? spanMs : 0)
  const older = useTicksOf(symbol, at === 0 ? [] : shown)
  // Some of the shown rounds may have ticks in both lists, `older` and the latest ticks. So the two lists are merged.
  const ticks = useMemo(
    () => (at === 0 ? index.list : mergeTicks(older, index.list)),
    [at, older, index.list],
  )
  return {
    board,
    live,
    error: board === undefined ? error : null,
    loading: loading || (past.loading && !past.error),
    retry() {
      retry()
      if (past.error) refetch()
    },
    settled,
    shown,
    ticks,
    price: index.list.at(-1)?.price ?? live?.current_price ?? null,
    ownIn: (roundNo: string | undefined) => running.data?.find((order) => order.round_no === roundNo),
    paging: {
      older: at < pages - 1 ? () => setPage(at + 1) : null,
      newer: at > 0 ? () => setPage(at - 1) : null,
      reset: () => setPage(0),
    },
  }
}

export type RoundsState = ReturnType<typeof usePredictionRounds>
