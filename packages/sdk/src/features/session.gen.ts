// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Becoming a member and coming back - log in, register, codes.
 */
export interface SessionCalls {
  /**
   * Logs a member in with a password, by e-mail or phone number.
   *
   * Request:
   * - `account` string: E-mail address, or the digits of a phone number when area_code is given.
   * - `area_code?` AreaCode
   * - `password` Password: A log-in password being checked.
   * - `code?` Code: Only where site.settings says login_code_required.
   * - `second_factor?` SecondFactor: After SECOND_FACTOR_REQUIRED; this or recovery_code. Ignored while the
   *   member has no authenticator.
   * - `recovery_code?` RecoveryCode: Instead of second_factor.
   * - `device_token?` DeviceToken: Secret of one device, answered by the first log-in on it and kept by the
   *   client.
   *
   * Answer: Session. A signed-in member. The token expires after two hours without a call that carries it.
   * - `expire_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, ACCOUNT_DISABLED,
   * CODE_INVALID, CODE_EXPIRED, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED
   *
   * Log-in: none. Fund password: none. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.session.login({ account: 'demo@example.com', password: 'demo1234' })
   * // data: { token: '9f86d081884c7d659a2feaa0c55ad015', expire_at: 1767225600000, member: { id: 10001, uid: '10001', email: 'd***@example.com', email_bound: true, … } }
   * ```
   */
  login(request: Request<'session.login'>, options?: CallOptions): Answer<'session.login'>

  /**
   * Registers a member by e-mail or by phone and logs them in at once.
   *
   * Request:
   * - `type` `email` | `phone`
   * - `email?` Email: With type email.
   * - `area_code?` AreaCode: With type phone.
   * - `phone?` Phone: With type phone.
   * - `code` Code: A code of scene register.
   * - `password` NewPassword: A log-in password being chosen.
   * - `password_confirm` Password: A log-in password being checked.
   * - `invite_code?` InviteCode: Required while site.settings says register_invite_required.
   * - `agree` boolean: The agreement was read and accepted; must be true.
   * - `device_token?` DeviceToken: Secret of one device, answered by the first log-in on it and kept by the
   *   client.
   *
   * Answer: Session. A signed-in member. The token expires after two hours without a call that carries it.
   * - `expire_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, CODE_INVALID, CODE_EXPIRED,
   * ACCOUNT_EXISTS, INVITE_CODE_INVALID, AGREEMENT_REQUIRED
   *
   * Log-in: none. Fund password: none. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.session.register({ type: 'email', email: 'me@example.com', code: '493827', password: 'abc12345', password_confirm: 'abc12345', invite_code: 'K7M2QX', agree: true })
   * // data: { token: '9f86d081884c7d659a2feaa0c55ad015', expire_at: 1767225600000, member: { id: 10001, uid: '10001', email: 'd***@example.com', email_bound: true, … } }
   * ```
   */
  register(request: Request<'session.register'>, options?: CallOptions): Answer<'session.register'>

  /**
   * Sends a six-digit code to an e-mail address or a phone.
   *
   * Request:
   * - `scene` CodeScene: Purpose of a code; a code of one scene is invalid in another.
   * - `email?` Email
   * - `area_code?` AreaCode: With phone, instead of email.
   * - `phone?` Phone
   * - `device_token?` DeviceToken: Secret of one device, answered by the first log-in on it and kept by the
   *   client.
   *
   * Answer: SentCode.
   * - `expire_in` integer: Seconds until the code expires.
   * - `resend_in` integer: Seconds until another code can be requested.
   * - `sandbox_code` Code: The code itself. Present only if the operator of a sandbox lets it reveal codes.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, ACCOUNT_EXISTS
   *
   * Log-in: none. Fund password: none. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.session.sendCode({ scene: 'register', email: 'me@example.com' })
   * // data: { expire_in: 600, resend_in: 60 }
   * ```
   */
  sendCode(request: Request<'session.sendCode'>, options?: CallOptions): Answer<'session.sendCode'>
}
