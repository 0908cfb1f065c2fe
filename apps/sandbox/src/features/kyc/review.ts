import type { Schema } from '@bourselet/openapi'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Decision } from '../../exchange/reviewers.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { decideKyc } from './decide.ts'
import { kycView } from './kyc-view.ts'
import { openSubmission } from './submissions.ts'

/** Time in ms after which the sandbox decides an identity check without a reviewer. */
export const REVIEW_MS = 30_000
/** Ending of the identity numbers that the sandbox refuses, so that a refusal can be tested. */
const REFUSED_ENDING = '0000'

/** Returns the time at which the oldest pending identity check will be decided; Infinity if none is pending. */
export async function nextReview({ database }: ServerExchange): Promise<number> {
  const { oldest } = await database.jobs.db
    .selectFrom('kyc_submissions')
    .select(({ fn }) => fn.min<number | null>('submitted_at').as('oldest'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest === null ? Number.POSITIVE_INFINITY : oldest + REVIEW_MS
}

/** Decides every pending identity check whose review time has come, each in a transaction of its own. */
export async function reviewDue(exchange: ServerExchange): Promise<void> {
  const { clock } = exchange
  const { jobs } = exchange.database
  const due = await jobs.db
    .selectFrom('kyc_submissions')
    .select('id')
    .where('status', '=', 'pending')
    .where('submitted_at', '<=', clock.now() - REVIEW_MS)
    .orderBy('submitted_at')
    .execute()
  for (const { id } of due)
    await jobs.transaction(async (tx) => {
      const row = await tx
        .selectFrom('kyc_submissions')
        .selectAll()
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      const submission = openSubmission(exchange.vault, row)
      const approve = !submission.id_number.endsWith(REFUSED_ENDING)
      await decideKyc(exchange, tx, submission, { approve, reason: null })
    })
}

/** Applies a reviewer's decision on the pending identity check of a member. `id` is the member's id. */
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
