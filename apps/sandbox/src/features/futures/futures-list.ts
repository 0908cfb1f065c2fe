import type { Reader } from '../../database/transaction.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { invalid } from '../../refusals/refusal.ts'
import { MOST_TOGETHER, readFills } from '../../trading/fills.ts'
import { type FuturesOrder, openStatuses } from './futures-order.ts'
import { fillViews, orderView } from './futures-order-view.ts'
import { closedRowView } from './position-views.ts'
import { orderOf } from './stored-state.ts'

const ENDED: FuturesOrder['status'][] = ['triggered', 'completed', 'cancelled', 'expired']

/** Returns a page of a member's open or ended futures orders, newest first. */
export async function orderList(
  db: Reader,
  memberId: number,
  request: Request<'futures.orders'>,
): Promise<Data<'futures.orders'>> {
  const { scope = 'open', with_fills: withFills, ...asked } = request ?? {}
  const { status } = asked
  if (status !== undefined && ![...openStatuses, ...ENDED].some((one) => one === status)) {
    throw invalid({ status: 'ENUM' })
  }
  const among = scope === 'open' ? openStatuses : ENDED
  const own = db.selectFrom('futures_orders').where('member_id', '=', memberId).where('status', 'in', among)
  const { page, list } = await pagedRows(own, asked, { filters: ['symbol', 'type', 'status'] })
  const orders = list.map(orderOf)
  if (!withFills) return { page, list: orders.map(orderView) }
  const fills = await readFills(db, 'futures_fills', orders, MOST_TOGETHER)
  return {
    page,
    list: orders.map((order) => ({ ...orderView(order), fills: fillViews(fills.get(order.id) ?? []) })),
  }
}

/** Returns a page of the closed positions of a member, newest first. */
export async function closedList(db: Reader, memberId: number, request: Request<'futures.positions'>) {
  const own = db.selectFrom('futures_closed').where('member_id', '=', memberId)
  const { page, list } = await pagedRows(own, request ?? {}, { filters: ['symbol'] })
  return { page, list: list.map(closedRowView) }
}
