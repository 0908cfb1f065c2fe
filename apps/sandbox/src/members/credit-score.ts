import type { Schema } from '@bourselet/openapi'

/** Points by which a member's credit score changes, and the least score for a loan without collateral. */
export const CREDIT_SCORE: Schema<'WebSetting'>['credit_score'] = {
  verified: 20,
  repaid: 5,
  overdue: -10,
  defaulted: -30,
  loan_min: 60,
}

/** The highest credit score; the lowest is 0. */
export const MAX_CREDIT = 100
