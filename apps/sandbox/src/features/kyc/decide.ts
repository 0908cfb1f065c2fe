import { afterCommit, type Tx } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { writeNotifies } from '../../notifies/write-notifies.ts'
import type { SubmissionRow } from './kyc.migration.ts'

const VERIFIED_CREDIT = 20
const MAX_CREDIT = 100

export interface KycDecision {
  approve: boolean
  /** Null: the sandbox's own reviewer. */
  reason: string | null
}

/** Decides a submission that waits, whose row is locked: its member is verified once and for all, or may try again. */
export async function decideKyc(
  { clock, database, stream }: Exchange,
  tx: Tx,
  row: SubmissionRow,
  { approve, reason }: KycDecision,
): Promise<SubmissionRow> {
  const now = clock.now()
  const change = {
    status: approve ? ('verified' as const) : ('rejected' as const),
    reject_reason: approve ? null : reason,
    reviewed_at: now,
  }
  await tx.updateTable('kyc_submissions').set(change).where('id', '=', row.id).execute()
  const { real_name, id_number } = row
  const member = tx.updateTable('members').where('id', '=', row.member_id)
  await (approve
    ? member.set(({ fn, eb, val }) => ({
        kyc_status: 'verified',
        kyc_level: 1,
        real_name,
        id_number,
        credit_score: fn<number>('least', [eb('credit_score', '+', VERIFIED_CREDIT), val(MAX_CREDIT)]),
      }))
    : member.set({ kyc_status: 'rejected' })
  ).execute()
  const told = await writeNotifies(
    tx,
    database.sequences,
    [
      {
        memberId: row.member_id,
        type: 'security',
        name: approve ? 'KYC_VERIFIED' : 'KYC_REJECTED',
        params: {},
        refType: 'kyc',
        refNo: null,
      },
    ],
    now,
  )
  afterCommit(tx, () => {
    for (const { memberId, notify } of told) stream.toMember(memberId, [{ kind: 'notify', notify }])
  })
  return { ...row, ...change }
}
