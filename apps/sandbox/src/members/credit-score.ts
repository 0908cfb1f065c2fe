import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../database/transaction.ts'

/** Points that events add to a member's credit score, and the minimum score for a loan without collateral. */
export const CREDIT_SCORE: Schema<'WebSetting'>['credit_score'] = {
  verified: 20,
  repaid: 5,
  overdue: -10,
  defaulted: -30,
  loan_min: 60,
}

/** Maximum credit score. The minimum is 0. */
export const MAX_CREDIT = 100

/** Adds points to a member's credit score. The score stays between its minimum and maximum. */
export async function changeCredit(tx: Tx, memberId: number, points: number): Promise<void> {
  await tx
    .updateTable('members')
    .set(({ fn, eb, val }) => ({
      credit_score: fn<number>('greatest', [
        val(0),
        fn<number>('least', [val(MAX_CREDIT), eb('credit_score', '+', points)]),
      ]),
    }))
    .where('id', '=', memberId)
    .execute()
}
