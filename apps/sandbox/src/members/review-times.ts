import type { Schema } from '@bourselet/openapi'
import { REVIEW_AFTER_CHANGE_MS } from '@bourselet/sdk/money'

/**
 * Times of a member's latest changes of passwords, of contact data and of the authenticator; null for a change that
 * has never happened.
 */
export interface ReviewTimes {
  password_changed_at: number | null
  policy_changed_at: number | null
  authenticator_changed_at: number | null
}

const NEVER = Number.NEGATIVE_INFINITY

/**
 * Returns the time of the latest change of contact data or authenticator, for which withdrawals are reviewed with the
 * reason `policy_changed`.
 */
export function policyChangedAt({ policy_changed_at, authenticator_changed_at }: ReviewTimes): number | null {
  const latest = Math.max(policy_changed_at ?? NEVER, authenticator_changed_at ?? NEVER)
  return latest === NEVER ? null : latest
}

/** Returns the time until which all withdrawals of a member are reviewed; null if they are not reviewed now. */
export function reviewUntil(times: ReviewTimes, now: number): number | null {
  const until =
    Math.max(times.password_changed_at ?? NEVER, policyChangedAt(times) ?? NEVER) + REVIEW_AFTER_CHANGE_MS
  return until > now ? until : null
}

/**
 * Returns the time from which a member can reset the fund password with a code again. A change of contact data blocks
 * such resets for 24 hours. Returns null if no such change blocks them now.
 */
export function codeResetFrom(
  { policy_changed_at }: Pick<ReviewTimes, 'policy_changed_at'>,
  now: number,
): number | null {
  const from = (policy_changed_at ?? NEVER) + REVIEW_AFTER_CHANGE_MS
  return from > now ? from : null
}

/** Returns the reasons for which all withdrawals of a member are reviewed now. */
export function reviewReasons(times: ReviewTimes, now: number): Schema<'ReviewReason'>[] {
  const counts = (at: number | null) => (at ?? NEVER) + REVIEW_AFTER_CHANGE_MS > now
  return [
    ...(counts(times.password_changed_at) ? ['password_changed' as const] : []),
    ...(counts(policyChangedAt(times)) ? ['policy_changed' as const] : []),
  ]
}
