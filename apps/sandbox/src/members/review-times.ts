import type { Schema } from '@bourselet/openapi'
import { REVIEW_AFTER_CHANGE_MS } from '@bourselet/sdk/money'

/** Times of the latest changes: of the log-in or fund password, and of the e-mail address. */
export interface ReviewTimes {
  password_changed_at: number | null
  policy_changed_at: number | null
}

const NEVER = Number.NEGATIVE_INFINITY

/** Returns the time until which withdrawals are reviewed; null if they are not. */
export function reviewUntil(times: ReviewTimes, now: number): number | null {
  const until =
    Math.max(times.password_changed_at ?? NEVER, times.policy_changed_at ?? NEVER) + REVIEW_AFTER_CHANGE_MS
  return until > now ? until : null
}

/**
 * Returns the time from which a code may reset the fund password again after a contact change; null if a code
 * may reset it now.
 */
export function codeResetFrom({ policy_changed_at }: ReviewTimes, now: number): number | null {
  const from = (policy_changed_at ?? NEVER) + REVIEW_AFTER_CHANGE_MS
  return from > now ? from : null
}

/** Returns the reasons for which every withdrawal of the member is reviewed now. */
export function reviewReasons(times: ReviewTimes, now: number): Schema<'ReviewReason'>[] {
  const counts = (at: number | null) => (at ?? NEVER) + REVIEW_AFTER_CHANGE_MS > now
  return [
    ...(counts(times.password_changed_at) ? ['password_changed' as const] : []),
    ...(counts(times.policy_changed_at) ? ['policy_changed' as const] : []),
  ]
}
