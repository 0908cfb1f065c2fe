import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

export type SpotOrder = Awaited<ReturnType<BourseletClient['spot']['openOrders']>>['list'][number]

const LIMIT = 100

/** The member's open spot orders, newest first, of one symbol or of all; they follow the stream at once. */
export function useOpenOrders(symbol?: string): Call<SpotOrder[]> {
  return useMemberCall(
    openOrdersKey(symbol),
    (sdk, options) => allOpenOrders(sdk, symbol, options),
    (orders, event) => patchOpenOrders(orders, event, symbol),
  )
}

export const openOrdersKey = (symbol?: string): readonly unknown[] => ['spot.openOrders', symbol ?? '']

async function allOpenOrders(
  sdk: BourseletClient,
  symbol: string | undefined,
  options: { signal: AbortSignal },
): Promise<SpotOrder[]> {
  const orders: SpotOrder[] = []
  for (let number = 1; ; number += 1) {
    const { page, list } = await sdk.spot.openOrders(
      { ...(symbol ? { symbol } : {}), page: number, limit: LIMIT },
      options,
    )
    // An order placed meanwhile pushes the last one of a page onto the next.
    const known = new Set(orders.map((order) => order.order_no))
    orders.push(...list.filter((order) => !known.has(order.order_no)))
    if (number >= page.pages) return orders
  }
}

/** The list after an order changed: the same one when the event does not concern it. */
export function patchOpenOrders(orders: SpotOrder[], event: MemberEvent, symbol?: string): SpotOrder[] {
  if (event.kind !== 'order' || (symbol !== undefined && event.order.symbol !== symbol)) return orders
  const { order } = event
  const at = orders.findIndex((one) => one.order_no === order.order_no)
  const isOpen = order.status === 'open' || order.status === 'partial'
  if (at < 0) return isOpen ? [...orders, order].sort(newestFirst) : orders
  const known = orders[at]
  if (known && known.updated_at > order.updated_at) return orders
  return isOpen ? orders.with(at, order) : orders.toSpliced(at, 1)
}

const newestFirst = (a: SpotOrder, b: SpotOrder): number =>
  b.created_at - a.created_at || (a.order_no < b.order_no ? 1 : -1)
