import type { ListedOrder, OrderRoute } from '../data/live-orders.ts'
import type { BourseletClient } from '../provider/client.ts'

/** Loads an order that has ended. Returns null if it cannot be loaded, or if it has not ended. */
export async function findEnded<Order extends ListedOrder>(
  route: Pick<OrderRoute<Order>, 'past'>,
  sdk: BourseletClient,
  { order_no, symbol, created_at }: Pick<ListedOrder, 'order_no' | 'symbol' | 'created_at'>,
): Promise<Order | null> {
  const past = await route.past(sdk, { symbol, start: created_at, end: created_at + 1 }).catch(() => null)
  return past?.list.find((one) => one.order_no === order_no) ?? null
}
