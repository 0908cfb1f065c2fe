import type { Reader } from '../../database/transaction.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { invalid } from '../../refusals/refusal.ts'
import { MOST_TOGETHER, readFills } from '../../trading/fills.ts'
import { orderOf } from './order-rows.ts'
import { fillViews, orderView } from './order-view.ts'
import { openStatuses, type SpotOrder } from './spot-order.ts'
import { withExtremes } from './trailing-extremes.ts'

const statuses: SpotOrder['status'][] = [...openStatuses, 'completed', 'cancelled', 'expired']

/** Returns a page of the member's spot orders, newest first. With `with_fills`, each order includes its trades. */
export async function orderHistory(
  db: Reader,
  memberId: number,
  { status, with_fills: withFills, ...asked }: Omit<Request<'spot.orders'>, 'type'>,
): Promise<Data<'spot.orders'>> {
  const known = statuses.find((one) => one === status)
  if (status !== undefined && known === undefined) throw invalid({ status: 'ENUM' })
  const { page, orders } = await select(db, memberId, asked, known && [known])
  if (!withFills) return { page, list: orders.map(orderView) }
  const fills = await readFills(db, 'spot_fills', orders, MOST_TOGETHER)
  return {
    page,
    list: orders.map((order) => ({ ...orderView(order), fills: fillViews(fills.get(order.id) ?? []) })),
  }
}

/** Returns a page of the member's orders that wait for a trigger or rest in a book, newest first. */
export async function openOrders(
  db: Reader,
  memberId: number,
  request: Request<'spot.openOrders'>,
): Promise<Data<'spot.openOrders'>> {
  const { page, orders } = await select(db, memberId, request ?? {}, openStatuses)
  return { page, list: orders.map(orderView) }
}

async function select(
  db: Reader,
  memberId: number,
  asked: Omit<Request<'spot.orders'>, 'type' | 'status' | 'with_fills'>,
  /**
   * Statuses to select; undefined selects all. Without a condition on the status, PostgreSQL can use the right index;
   * a condition that lists all statuses can make it choose the wrong one.
   */
  among: SpotOrder['status'][] | undefined,
) {
  const own = db.selectFrom('spot_orders').where('member_id', '=', memberId)
  const { page, list } = await pagedRows(among ? own.where('status', 'in', among) : own, asked, {
    filters: ['symbol', 'side'],
  })
  return { page, orders: await withExtremes(db, list.map(orderOf)) }
}
