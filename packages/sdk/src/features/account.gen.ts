// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * The account of the member: profile, level, e-mail address and passwords.
 */
export interface AccountCalls {
  /**
   * Binds the first e-mail address, with the log-in password or the fund password, or replaces the bound one,
   * with the fund password.
   *
   * Request:
   * - `email` Email
   * - `code` Code: A code sent to an e-mail address or phone.
   * - `trade_password?` TradePassword: Required to replace a bound address. For the first address, this field or
   *   `password` is required.
   * - `password?` Password: The log-in password. Used for the first address only.
   *
   * Answer: an object with these fields.
   * - `email` MaskedText
   * - `email_bound` boolean
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, CODE_INVALID,
   * CODE_EXPIRED, ACCOUNT_EXISTS
   *
   * Log-in: required. Fund password: conditional. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.bindEmail({ email: 'me@example.com', code: '493827', trade_password: '123456' })
   * // data: { email: 'm***@example.com', email_bound: true }
   * ```
   */
  bindEmail(request: Request<'account.bindEmail'>, options?: CallOptions): Answer<'account.bindEmail'>

  /**
   * Changes the log-in password. A signed-in member sends old_password. A member who forgot the password sends
   * account and a code of the scene forgot. Ends every session of the member.
   *
   * Request:
   * - `old_password?` Password: The old log-in password. Required if the member is signed in.
   * - `account?` string: E-mail address, or the digits of a phone number if area_code is given. Used if the
   *   member is not signed in.
   * - `area_code?` AreaCode: Country calling code of the phone number in `account`. Used if the member is not
   *   signed in.
   * - `device_token?` DeviceToken: Token of the device that requested the code. Used if the member is not signed
   *   in.
   * - `code?` Code: A verification code that was sent for the scene forgot. Used if the member is not signed in.
   * - `new_password` NewPassword: A new log-in password.
   * - `new_password_confirm` Password: The new log-in password again.
   *
   * Answer: an object with these fields.
   * - `relogin` boolean
   * - `withdraw_review_until` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, CODE_INVALID, CODE_EXPIRED
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
   * - `trade_password_confirm` TradePassword: The new fund password again.
   * - `old_trade_password?` TradePassword: The old fund password, required to change it.
   * - `code?` Code: A code of scene trade_password, required to reset the fund password.
   * - `password?` Password: The log-in password, required to set the first fund password.
   *
   * Answer: an object with these fields.
   * - `has_trade_password` boolean
   * - `withdraw_review_until` Timestamp
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, LOGIN_FAILED, ACCOUNT_LOCKED, CODE_INVALID,
   * CODE_EXPIRED, CONTACT_CHANGED
   *
   * Log-in: required. Fund password: conditional. Repeats: never by itself.
   *
   * @example
   * ```ts
   * const data = await sdk.account.changeTradePassword({ old_trade_password: '123456', trade_password: '271828', trade_password_confirm: '271828' })
   * // data: { has_trade_password: true, withdraw_review_until: 1767225600000 }
   * ```
   */
  changeTradePassword(request: Request<'account.changeTradePassword'>, options?: CallOptions): Answer<'account.changeTradePassword'>

  /**
   * Returns the data of the member for the profile, the wallet, the address book and the security settings.
   *
   * Answer: MemberInfo.
   * - `credit_score` integer: The member's credit score. It concerns loans only.
   * - `has_authenticator` boolean: True if log-ins and withdrawals need a second factor. Absent if the operator
   *   offers none.
   * - `available_usdt` Amount: Value of all coins at the index price.
   * - `frozen_usdt` Amount: Value of all coins at the index price.
   * - `withdraw_review_until` Timestamp | null: Time until which withdrawals are reviewed by hand, because
   *   security settings were changed.
   * - `created_at` Timestamp
   * - `last_login_at` Timestamp | null
   * - `withdraw_review_reasons` ReviewReason[]: The reasons why withdrawals are reviewed now. A changed address
   *   is no reason for withdrawals to other addresses.
   * - `sessions` MemberSession[]: The sessions of the member, newest first.
   * - `login_history` LoginRecord[]: The latest log-ins and refused log-ins of 90 days, newest first. Wrong
   *   passwords do not displace the latest 25 attempts with the right password. Absent if the operator keeps no
   *   records.
   * - `recovery_codes_left` integer: Number of recovery codes that can still be used. Absent while the
   *   authenticator is off.
   * - `trade_password_reset_from` Timestamp | null: Time from which the fund password can be reset with a code
   *   again; null if it can be reset now. After a change of a contact, it cannot be reset for 24 hours.
   * - `wallet_info` Destinations: The address book and the bank cards for withdrawals.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
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
   * Returns all membership levels and, for a signed-in member, their own level.
   *
   * Answer: an object with these fields.
   * - `current_level` LevelNumber | null
   * - `list` Level[]
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
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
   * Changes fields of the profile that are not identity data, ends sessions, or sets up the authenticator. At
   * least one field is required.
   *
   * Request:
   * - `nickname?` Nickname: Name that other members see.
   * - `avatar?` FileUrl: Address of a file that the member uploaded with site.upload.
   * - `gender?` `0` | `1` | `2`
   * - `birthday?` Date: A day in UTC.
   * - `country?` CountryInput: Country code in a request, one of the officially assigned codes of ISO 3166-1
   *   alpha-2.
   * - `lang?` Language
   * - `end_session?` Id: Id of a session to end. The current session is allowed.
   * - `end_current_session?` `true`: True to end the session of the request, as a log-out does.
   * - `end_other_sessions?` `true`: True to end all other sessions.
   * - `authenticator?` `start` | `confirm` | `off` | `renew_codes`: An action on the authenticator. It is sent
   *   without other changes.
   * - `password?` Password: The log-in password. Required for the authenticator actions start, off and
   *   renew_codes.
   * - `second_factor?` SecondFactor: For confirm, a code of the new secret. For the other actions while the
   *   authenticator is on, this field or recovery_code is required.
   * - `recovery_code?` RecoveryCode: A recovery code instead of second_factor; not accepted for confirm.
   *
   * Answer: UpdatedMember.
   * - `credit_score` integer: The member's credit score. It concerns loans only.
   * - `has_authenticator` boolean: True if log-ins and withdrawals need a second factor. Absent if the operator
   *   offers none.
   * - `available_usdt` Amount: Value of all coins at the index price.
   * - `frozen_usdt` Amount: Value of all coins at the index price.
   * - `withdraw_review_until` Timestamp | null: Time until which withdrawals are reviewed by hand, because
   *   security settings were changed.
   * - `created_at` Timestamp
   * - `last_login_at` Timestamp | null
   * - `authenticator_setup` AuthenticatorSetup: The secret of the new authenticator. Present in the answer to
   *   `authenticator: start`.
   * - `recovery_codes` RecoveryCode[]: New recovery codes, in the answer to `authenticator: confirm` and
   *   `renew_codes`. They are returned only once; earlier codes become invalid.
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
