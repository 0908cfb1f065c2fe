// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Log-in, registration and verification codes.
 */
export interface SessionCalls {
  /**
   * Logs a member in with a password, by e-mail or phone number. LOGIN_FAILED has `params.left`, the tries left
   * before the lock, once they are few.
   *
   * Request:
   * - `account` string: E-mail address, or the digits of a phone number if area_code is given.
   * - `area_code?` AreaCode: A country calling code of ITU-T E.164.
   * - `password` Password: The log-in password.
   * - `code?` Code: A verification code that was sent for the scene login. Required if site.settings has
   *   login_code_required.
   * - `second_factor?` SecondFactor: Required after SECOND_FACTOR_REQUIRED, unless recovery_code is sent.
   *   Ignored if the member has no authenticator.
   * - `recovery_code?` RecoveryCode: A recovery code instead of second_factor.
   * - `device_token?` DeviceToken: Secret of a device.
   *
   * Answer: Session. The session of a signed-in member. The token expires after two hours without a call that
   * carries it.
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
   * - `email?` Email: E-mail address. Required for the type email.
   * - `area_code?` AreaCode: Country calling code. Required for the type phone.
   * - `phone?` Phone: Phone number. Required for the type phone.
   * - `code` Code: A verification code that was sent for the scene register.
   * - `password` NewPassword: A new log-in password.
   * - `password_confirm` Password: The log-in password again.
   * - `invite_code?` InviteCode: Required if site.settings has register_invite_required.
   * - `agree` boolean: Must be true: the member has read and accepted the agreement.
   * - `device_token?` DeviceToken: Secret of a device.
   *
   * Answer: Session. The session of a signed-in member. The token expires after two hours without a call that
   * carries it.
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
   * - `scene` CodeScene: Purpose of a code.
   * - `email?` Email
   * - `area_code?` AreaCode: Country calling code. Sent with `phone`, instead of `email`.
   * - `phone?` Phone
   * - `device_token?` DeviceToken: Secret of a device.
   *
   * Answer: SentCode.
   * - `expire_in` integer: Seconds until the code expires.
   * - `resend_in` integer: Seconds until another code can be requested.
   * - `sandbox_code` Code: The code itself. Present only if the operator of a sandbox allows it.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
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
