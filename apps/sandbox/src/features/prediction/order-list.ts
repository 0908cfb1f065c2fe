import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import { pageOf, rowsOf } from '../../http/page.ts'
import { orderView } from './order-view.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import { roundsOf } from './rounds-of.ts'

interface Filter {
  symbol?: string
  mode?: OptionOrderRow['mode']
  status?: OptionOrderRow['status']
  /** Only bets that are over. */
  settled?: boolean
  start?: number
  end?: number
  page?: number
  limit?: number
}

/** Bets of a member, newest first. */
export async function orderList(db: Reader, memberId: number, filter: Filter) {
  const { symbol, mode, status, settled, start, end } = filter
  let rows = db.selectFrom('option_orders').where('member_id', '=', memberId)
  if (symbol !== undefined) rows = rows.where('symbol', '=', symbol)
  if (mode !== undefined) rows = rows.where('mode', '=', mode)
  if (status !== undefined) rows = rows.where('status', '=', status)
  if (settled) rows = rows.where('status', '<>', 'in_progress')
  if (start !== undefined) rows = rows.where('opened_at', '>=', start)
  if (end !== undefined) rows = rows.where('opened_at', '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { offset, limit } = rowsOf(filter)
  const orders = await rows.selectAll().orderBy('id', 'desc').offset(offset).limit(limit).execute()
  const rounds = await roundsOf(db, orders)
  const list = orders.map(
    (order): Schema<'OptionOrder'> => orderView(order, rounds.get(order.round_no ?? '')),
  )
  return pageOf(filter, total, list)
}
