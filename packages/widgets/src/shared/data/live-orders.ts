import type { BourseletClient } from '../provider/client.ts'
import type { Product } from './live-tickers.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

/** The fields of an order that the order lists of all products use. */
export type ListedOrder = {
  order_no: string
  symbol: string
  status: string
  created_at: number
  updated_at: number
}

type Options = { signal: AbortSignal }
type Asked = { symbol?: string; page: number; limit: number }

/** The calls and events by which a product's orders are read and updated. */
export type OrderRoute<Order extends ListedOrder> = {
  product: Product
  /** Reads the orders that can still be canceled, newest first. */
  open: (
    sdk: BourseletClient,
    asked: Asked,
    options: Options,
  ) => Promise<{ page: { pages: number }; list: Order[] }>
  cancel: (
    sdk: BourseletClient,
    asked: { order_no: string } | { all: true; symbol: string },
  ) => Promise<{ cancelled: Order[] }>
  /** Reads the orders of a symbol that were placed in a period and have ended. */
  past: (
    sdk: BourseletClient,
    asked: { symbol: string; start: number; end: number },
  ) => Promise<{ list: Order[] }>
  /** Returns the order that an event contains; null if it contains no order of this product. */
  orderOf: (event: MemberEvent) => Order | null
  /** Query keys of answers that may change when an order closes, but that no stream event updates. */
  touches: readonly (readonly unknown[])[]
}

const LIMIT = 100
const live: ReadonlySet<string> = new Set(['open', 'partial', 'pending'])

/** Returns true if an order has not ended. */
export const isLive = ({ status }: Pick<ListedOrder, 'status'>): boolean => live.has(status)

/** Returns the query key of the list of open orders: of one symbol, or of all symbols. */
export const liveOrdersKey = (product: Product, symbol = ''): readonly unknown[] => [
  ...liveOrdersKeys(product),
  symbol,
]

/** Returns the prefix that the query keys of all order lists of a product share. */
export const liveOrdersKeys = (product: Product): readonly unknown[] => [`${product}.openOrders`]

/**
 * Returns the member's open orders, newest first, of one symbol or of all symbols. Stream events update the
 * list.
 */
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
    // If an order is placed between the requests for two pages, the last order of the first page moves to the
    // second page. The order is then in both answers, and its second copy is dropped.
    const known = new Set(orders.map((order) => order.order_no))
    orders.push(...list.filter((order) => !known.has(order.order_no)))
    if (number >= page.pages) return orders
  }
}

/**
 * Applies an event to an order list. Returns the changed list. Returns the same list if the event contains no order
 * that belongs in this list.
 */
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

/** Returns the list with the new state of an order. An order that has closed is removed. */
export function withOrder<Order extends ListedOrder>(orders: Order[], order: Order): Order[] {
  const at = orders.findIndex((one) => one.order_no === order.order_no)
  const isOpen = isLive(order)
  if (at < 0) return isOpen ? [...orders, order].sort(newestFirst) : orders
  const known = orders[at]
  if (known && known.updated_at > order.updated_at) return orders
  return isOpen ? orders.with(at, order) : orders.toSpliced(at, 1)
}

const newestFirst = (a: ListedOrder, b: ListedOrder): number =>
  b.created_at - a.created_at || (a.order_no < b.order_no ? 1 : -1)
