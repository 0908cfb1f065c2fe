import { add, compare, DAY_MS, div, fromUnits, loanPayoff, mul, toUnits } from '@bourselet/sdk/money'
import { balanceAt, isSecured } from './loan-state.ts'
import type { LoanRow } from './loans.migration.ts'

/** Index prices of the collateral, in units of 1e-8, at which the state of a loan may change. */
export interface LoanLimits {
  /** Price at or below which a margin call or a sale may be required. */
  below: bigint
  /** Price at or above which a margin call may end; null if no margin call is open. */
  above: bigint | null
  /**
   * End of the period in which the debt of the loan stays the same. After this time, `below` and `above` must be
   * computed again.
   */
  until: number
}

/**
 * Tolerance that is added to the initial limit, because the loan-to-value ratio is rounded to 2 decimals of a percent.
 */
const ROUNDING = '0.0001'

/**
 * Returns the limit prices of a loan for its debt at a given time; null if no collateral is locked for it. A price
 * between the limits changes nothing, so the loan need not be valued at it.
 */
export function limitsAt(loan: LoanRow, at: number): LoanLimits | null {
  if (!isSecured(loan)) return null
  const { disbursed_at, collateral_qty, ltv, margin_called } = loan
  const balance = balanceAt(loan, at)
  const { payoff } = loanPayoff(balance)
  const priceAt = (ratio: string, mode: 'UP' | 'DOWN') =>
    toUnits(div(payoff, mul(fromUnits(collateral_qty), ratio), 8, mode))
  const calls = !margin_called && compare(ltv.margin_call, ltv.liquidation) < 0
  return {
    below: priceAt(calls ? ltv.margin_call : ltv.liquidation, 'UP'),
    above: margin_called ? priceAt(add(ltv.initial, ROUNDING), 'DOWN') : null,
    until: disbursed_at + (balance.days_charged + balance.overdue_days) * DAY_MS,
  }
}

/** Returns the stored limit prices of a loan; null if they must be computed again. */
export function storedLimits({ limits_until, limit_below, limit_above }: LoanRow): LoanLimits | null {
  if (limits_until === null || limit_below === null) return null
  return { below: limit_below, above: limit_above, until: limits_until }
}
