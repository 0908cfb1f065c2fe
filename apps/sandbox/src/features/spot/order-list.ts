import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { invalid } from '../../refusals/refusal.ts'
import { orderOf, readFills } from './order-rows.ts'
import { orderView, placedView } from './order-view.ts'
import type { SpotOrder } from './spot-order.ts'

const statuses: SpotOrder['status'][] = ['open', 'partial', 'completed', 'cancelled', 'expired']

/** Order history, newest first. AI-managed orders do not exist here yet: their list is empty. */
export async function orderHistory(
  db: Reader,
  memberId: number,
  request: Request<'spot.orders'>,
): Promise<Data<'spot.orders'>> {
  const { type = 'spot', status, with_fills: withFills } = request
  if (type === 'ai') return pageOf(request, 0, [])
  const known = statuses.find((one) => one === status)
  if (status !== undefined && known === undefined) throw invalid({ status: 'ENUM' })
  const { total, orders } = await select(db, memberId, request, known === undefined ? statuses : [known])
  if (!withFills) return pageOf(request, total, orders.map(orderView))
  const fills = await readFills(db, orders)
  return pageOf(
    request,
    total,
    orders.map((order) => placedView(order, fills.get(order.id) ?? [])),
  )
}

/** Orders that rest in a book, newest first. */
export async function openOrders(
  db: Reader,
  memberId: number,
  request: Request<'spot.openOrders'>,
): Promise<Data<'spot.openOrders'>> {
  const { total, orders } = await select(db, memberId, request ?? {}, ['open', 'partial'])
  return pageOf(request ?? {}, total, orders.map(orderView))
}

type Filter = Omit<Request<'spot.orders'>, 'type' | 'status'>

async function select(
  db: Reader,
  memberId: number,
  { symbol, side, start, end, ...page }: Filter,
  among: SpotOrder['status'][],
) {
  let rows = db.selectFrom('spot_orders').where('member_id', '=', memberId)
  // Without this condition the planner may take the index of all of a member's orders, with it that of the open.
  if (among.length < statuses.length) rows = rows.where('status', 'in', among)
  if (symbol !== undefined) rows = rows.where('symbol', '=', symbol)
  if (side !== undefined) rows = rows.where('side', '=', side)
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(page)
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return { total, orders: list.map(orderOf) }
}
