import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

export type FuturesOrder = Awaited<ReturnType<BourseletClient['futures']['orders']>>['list'][number]

const LIMIT = 100

/** The member's open contract orders and waiting triggers, newest first, of one symbol or of all; they follow the stream. */
export function useFuturesOrders(symbol?: string): Call<FuturesOrder[]> {
  return useMemberCall(
    futuresOrdersKey(symbol),
    (sdk, options) => allFuturesOrders(sdk, symbol, options),
    (orders, event) => patchFuturesOrders(orders, event, symbol),
  )
}

export const futuresOrdersKey = (symbol?: string): readonly unknown[] => ['futures.openOrders', symbol ?? '']

async function allFuturesOrders(
  sdk: BourseletClient,
  symbol: string | undefined,
  options: { signal: AbortSignal },
): Promise<FuturesOrder[]> {
  const orders: FuturesOrder[] = []
  for (let number = 1; ; number += 1) {
    const { page, list } = await sdk.futures.orders(
      { scope: 'open', ...(symbol ? { symbol } : {}), page: number, limit: LIMIT },
      options,
    )
    // An order placed meanwhile pushes the last one of a page onto the next.
    const known = new Set(orders.map((order) => order.order_no))
    orders.push(...list.filter((order) => !known.has(order.order_no)))
    if (number >= page.pages) return orders
  }
}

const live: ReadonlySet<FuturesOrder['status']> = new Set(['open', 'partial', 'pending'])

/** The list after an order changed: the same one when the event does not concern it. */
export function patchFuturesOrders(
  orders: FuturesOrder[],
  event: MemberEvent,
  symbol?: string,
): FuturesOrder[] {
  if (event.kind !== 'futures_order' || (symbol !== undefined && event.order.symbol !== symbol)) return orders
  const { order } = event
  const at = orders.findIndex((one) => one.order_no === order.order_no)
  const isOpen = live.has(order.status)
  if (at < 0) return isOpen ? [...orders, order].sort(newestFirst) : orders
  const known = orders[at]
  if (known && known.updated_at > order.updated_at) return orders
  return isOpen ? orders.with(at, order) : orders.toSpliced(at, 1)
}

const newestFirst = (a: FuturesOrder, b: FuturesOrder): number =>
  b.created_at - a.created_at || (a.order_no < b.order_no ? 1 : -1)
