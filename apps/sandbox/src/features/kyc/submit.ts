import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../../database/transaction.ts'
import type { Files } from '../../exchange/capabilities.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { type Context, type Language, type Request, type Write, write } from '../../http/routes.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import { invalid, Refusal } from '../../refusals/refusal.ts'
import { kycView } from './kyc-view.ts'
import { isInUseWithHyphens, type Submission, sealSubmission } from './submissions.ts'

/**
 * Stores a member's identity data for review, for the first time or after a refusal. Checks the member's status
 * first, then the photos, then the number.
 */
export function submitKyc(
  files: Files,
  request: Request<'kyc.submit'>,
  { memberId, language }: Context,
): Write<Schema<'Kyc'>> {
  // If the member first chose another type of document, the form may still contain a photo of its back. A passport
  // has no back, so this photo is dropped.
  const back = request.id_type === 'passport' ? null : request.id_back
  if (back === undefined) throw invalid({ id_back: 'REQUIRED' })
  return write(acceptSubmission, files, memberId, request, back, language)
}

async function acceptSubmission(
  exchange: TxExchange,
  tx: Tx,
  files: Files,
  memberId: number,
  request: Request<'kyc.submit'>,
  back: string | null,
  language: Language,
): Promise<Schema<'Kyc'>> {
  await refuseStanding(tx, memberId)
  const submission: Submission = {
    id: exchange.sequences.next('kyc_submissions'),
    member_id: memberId,
    real_name: request.real_name.trim(),
    id_type: request.id_type,
    id_number: request.id_number,
    country: request.country,
    id_front: request.id_front,
    id_back: back,
    status: 'pending',
    reject_reason: null,
    submitted_at: exchange.clock.now(),
    reviewed_at: null,
  }
  // The photos are checked before the number. Otherwise, a member who has uploaded no photos could find out if a number
  // is in use.
  await refuseForeignPhotos(files, tx, submission)
  const used = new Refusal('ID_NUMBER_USED', { field: 'id_number' })
  if (await isInUseWithHyphens(exchange.vault, tx, submission)) throw used
  // If two members submit the same number concurrently, the unique index refuses the second submission.
  const done = await tx
    .insertInto('kyc_submissions')
    .values(sealSubmission(exchange.vault, submission))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (done.numInsertedOrUpdatedRows !== 1n) throw used
  await tx.updateTable('members').set({ kyc_status: 'pending' }).where('id', '=', memberId).execute()
  publishRecord(exchange, tx, 'kyc', { member_id: memberId, order_no: null, status: 'pending' })
  return kycView(submission, language)
}

/**
 * Refuses another submission of a member whose identity check is pending or approved. Locks the member's row, so
 * that the second of two concurrent submissions is refused.
 */
async function refuseStanding(tx: Tx, memberId: number) {
  const { kyc_status } = await tx
    .selectFrom('members')
    .select('kyc_status')
    .where('id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (kyc_status === 'pending') throw new Refusal('KYC_PENDING')
  if (kyc_status === 'verified') throw new Refusal('KYC_ALREADY_VERIFIED')
}

async function refuseForeignPhotos(files: Files, tx: Tx, submission: Submission) {
  const { member_id, id_front, id_back } = submission
  for (const [field, url] of Object.entries({ id_front, id_back })) {
    if (url !== null && !(await files.owned(tx, member_id, url, 'kyc')))
      throw new Refusal('FILE_NOT_OWNED', { field })
  }
}
