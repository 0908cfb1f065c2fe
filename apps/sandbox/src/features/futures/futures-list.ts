import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { invalid } from '../../refusals/refusal.ts'
import { closedRowView } from './closed-view.ts'
import type { FuturesOrder } from './futures-order.ts'
import { fillView, orderView } from './futures-order-view.ts'
import { orderOf, readFills } from './stored-order.ts'

const LIVE: FuturesOrder['status'][] = ['open', 'partial', 'pending']
const ENDED: FuturesOrder['status'][] = ['triggered', 'completed', 'cancelled', 'expired']

/** Orders of a member, newest first: those that live, or those that have ended. */
export async function orderList(
  db: Reader,
  memberId: number,
  request: Request<'futures.orders'>,
): Promise<Data<'futures.orders'>> {
  const { scope = 'open', symbol, type, status, start, end } = request ?? {}
  const among = scope === 'open' ? LIVE : ENDED
  const known = [...LIVE, ...ENDED].find((one) => one === status)
  if (status !== undefined && known === undefined) throw invalid({ status: 'ENUM' })
  let rows = db.selectFrom('futures_orders').where('member_id', '=', memberId).where('status', 'in', among)
  if (known !== undefined) rows = rows.where('status', '=', known)
  if (symbol !== undefined) rows = rows.where('symbol', '=', symbol)
  if (type !== undefined) rows = rows.where('type', '=', type)
  if (start !== undefined) rows = rows.where('created_at', '>=', start)
  if (end !== undefined) rows = rows.where('created_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(request ?? {})
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  const orders = list.map(orderOf)
  if (!request?.with_fills) return pageOf(request ?? {}, total, orders.map(orderView))
  const fills = await readFills(db, orders)
  return pageOf(
    request,
    total,
    orders.map((order) => ({ ...orderView(order), fills: (fills.get(order.id) ?? []).map(fillView) })),
  )
}

/** Positions of a member that have ended, newest first. */
export async function closedList(db: Reader, memberId: number, request: Request<'futures.positions'>) {
  let rows = db.selectFrom('futures_closed').where('member_id', '=', memberId)
  if (request?.symbol !== undefined) rows = rows.where('symbol', '=', request.symbol)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(request ?? {})
  const list = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  return pageOf(request ?? {}, total, list.map(closedRowView))
}
