import { addDays, aiBounds, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { lockMember } from '../../exchange/lock-member.ts'
import type { Data, Request } from '../../http/routes.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { findAiOrder, orderViews } from './ai-orders.ts'
import type { AiPlans } from './ai-plans.ts'
import { startDate } from './start-date.ts'

const DRAFT_MS = 15 * 60_000
/** Maximum number of unpaid drafts of a member. */
const MOST_DRAFTS = 50

/**
 * Stores an AI order that the member can pay within 15 minutes, and returns it with the lowest and highest possible
 * result.
 */
export async function createDraft(
  exchange: TxExchange,
  tx: Tx,
  plans: AiPlans,
  memberId: number,
  { goods_id, amount, loops = 1 }: Request<'ai.create'>,
): Promise<Data<'ai.create'>> {
  const { clock, sequences, orderNo } = exchange
  const now = clock.now()
  const offer = await plans.lockOffer(tx, goods_id, 'goods_id')
  if (loops > offer.terms.max_loops) throw invalid({ loops: 'RANGE' })
  await plans.checkAmount(tx, memberId, offer, toUnits(amount))
  await lockMember(exchange, tx, memberId)
  await refuseMoreDrafts(tx, memberId, now)
  const id = sequences.next('ai_drafts')
  const terms = { ...offer.terms, loops }
  const order_no = orderNo('A', now, id)
  const draft = {
    ...{ id, order_no, member_id: memberId, offer_id: offer.id, amount: toUnits(amount) },
    ...{ terms: JSON.stringify(terms), early_finish: offer.early_redeem, status: 'pending' as const },
    ...{ expire_at: now + DRAFT_MS, created_at: now },
  }
  await tx
    .insertInto('ai_drafts')
    .values(draft as never)
    .execute()
  publishRecord(exchange, tx, 'ai', draft)
  const row = await findAiOrder(tx, memberId, order_no)
  const [order] = await orderViews(tx, [row!])
  const maturity_date = addDays(startDate(now), terms.cycle_days * loops)
  return { ...order!, preview: { ...aiBounds(terms, fromUnits(draft.amount)), maturity_date } }
}

async function refuseMoreDrafts(tx: Tx, memberId: number, now: number): Promise<void> {
  const pending = await tx
    .selectFrom('ai_drafts')
    .select('expire_at')
    .where('member_id', '=', memberId)
    .where('status', '=', 'pending')
    .where('expire_at', '>', now)
    .orderBy('expire_at')
    .execute()
  const [oldest] = pending
  if (!oldest || pending.length < MOST_DRAFTS) return
  const retry_after = Math.max(1, Math.ceil((oldest.expire_at - now) / 1000))
  throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after } })
}
