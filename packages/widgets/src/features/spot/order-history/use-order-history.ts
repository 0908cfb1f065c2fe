import { useState } from 'react'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Asked = Parameters<BourseletClient['spot']['orders']>[0]
type Answered = Awaited<ReturnType<BourseletClient['spot']['openOrders']>>

export type OrderStatus = SpotOrder['status']

export type HistoryFilters = {
  symbol: string | null
  side: 'buy' | 'sell' | null
  status: OrderStatus | null
}

export type OrderHistoryState = Call<Answered> & {
  filters: HistoryFilters
  /** Goes back to the first page. */
  filter: (changes: Partial<HistoryFilters>) => void
  clear: () => void
  isFiltered: boolean
  page: number
  setPage: (page: number) => void
}

const LIMIT = 20

/** One page of the member's orders with their fills, newest first, by pair, side and status. */
export function useOrderHistory(symbol: string | undefined): OrderHistoryState {
  const none: HistoryFilters = { symbol: symbol ?? null, side: null, status: null }
  const [filters, setFilters] = useState(none)
  const [page, setPage] = useState(1)
  const asked = { ...given(symbol ? { ...filters, symbol } : filters), page, limit: LIMIT, with_fills: true }
  const call = useCall(
    ['spot.orders', asked],
    // Without type, or with type spot, every row is a spot order.
    (sdk, options) => sdk.spot.orders(asked as Asked, options) as Promise<Answered>,
    { member: true, keepPrevious: true },
  )
  useMemberEvents((event) => {
    if (event.kind === 'order' && (!symbol || event.order.symbol === symbol)) call.refetch()
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
    isFiltered: filters.side !== null || filters.status !== null || (!symbol && filters.symbol !== null),
    page,
    setPage,
  }
}

const given = (filters: HistoryFilters): Partial<Record<keyof HistoryFilters, string>> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null))
