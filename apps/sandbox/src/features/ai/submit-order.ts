import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { AiOrderRow } from './ai.migration.ts'
import { findAiOrder, isFinishedEarly, orderViews } from './ai-orders.ts'
import { type AiPlans, RESULT_SYMBOL } from './ai-plans.ts'
import { LAST_MINUTE_MS, startDate } from './start-date.ts'

export type Action = 'pay' | 'finish'

/**
 * Returns the AI order if the member can perform the action on it; otherwise throws a Refusal. Callers run this check
 * before they check the fund password, so that an impossible action does not cost a password attempt. An order that was
 * finished early can be finished again, which changes nothing.
 */
export function refuseAction(order: AiOrderRow | undefined, action: Action, now: number): AiOrderRow {
  if (!order) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
  const isExpired = order.status === 'expired' || (order.status === 'pending' && order.expire_at <= now)
  if (action === 'pay') {
    if (isExpired) throw new Refusal('ORDER_EXPIRED', { field: 'order_no' })
  } else if (!isFinishedEarly(order)) {
    if (order.status !== 'running') throw new Refusal('ORDER_NOT_RUNNING', { field: 'order_no' })
    if (!order.early_finish) throw new Refusal('REDEEM_NOT_ALLOWED', { field: 'order_no' })
  }
  return order
}

/**
 * Pays a draft of an AI order, which opens a position with the same order number. A repeated payment changes nothing.
 */
export async function payDraft(
  { clock, index }: TxExchange,
  tx: Tx,
  plans: AiPlans,
  memberId: number,
  orderNo: string,
): Promise<Schema<'AiOrder'>> {
  const now = clock.now()
  await tx.selectFrom('ai_drafts').select('id').where('order_no', '=', orderNo).forUpdate().execute()
  const order = refuseAction(await findAiOrder(tx, memberId, orderNo), 'pay', now)
  if (order.status === 'pending') {
    const tick = index.latest(RESULT_SYMBOL)
    if (!tick || now - tick.ts > LAST_MINUTE_MS) throw new Refusal('PRICE_STALE')
    const { id, amount, terms, early_finish: earlyRedeem } = order
    const offer = await plans.lockOffer(tx, order.offer_id, 'order_no')
    await plans.checkAmount(tx, memberId, offer, amount)
    const termDays = terms.cycle_days * terms.loops
    const options = { orderNo, termDays, terms, startDate: startDate(now), earlyRedeem }
    await plans.open(tx, memberId, offer, amount, options)
    await tx.updateTable('ai_drafts').set({ status: 'paid' }).where('id', '=', id).execute()
  }
  return storedOrder(tx, memberId, orderNo)
}

/** Marks a running AI order to end at the next daily booking. */
export async function finishOrder(
  _exchange: TxExchange,
  tx: Tx,
  plans: AiPlans,
  memberId: number,
  orderNo: string,
): Promise<Schema<'AiOrder'>> {
  await plans.finish(tx, memberId, orderNo)
  return storedOrder(tx, memberId, orderNo)
}

async function storedOrder(tx: Tx, memberId: number, orderNo: string): Promise<Schema<'AiOrder'>> {
  const row = await findAiOrder(tx, memberId, orderNo)
  const [view] = await orderViews(tx, row ? [row] : [])
  if (!view) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
  return view
}
