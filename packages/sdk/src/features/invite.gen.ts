// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Invitations and the resulting team, referral rewards, and the daily sign-in.
 */
export interface InviteCalls {
  /**
   * Returns the last daily sign-in, the streak, and the seven days of the cycle with their rewards in USDT.
   *
   * Answer: an object with these fields.
   * - `last_date` Date | null
   * - `signed_today` boolean
   * - `streak` Count
   * - `total_days` Count
   * - `total_reward` Amount
   * - `week` object[]
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.invite.signLog()
   * // data: { last_date: '2026-01-01', signed_today: true, streak: 0, total_days: 0, … }
   * ```
   */
  signLog(options?: CallOptions): Answer<'invite.signLog'>

  /**
   * Records the daily sign-in for the current UTC day and credits its reward. A missed day resets the streak.
   *
   * Answer: an object with these fields.
   * - `date` Date
   * - `streak` Count: Number of consecutive days with a sign-in, including today.
   * - `cycle_day` CycleDay
   * - `reward` Amount
   * - `coin` `USDT`
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, ALREADY_SIGNED
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.invite.signToday()
   * // data: { date: '2026-01-01', streak: 0, cycle_day: 1, reward: '1250.00000000', … }
   * ```
   */
  signToday(options?: CallOptions): Answer<'invite.signToday'>

  /**
   * Returns the invitation code and link of the member, the size and the rewards of their team in USDT, and its
   * members by page.
   *
   * Request:
   * - `level?` TeamLevel: Level of the returned team members. Default: all levels.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: an object with these fields.
   * - `invite_code` InviteCode
   * - `invite_link` Url
   * - `direct_count` Count
   * - `team_count` Count
   * - `active_count` Count
   * - `team_deposit_usdt` Amount
   * - `team_volume_usdt` Amount
   * - `reward_today_usdt` Amount
   * - `reward_total_usdt` Amount
   * - `rates` Rate[]: The inviter's share of trading fees for each level.
   * - `members` TeamMemberPage
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.invite.team()
   * // data: { invite_code: 'K7M2QX', invite_link: 'https://app.example/register?code=K7M2QX', direct_count: 0, team_count: 0, … }
   * ```
   */
  team(request?: Request<'invite.team'>, options?: CallOptions): Answer<'invite.team'>
}
