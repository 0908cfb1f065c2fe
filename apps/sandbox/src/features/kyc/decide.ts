import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { CREDIT_SCORE, MAX_CREDIT } from '../../members/credit-score.ts'
import { maskIdNumber, maskName } from '../../members/mask.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { Submission } from './submissions.ts'

export interface KycDecision {
  approve: boolean
  /** Reason that a reviewer gave for a refusal; null if the sandbox made the decision without a reviewer. */
  reason: string | null
}

/**
 * Approves or refuses a pending identity check, whose row the transaction has already locked. An approval verifies
 * the member permanently; after a refusal the member can submit again.
 */
export async function decideKyc(
  exchange: TxExchange,
  tx: Tx,
  row: Submission,
  { approve, reason }: KycDecision,
): Promise<Submission> {
  const now = exchange.clock.now()
  const change = {
    status: approve ? ('verified' as const) : ('rejected' as const),
    reject_reason: approve ? null : reason,
    reviewed_at: now,
  }
  await tx.updateTable('kyc_submissions').set(change).where('id', '=', row.id).execute()
  const member = tx.updateTable('members').where('id', '=', row.member_id)
  await (approve
    ? member.set(({ fn, eb, val }) => ({
        kyc_status: 'verified',
        kyc_level: 1,
        // The table of submissions is encrypted, but the members table is not. The members table therefore stores only
        // the masked name and the masked number of the document.
        real_name: maskName(row.real_name),
        id_number: maskIdNumber(row.id_number),
        credit_score: fn<number>('least', [eb('credit_score', '+', CREDIT_SCORE.verified), val(MAX_CREDIT)]),
      }))
    : member.set({ kyc_status: 'rejected' })
  ).execute()
  await publishNotifies(exchange, tx, [
    {
      memberId: row.member_id,
      type: 'security',
      name: approve ? 'KYC_VERIFIED' : 'KYC_REJECTED',
      params: {},
      refType: 'kyc',
      refNo: null,
    },
  ])
  publishRecord(exchange, tx, 'kyc', { member_id: row.member_id, order_no: null, status: change.status })
  return { ...row, ...change }
}
