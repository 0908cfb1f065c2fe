import { useState } from 'react'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Asked = Parameters<BourseletClient['futures']['orders']>[0]
type Answered = Awaited<ReturnType<BourseletClient['futures']['orders']>>

export type EndedStatus = Exclude<FuturesOrder['status'], 'open' | 'partial' | 'pending'>

export type HistoryFilters = {
  symbol: string | null
  type: FuturesOrder['type'] | null
  status: EndedStatus | null
  /** Placed within so many days before the filter was set, and that moment's start. */
  days: { count: number; start: number } | null
}

export type FuturesHistoryState = Call<Answered> & {
  filters: HistoryFilters
  /** Goes back to the first page. */
  filter: (changes: Partial<HistoryFilters>) => void
  clear: () => void
  isFiltered: boolean
  page: number
  setPage: (page: number) => void
}

const LIMIT = 20

/** One page of the member's ended contract orders, newest first, by contract, type, status and period. */
export function useFuturesHistory(symbol: string | undefined): FuturesHistoryState {
  const none: HistoryFilters = { symbol: symbol ?? null, type: null, status: null, days: null }
  const [filters, setFilters] = useState(none)
  const [page, setPage] = useState(1)
  const asked = askedOf(symbol ? { ...filters, symbol } : filters, page)
  const call = useCall(['futures.orders', asked], (sdk, options) => sdk.futures.orders(asked, options), {
    member: true,
    keepPrevious: true,
  })
  useMemberEvents((event) => {
    if (event.kind === 'futures_order' && (!symbol || event.order.symbol === symbol)) call.refetch()
  }, call.refetch)
  return {
    ...call,
    filters,
    filter(changes) {
      setFilters((before) => ({ ...before, ...changes }))
      setPage(1)
    },
    clear() {
      setFilters(none)
      setPage(1)
    },
    isFiltered:
      filters.type !== null ||
      filters.status !== null ||
      filters.days !== null ||
      (!symbol && filters.symbol !== null),
    page,
    setPage,
  }
}

function askedOf({ symbol, type, status, days }: HistoryFilters, page: number): NonNullable<Asked> {
  return {
    scope: 'history',
    ...(symbol ? { symbol } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(days ? { start: days.start } : {}),
    page,
    limit: LIMIT,
    with_fills: true,
  }
}
