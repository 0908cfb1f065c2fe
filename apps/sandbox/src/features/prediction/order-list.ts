import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import { type ListRequest, pagedRows } from '../../http/page.ts'
import { orderView } from './order-view.ts'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'

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

/** Returns the rounds in which the given bets were placed; the key is the round number. */
async function roundsOf(
  reader: Reader,
  orders: Pick<OptionOrderRow, 'round_no'>[],
): Promise<Map<string, RoundRow>> {
  const numbers = [...new Set(orders.flatMap(({ round_no }) => round_no ?? []))]
  if (numbers.length === 0) return new Map()
  const rows = await reader.selectFrom('rounds').selectAll().where('round_no', 'in', numbers).execute()
  return new Map(rows.map((row) => [row.round_no, row]))
}
