import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import { type ListRequest, pagedRows } from '../../http/page.ts'
import { orderView } from './order-view.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import { roundsOf } from './rounds-of.ts'

interface Filter extends ListRequest {
  symbol?: string
  mode?: OptionOrderRow['mode']
  status?: OptionOrderRow['status']
  /** If true, the list contains only settled bets. */
  settled?: boolean
}

/** Returns a page of a member's bets, newest first. */
export async function orderList(db: Reader, memberId: number, { settled, ...asked }: Filter) {
  const own = db.selectFrom('option_orders').where('member_id', '=', memberId)
  const { page, list } = await pagedRows(settled ? own.where('status', '<>', 'in_progress') : own, asked, {
    filters: ['symbol', 'mode', 'status'],
    time: 'opened_at',
  })
  const rounds = await roundsOf(db, list)
  return {
    page,
    list: list.map((order): Schema<'OptionOrder'> => orderView(order, rounds.get(order.round_no ?? ''))),
  }
}
