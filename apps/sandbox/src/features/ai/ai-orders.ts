import type { Schema } from '@bourselet/openapi'
import { addDays, fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { AiOrders } from '../../exchange/capabilities.ts'
import { pagedRows } from '../../http/page.ts'
import { invalid } from '../../refusals/refusal.ts'
import type { AiDayRow, AiOrderRow } from './ai.migration.ts'

type AiOrder = Schema<'AiOrder'>

const statuses: AiOrder['status'][] = ['pending', 'running', 'completed', 'expired']

/** Returns a page of a member's AI orders, newest first. */
export const aiOrders: AiOrders = async (db, memberId, { status, ...asked }) => {
  const known = statuses.find((one) => one === status)
  if (status !== undefined && known === undefined) throw invalid({ status: 'ENUM' })
  const own = db.selectFrom('ai_orders').where('member_id', '=', memberId)
  const { page, list } = await pagedRows(known ? own.where('status', '=', known) : own, asked)
  return { page, list: await orderViews(db, list) }
}

/** Returns a member's AI order; undefined if the order number is unknown or belongs to another member. */
export function findAiOrder(
  reader: Reader,
  memberId: number,
  orderNo: string,
): Promise<AiOrderRow | undefined> {
  const rows = reader.selectFrom('ai_orders').selectAll().where('order_no', '=', orderNo)
  return rows.where('member_id', '=', memberId).executeTakeFirst()
}

/** Returns AI orders in the format of the API, with their daily results. */
export async function orderViews(reader: Reader, orders: readonly AiOrderRow[]): Promise<AiOrder[]> {
  const ids = orders.flatMap(({ position_id }) => position_id ?? [])
  const days =
    ids.length === 0
      ? []
      : await reader
          .selectFrom('ai_days')
          .selectAll()
          .where('position_id', 'in', ids)
          .orderBy('day')
          .execute()
  return orders.map((order) =>
    orderView(
      order,
      days.filter(({ position_id }) => position_id === order.position_id),
    ),
  )
}

/** Returns true if the member has asked to finish the order early, even if the order has ended since. */
export const isFinishedEarly = ({ term_days, terms: { cycle_days, loops } }: AiOrderRow): boolean =>
  term_days !== null && term_days < cycle_days * loops

function orderView(order: AiOrderRow, days: readonly AiDayRow[]): AiOrder {
  const { order_no, offer_id, name, coin, status, terms, early_finish, start_date, created_at } = order
  const { min_rate, max_rate, fee_rate, cycle_days, loops } = terms
  const isPaid = start_date !== null && order.term_days !== null
  const sum = (field: 'income' | 'fee') => fromUnits(days.reduce((total, day) => total + day[field], 0n))
  return {
    ...{ order_no, product: { id: offer_id, name }, coin, amount: fromUnits(order.amount) },
    ...{ cycle_days, loops, min_rate, max_rate, fee_rate },
    loop_now: isPaid ? Math.min(loops, Math.floor(days.length / cycle_days) + 1) : 0,
    days_done: days.length,
    income_total: sum('income'),
    fee_total: sum('fee'),
    status,
    finishing: status === 'running' && isPaid && isFinishedEarly(order),
    early_finish,
    paid_back: order.paid_back === null ? null : fromUnits(order.paid_back),
    expire_at: isPaid ? null : order.expire_at,
    start_date,
    maturity_date: isPaid ? addDays(start_date, order.term_days!) : null,
    created_at,
    ended_at: order.ended_at,
    days: days.map(dayView),
  }
}

function dayView({ position_id: _, principal, income, fee, ...day }: AiDayRow): Schema<'AiDay'> {
  return { ...day, principal: fromUnits(principal), income: fromUnits(income), fee: fromUnits(fee) }
}
