import { useState } from 'react'
import { readAgain } from '../../../shared/data/read-again.ts'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'

type Answered = Awaited<ReturnType<BourseletClient['spot']['openOrders']>>

/** A trade by which one of the member's orders was filled. */
export type OwnFill = NonNullable<SpotOrder['fills']>[number] &
  Pick<SpotOrder, 'order_no' | 'symbol' | 'side'>

/** The member's trades, newest first, with the state of the call that loads them. */
export type FillsState = Call<OwnFill[]> & {
  hasMore: boolean
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
  return { ...state, data: data && fillsOf(data), more: () => setPages(pages + 1) }
}

/** The member's orders with their trades, newest first, with the state of the calls that load them. */
export type FilledOrdersState = Call<SpotOrder[]> & Pick<FillsState, 'hasMore'>

/**
 * Returns the member's orders with their trades, newest first: `pages` pages of 100 orders. After each trade
 * of the member, all these pages load again.
 */
export function useFilledOrders(symbol: string | undefined, pages: number): FilledOrdersState {
  const { page } = useBourselet()
  const key = ['spot.fills', symbol ?? '', pages]
  const { data, ...call } = useCall(key, (sdk, options) => ordersWithFills(sdk, symbol, pages, options), {
    member: true,
    keepPrevious: true,
  })
  const again = () => readAgain(page, key)
  useMemberEvents((event) => event.kind === 'fill' && (!symbol || event.symbol === symbol) && again(), again)
  return {
    ...call,
    data: data?.orders,
    hasMore: data?.hasMore ?? false,
  }
}

type Reached = { orders: SpotOrder[]; hasMore: boolean }

async function ordersWithFills(
  sdk: BourseletClient,
  symbol: string | undefined,
  depth: number,
  options: { signal: AbortSignal },
): Promise<Reached> {
  // If an order is placed between two reads, the last order of a page moves to the next page and is read twice.
  const orders = new Map<string, SpotOrder>()
  for (let page = 1; ; page += 1) {
    const asked = { ...(symbol ? { symbol } : {}), page, limit: LIMIT, with_fills: true }
    const { list, page: at } = (await sdk.spot.orders(asked, options)) as Answered
    for (const order of list) orders.set(order.order_no, order)
    if (page >= depth || page >= at.pages) return { orders: [...orders.values()], hasMore: page < at.pages }
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
