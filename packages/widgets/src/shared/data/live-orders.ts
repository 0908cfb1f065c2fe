import type { BourseletClient } from '../provider/client.ts'
import type { Product } from './live-tickers.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

/** What lists need to know of an order, whatever its product. */
export type ListedOrder = {
  order_no: string
  symbol: string
  status: string
  created_at: number
  updated_at: number
}

type Options = { signal: AbortSignal }
type Asked = { symbol?: string; page: number; limit: number }

/** How the orders of a product are asked for, cancelled and told of. */
export type OrderRoute<Order extends ListedOrder> = {
  product: Product
  /** Orders that can still be cancelled, newest first. */
  open: (
    sdk: BourseletClient,
    asked: Asked,
    options: Options,
  ) => Promise<{ page: { pages: number }; list: Order[] }>
  cancel: (
    sdk: BourseletClient,
    asked: { order_no: string } | { all: true; symbol: string },
  ) => Promise<{ cancelled: Order[] }>
  /** The order that an event tells of; null where it tells of something else. */
  orderOf: (event: MemberEvent) => Order | null
  /** Keys of answers that an order's end may change and no event tells of. */
  touches: readonly (readonly unknown[])[]
}

const LIMIT = 100
const live: ReadonlySet<string> = new Set(['open', 'partial', 'pending'])

/** The key of the list of a symbol, or of the list of all. */
export const liveOrdersKey = (product: Product, symbol = ''): readonly unknown[] => [
  ...liveOrdersKeys(product),
  symbol,
]

/** What the keys of all lists of a product begin with. */
export const liveOrdersKeys = (product: Product): readonly unknown[] => [`${product}.openOrders`]

/** The member's orders that can still be cancelled, newest first, of one symbol or of all; they follow the stream at once. */
export function useLiveOrders<Order extends ListedOrder>(
  route: OrderRoute<Order>,
  symbol: string | undefined,
): Call<Order[]> {
  return useMemberCall(
    liveOrdersKey(route.product, symbol),
    (sdk, options) => allLive(route, sdk, symbol, options),
    (orders, event) => patchLive(route, orders, event, symbol),
  )
}

async function allLive<Order extends ListedOrder>(
  route: OrderRoute<Order>,
  sdk: BourseletClient,
  symbol: string | undefined,
  options: Options,
): Promise<Order[]> {
  const orders: Order[] = []
  for (let number = 1; ; number += 1) {
    const asked = { ...(symbol ? { symbol } : {}), page: number, limit: LIMIT }
    const { page, list } = await route.open(sdk, asked, options)
    // An order placed meanwhile pushes the last one of a page onto the next.
    const known = new Set(orders.map((order) => order.order_no))
    orders.push(...list.filter((order) => !known.has(order.order_no)))
    if (number >= page.pages) return orders
  }
}

/** The list after an event: the same one when the event does not concern it. */
export function patchLive<Order extends ListedOrder>(
  route: Pick<OrderRoute<Order>, 'orderOf'>,
  orders: Order[],
  event: MemberEvent,
  symbol?: string,
): Order[] {
  const order = route.orderOf(event)
  return order === null || (symbol !== undefined && order.symbol !== symbol)
    ? orders
    : withOrder(orders, order)
}

/** The list with an order as it now stands, or without it once it has ended. */
export function withOrder<Order extends ListedOrder>(orders: Order[], order: Order): Order[] {
  const at = orders.findIndex((one) => one.order_no === order.order_no)
  const isOpen = live.has(order.status)
  if (at < 0) return isOpen ? [...orders, order].sort(newestFirst) : orders
  const known = orders[at]
  if (known && known.updated_at > order.updated_at) return orders
  return isOpen ? orders.with(at, order) : orders.toSpliced(at, 1)
}

const newestFirst = (a: ListedOrder, b: ListedOrder): number =>
  b.created_at - a.created_at || (a.order_no < b.order_no ? 1 : -1)
