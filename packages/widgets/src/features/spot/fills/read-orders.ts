import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'

/** The member's orders of the newest pages, newest first. */
export type ReadOrders = {
  orders: SpotOrder[]
  /** The number of newest pages that the orders fill, at most. */
  pages: number
  /** True if there are orders that are older than these. */
  hasMore: boolean
}

// The module of open orders contains the same list. It is repeated here, so that the tag of the member's trades does not
// load that module.
const ended: ReadonlySet<SpotOrder['status']> = new Set(['completed', 'cancelled', 'expired'])

type OrderPage = { list: SpotOrder[]; page: { pages: number; limit: number } }

/**
 * Reads the newest `depth` pages of orders. An order that has ended never changes, so it is taken from `before`, an
 * earlier answer, if that contains it. Older pages are read only until they join the earlier answer, and while an order
 * on them was open in the earlier answer. So after most trades only the newest page is read.
 */
export async function readOrders(
  read: (page: number) => Promise<OrderPage>,
  depth: number,
  before: ReadOrders = { orders: [], pages: 0, hasMore: false },
): Promise<ReadOrders> {
  const known = new Set(before.orders.map(({ order_no }) => order_no))
  // If an order is placed between two reads, the last order of a page moves to the next page and is read twice.
  const orders = new Map<string, SpotOrder>()
  let isJoined = false
  for (let number = 1, next = 1; ; number = next) {
    const { list, page } = await read(number)
    for (const order of list) orders.set(order.order_no, order)
    isJoined ||= list.some(({ order_no }) => known.has(order_no))
    const older = isJoined ? before.orders.filter(({ order_no }) => !orders.has(order_no)) : []
    const isCurrent = isJoined && older.every(({ status }) => ended.has(status))
    if (isCurrent) for (const order of older) orders.set(order.order_no, order)
    next = (isCurrent ? Math.max(number, before.pages) : number) + 1
    if (next > Math.min(depth, page.pages)) {
      const all = [...orders.values()]
      const most = depth * page.limit
      const isWhole = number >= page.pages || (isCurrent && !before.hasMore)
      return { orders: all.slice(0, most), pages: depth, hasMore: all.length > most || !isWhole }
    }
  }
}
