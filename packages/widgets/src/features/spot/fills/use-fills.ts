import { hashKey } from '@tanstack/react-query'
import { useState } from 'react'
import { readAgain } from '../../../shared/data/read-again.ts'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { hasOlderFills } from '../../../shared/orders/order-fills.tsx'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { type ReadOrders, readOrders } from './read-orders.ts'

type Answered = Awaited<ReturnType<BourseletClient['spot']['openOrders']>>

/** A trade by which one of the member's orders was filled. */
export type OwnFill = NonNullable<SpotOrder['fills']>[number] &
  Pick<SpotOrder, 'order_no' | 'symbol' | 'side'>

/** The member's trades, newest first, with the state of the call that loads them. */
export type FillsState = Call<OwnFill[]> & {
  hasMore: boolean
  /** True if the answers list only the newest trades of some orders. */
  isCut: boolean
  more: () => void
}

const LIMIT = 100

/**
 * Returns the member's trades, newest first. The API has no list of a member's trades, so they are collected
 * from the orders. `more` loads the next 100 older orders.
 */
export function useFills(symbol: string | undefined): FillsState {
  const [pages, setPages] = useState(1)
  const { data, ...state } = useFilledOrders(symbol, pages)
  return {
    ...state,
    data: data && fillsOf(data),
    isCut: data?.some(hasOlderFills) ?? false,
    more: () => setPages(pages + 1),
  }
}

/** The member's orders with their trades, newest first, with the state of the calls that load them. */
export type FilledOrdersState = Call<SpotOrder[]> & Pick<FillsState, 'hasMore'>

/**
 * Returns the member's orders with their trades, newest first: `pages` pages of 100 orders. After each trade of the
 * member, the newest page loads again, and the pages of older orders that were still open.
 */
export function useFilledOrders(symbol: string | undefined, pages: number): FilledOrdersState {
  const { page } = useBourselet()
  const keyOf = (count: number) => ['spot.fills', symbol ?? '', count]
  const key = keyOf(pages)
  const answerOf = (count: number) =>
    page.queryClient.getQueryCache().get(hashKey(keyOf(count)))?.state.data as ReadOrders | undefined
  const { data, ...call } = useCall(
    key,
    (sdk, options) =>
      readOrders(
        (page) =>
          sdk.spot.orders(
            { ...(symbol ? { symbol } : {}), page, limit: LIMIT, with_fills: true },
            options,
          ) as Promise<Answered>,
        pages,
        answerOf(pages) ?? answerOf(pages - 1),
      ),
    { member: true, keepPrevious: true },
  )
  const again = () => readAgain(page, key)
  useMemberEvents((event) => event.kind === 'fill' && (!symbol || event.symbol === symbol) && again(), again)
  return {
    ...call,
    data: data?.orders,
    hasMore: data?.hasMore ?? false,
  }
}

/** Returns the trades of these orders, newest first and without duplicates. */
export function fillsOf(orders: readonly SpotOrder[]): OwnFill[] {
  const fills = new Map<string, OwnFill>()
  for (const { order_no, symbol, side, fills: own = [] } of orders) {
    for (const fill of own) fills.set(`${order_no}:${fill.trade_id}`, { ...fill, order_no, symbol, side })
  }
  return [...fills.values()].sort((a, b) => b.ts - a.ts || b.trade_id - a.trade_id)
}
