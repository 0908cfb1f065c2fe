// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * The member himself - profile, level, e-mail address, passwords.
 */
export interface AccountCalls {
  /**
   * Binds the e-mail address with a password of the member, or replaces it with the fund password.
   *
   * Request:
   * - `email` Email
   * - `code` Code: A code sent to an e-mail address or phone.
   * - `trade_password?` TradePassword: Required when an address is bound already; for the first one, this or
   *   password.
   * - `password?` Password: The log-in password, for the first address only.
   *
   * Answer: an object with these fields.
   * - `email` MaskedText
   * - `email_bound` boolean
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, CODE_INVALID, CODE_EXPIRED, ACCOUNT_EXISTS
   *
   * Log-in: required. Fund password: conditional. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.bindEmail({ email: 'me@example.com', code: '493827' })
   * // data: { email: 'm***@example.com', email_bound: true }
   * ```
   */
  bindEmail(request: Request<'account.bindEmail'>, options?: CallOptions): Answer<'account.bindEmail'>

  /**
   * Changes the log-in password. Signed in with old_password; signed out (forgotten password) with account and a
   * code of scene forgot. Ends every session of the member.
   *
   * Request:
   * - `old_password?` Password: The old log-in password, when signed in.
   * - `account?` string: Signed out: e-mail address, or phone digits when area_code is given.
   * - `area_code?` AreaCode: Country calling code of a phone number in account, when signed out.
   * - `device_token?` DeviceToken: Token of the device that requested the code, when signed out.
   * - `code?` Code: A code of scene forgot, when signed out.
   * - `new_password` NewPassword: A log-in password being chosen.
   * - `new_password_confirm` Password: A log-in password being checked.
   *
   * Answer: an object with these fields.
   * - `relogin` boolean
   * - `withdraw_review_until` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, CODE_INVALID, CODE_EXPIRED
   *
   * Log-in: optional. Fund password: none. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.changePassword({ account: 'me@example.com', code: '493827', new_password: 'abc12345', new_password_confirm: 'abc12345' })
   * // data: { relogin: true, withdraw_review_until: 1767225600000 }
   * ```
   */
  changePassword(request: Request<'account.changePassword'>, options?: CallOptions): Answer<'account.changePassword'>

  /**
   * Sets the fund password the first time, changes it with the old one, or resets it with a code.
   *
   * Request:
   * - `trade_password` TradePassword: The new fund password.
   * - `trade_password_confirm` TradePassword: The fund password.
   * - `old_trade_password?` TradePassword: The old fund password, required to change it.
   * - `code?` Code: A code of scene trade_password, required to reset the fund password.
   * - `password?` Password: The log-in password, required to set the first fund password.
   *
   * Answer: an object with these fields.
   * - `has_trade_password` boolean
   * - `withdraw_review_until` Timestamp
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, CODE_INVALID, CODE_EXPIRED, CONTACT_CHANGED
   *
   * Log-in: required. Fund password: conditional. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.changeTradePassword({ trade_password: '123456', trade_password_confirm: '123456', password: 'abc12345' })
   * // data: { has_trade_password: true, withdraw_review_until: 1767225600000 }
   * ```
   */
  changeTradePassword(request: Request<'account.changeTradePassword'>, options?: CallOptions): Answer<'account.changeTradePassword'>

  /**
   * Everything the profile, the wallet's head, the address book and the security centre show.
   *
   * Answer: MemberInfo.
   * - `credit_score` integer: Concerns loans only.
   * - `has_authenticator` boolean: Log-ins and withdrawals need a second factor. Absent where the operator
   *   offers none.
   * - `available_usdt` Amount: All coins at index price.
   * - `frozen_usdt` Amount: All coins at index price.
   * - `withdraw_review_until` Timestamp | null: Until then withdrawals are reviewed by hand, because something
   *   about security changed.
   * - `created_at` Timestamp
   * - `last_login_at` Timestamp | null
   * - `withdraw_review_reasons` ReviewReason[]: Why withdrawals are reviewed now; an address that was changed
   *   counts only for itself.
   * - `sessions` MemberSession[]: Where the member is signed in, newest first.
   * - `login_history` LoginRecord[]: The latest log-ins and refused log-ins of 90 days, newest first. Absent
   *   where the operator keeps none.
   * - `recovery_codes_left` integer: Recovery codes that can still be used. Absent while the authenticator is
   *   off.
   * - `trade_password_reset_from` Timestamp | null: From then on the fund password can be reset with a code
   *   again; null while it can. A contact changed in the last 24 hours.
   * - `wallet_info` Destinations: The address book and the bank cards.
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.account.info()
   * // data: { id: 10001, uid: '10001', email: 'm***@example.com', email_bound: true, … }
   * ```
   */
  info(options?: CallOptions): Answer<'account.info'>

  /**
   * Lists the membership levels and, for a signed-in member, their own level.
   *
   * Answer: an object with these fields.
   * - `current_level` LevelNumber | null
   * - `list` Level[]
   *
   * Refusals: FORBIDDEN, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.account.levels()
   * // data: { current_level: 0, list: [{…}] }
   * ```
   */
  levels(options?: CallOptions): Answer<'account.levels'>

  /**
   * Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator; at
   * least one field.
   *
   * Request:
   * - `nickname?` Nickname: Shown to other members.
   * - `avatar?` FileUrl: Address of an own upload (site.upload).
   * - `gender?` `0` | `1` | `2`
   * - `birthday?` Date: A day in UTC.
   * - `country?` CountryInput: A country being chosen.
   * - `lang?` Language
   * - `end_session?` Id: Signs out one of sessions; the own one too.
   * - `end_other_sessions?` `true`: Signs out everywhere else.
   * - `authenticator?` `start` | `confirm` | `off` | `renew_codes`: An action on the authenticator, sent without
   *   other changes.
   * - `password?` Password: The log-in password, with authenticator start, off and renew_codes.
   * - `second_factor?` SecondFactor: With confirm a code of the new secret; with the other actions, while the
   *   authenticator is on, this or recovery_code.
   * - `recovery_code?` RecoveryCode: Instead of second_factor, except with confirm.
   *
   * Answer: UpdatedMember.
   * - `credit_score` integer: Concerns loans only.
   * - `has_authenticator` boolean: Log-ins and withdrawals need a second factor. Absent where the operator
   *   offers none.
   * - `available_usdt` Amount: All coins at index price.
   * - `frozen_usdt` Amount: All coins at index price.
   * - `withdraw_review_until` Timestamp | null: Until then withdrawals are reviewed by hand, because something
   *   about security changed.
   * - `created_at` Timestamp
   * - `last_login_at` Timestamp | null
   * - `authenticator_setup` AuthenticatorSetup: With authenticator start.
   * - `recovery_codes` RecoveryCode[]: With authenticator confirm and renew_codes. Answered this once; codes of
   *   before are void.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED,
   * SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, FILE_NOT_OWNED
   *
   * Log-in: required. Fund password: none. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.update({ nickname: 'Trader-10001', lang: 'ja' })
   * // data: { id: 10001, uid: '10001', email: 'm***@example.com', email_bound: true, … }
   * ```
   */
  update(request: Request<'account.update'>, options?: CallOptions): Answer<'account.update'>
}
