type Numbered = { order_no: string }

/** One page of a list of orders, as the API answers it. */
export type OrdersPage<Order> = { list: readonly Order[]; page: { pages: number } }

/**
 * Reads the pages of a list of orders one after another, at most `most` pages. `hasMore` is true if there are further
 * pages.
 */
export async function readPages<Order extends Numbered>(
  read: (page: number) => Promise<OrdersPage<Order>>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ orders: Order[]; hasMore: boolean }> {
  // An order that is placed between two reads moves the last order of a page to the next page, so both pages contain it.
  const orders = new Map<string, Order>()
  for (let page = 1; ; page += 1) {
    const { list, page: at } = await read(page)
    for (const order of list) orders.set(order.order_no, order)
    if (page >= most || page >= at.pages) return { orders: [...orders.values()], hasMore: page < at.pages }
  }
}
