import { amount, owed } from '../amount.ts'
import { DAY_MS } from '../calendar.ts'
import { add, compare, mul, sub } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/** The withdrawal terms of a coin on a chain. */
export interface WithdrawRule {
  fee_fixed: Decimal
  fee_rate: Decimal
  min: Decimal
  max: Decimal
}

/** Time in ms of the last security change of each kind. A recent change sends withdrawals to review. */
export type ReviewFlags = Partial<Record<'password_changed' | 'address_changed' | 'policy_changed', number>>

/**
 * Limit data of a member, in USDT: the value withdrawn today, the daily limit of the KYC level, and the index
 * price of the coin.
 */
export interface DailyLimit {
  used_today_usdt: Decimal
  daily_limit_usdt: Decimal
  price_usdt: Decimal
}

/**
 * Returns the fee, fee_fixed + UP8(amount x fee_rate), and the arriving amount. The fee is deducted from the
 * amount: arrival = amount - fee.
 */
export function withdrawFee(quantity: Decimal, rule: WithdrawRule): { fee: Decimal; arrival: Decimal } {
  const fee = amount(add(rule.fee_fixed, owed(mul(quantity, rule.fee_rate))))
  return { fee, arrival: amount(sub(quantity, fee)) }
}

/** Returns the name of the first limit that the amount violates, or null if it violates none. */
export function withdrawError(
  quantity: Decimal,
  available: Decimal,
  rule: WithdrawRule,
  daily: DailyLimit | null,
): 'WITHDRAW_MIN' | 'WITHDRAW_MAX' | 'WITHDRAW_DAILY_LIMIT' | 'INSUFFICIENT_BALANCE' | null {
  if (compare(quantity, rule.min) < 0) return 'WITHDRAW_MIN'
  if (compare(quantity, rule.max) > 0) return 'WITHDRAW_MAX'
  if (daily !== null) {
    const value = add(daily.used_today_usdt, mul(quantity, daily.price_usdt))
    if (compare(value, daily.daily_limit_usdt) > 0) return 'WITHDRAW_DAILY_LIMIT'
  }
  return compare(quantity, available) > 0 ? 'INSUFFICIENT_BALANCE' : null
}

/** Time in ms after a security change during which withdrawals are reviewed. */
export const REVIEW_AFTER_CHANGE_MS = DAY_MS

/** Returns the security changes that are recent enough to send a withdrawal to review. */
export function reviewReasons(flags: ReviewFlags, now: number): (keyof ReviewFlags)[] {
  const causes = ['address_changed', 'password_changed', 'policy_changed'] as const
  return causes.filter((cause) => {
    const at = flags[cause]
    return at !== undefined && now - at < REVIEW_AFTER_CHANGE_MS
  })
}

/** A withdrawal request, with the data that decide if it is refused, reviewed or paid. */
export interface WithdrawRequest {
  amount: Decimal
  available: Decimal
  rule: WithdrawRule
  /** The member's daily limit; null if there is none. */
  daily: DailyLimit | null
  flags: ReviewFlags
  now: number
}

/** The decision: a refusal name, or the fee, the arriving amount and a review flag. */
export type WithdrawDecision =
  | { error: NonNullable<ReturnType<typeof withdrawError>> }
  | {
      error: null
      fee: Decimal
      arrival: Decimal
      frozen: Decimal
      review_reasons: (keyof ReviewFlags)[]
      status: 'review' | 'processing'
    }

/** Returns the decision on a withdrawal request whose address and fund password are valid. */
export function withdrawDecision(request: WithdrawRequest): WithdrawDecision {
  const error = withdrawError(request.amount, request.available, request.rule, request.daily)
  if (error !== null) return { error }
  const reasons = reviewReasons(request.flags, request.now)
  return {
    error,
    ...withdrawFee(request.amount, request.rule),
    frozen: amount(request.amount),
    review_reasons: reasons,
    status: reasons.length > 0 ? 'review' : 'processing',
  }
}
