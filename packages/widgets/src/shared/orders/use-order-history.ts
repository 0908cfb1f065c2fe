import type { ListedOrder, OrderRoute } from '../data/live-orders.ts'
import type { Product } from '../data/live-tickers.ts'
import { type Call, useCall } from '../data/use-call.ts'
import { useMemberEvents } from '../data/use-member-events.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { Order } from './order.ts'
import { type FilteredPages, useFilteredPages } from './use-filtered-pages.ts'

export type OrderFilters = {
  symbol: string | null
  side: Order['side'] | null
  type: Order['type'] | null
  status: Order['status'] | null
  /** Placed within so many days before the filter was set, and that moment's start. */
  days: { count: number; start: number } | null
}

export type HistoryPage<Shown> = { page: { pages: number }; list: Shown[] }

/** What is asked of the exchange: the filters that are set, and the page. */
export type HistoryAsked = {
  symbol?: string
  side?: Order['side']
  type?: Order['type']
  status?: Order['status']
  start?: number
  page: number
  limit: number
  with_fills: true
}

/** The orders of a product that were placed, as they are asked for by page. */
export type HistoryRoute<Shown extends ListedOrder> = Pick<OrderRoute<Shown>, 'orderOf'> & {
  product: Product
  past: (
    sdk: BourseletClient,
    asked: HistoryAsked,
    options: { signal: AbortSignal },
  ) => Promise<HistoryPage<Shown>>
}

export type OrderHistoryState<Shown> = Call<HistoryPage<Shown>> & FilteredPages<OrderFilters>

const LIMIT = 20

/** One page of the member's orders with their fills, newest first. */
export function useOrderHistory<Shown extends ListedOrder>(
  route: HistoryRoute<Shown>,
  symbol: string | undefined,
): OrderHistoryState<Shown> {
  const pages = useFilteredPages<OrderFilters>({
    symbol: symbol ?? null,
    side: null,
    type: null,
    status: null,
    days: null,
  })
  const asked = askedOf(pages.filters, pages.page)
  const call = useCall(
    [`${route.product}.orders`, asked],
    (sdk, options) => route.past(sdk, asked, options),
    { member: true, keepPrevious: true },
  )
  useMemberEvents((event) => {
    const order = route.orderOf(event)
    if (order && (!symbol || order.symbol === symbol)) call.refetch()
  }, call.refetch)
  return { ...call, ...pages }
}

function askedOf({ days, symbol, side, type, status }: OrderFilters, page: number): HistoryAsked {
  return {
    ...(symbol ? { symbol } : {}),
    ...(side ? { side } : {}),
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(days ? { start: days.start } : {}),
    page,
    limit: LIMIT,
    with_fills: true,
  }
}
