import type { Schema } from '@bourselet/openapi'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Decision } from '../../exchange/reviewers.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { decideKyc } from './decide.ts'
import { kycView } from './kyc-view.ts'
import { openSubmission } from './submissions.ts'

/** The sandbox's own reviewer takes his time. */
export const REVIEW_MS = 30_000
/** A number that ends so is refused: the way to see a refusal. */
const REFUSED_ENDING = '0000'

/** Decides what has waited long enough; returns when the next falls due. */
export async function reviewDue(exchange: ServerExchange): Promise<number> {
  const { clock } = exchange
  const { jobs } = exchange.database
  for (;;) {
    const next = await jobs.db
      .selectFrom('kyc_submissions')
      .select(['id', 'submitted_at'])
      .where('status', '=', 'pending')
      .orderBy('submitted_at')
      .limit(1)
      .executeTakeFirst()
    if (!next) return Number.POSITIVE_INFINITY
    const due = next.submitted_at + REVIEW_MS
    if (due > clock.now()) return due
    await jobs.transaction(async (tx) => {
      const row = await tx
        .selectFrom('kyc_submissions')
        .selectAll()
        .where('id', '=', next.id)
        .where('status', '=', 'pending')
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      const submission = openSubmission(exchange.vault, row)
      const approve = !submission.id_number.endsWith(REFUSED_ENDING)
      await decideKyc(exchange, tx, submission, { approve, reason: null })
    })
  }
}

/** A person's decision, by the member's number. */
export function reviewKyc(
  exchange: ServerExchange,
  { id, approve, reason }: Decision,
): Promise<Schema<'Kyc'>> {
  if (!/^[0-9]{1,15}$/.test(id)) throw new Refusal('NOT_FOUND', { field: 'id' })
  return exchange.database.jobs.transaction(async (tx) => {
    const row = await tx
      .selectFrom('kyc_submissions')
      .selectAll()
      .where('member_id', '=', Number(id))
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
    if (row.status !== 'pending') throw new Refusal('ORDER_CLOSED', { field: 'id' })
    const submission = openSubmission(exchange.vault, row)
    return kycView(await decideKyc(exchange, tx, submission, { approve, reason: reason || null }), 'en')
  })
}
