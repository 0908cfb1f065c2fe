// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Withdrawals to a chain address or a bank card, and the address book they use.
 */
export interface WithdrawCalls {
  /**
   * Withdrawals of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `coin?` Coin
   * - `status?` WithdrawalStatus: review = waits for a reviewer and may be cancelled by the member; processing =
   *   on its way; rejected, failed and cancelled give everything back.
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   *
   * Answer: a page of Withdrawal. One withdrawal. amount = fee + arrival; the amount is frozen until the
   * withdrawal ends.
   * - `chain` Chain | null: null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee payable, inside the amount.
   * - `arrival` Amount: Amount that the recipient gets: the withdrawn amount less the fee.
   * - `created_at` Timestamp
   * - `done_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.records()
   * // data.list[0]: { order_no: 'W202601010000000001', type: 'crypto', coin: 'USDT', chain: 'ERC20', … }
   * ```
   */
  records(request?: Request<'withdraw.records'>, options?: CallOptions): Answer<'withdraw.records'>

  /**
   * Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bound bank card
   * where the operator offers it. The fee is inside the amount. A change of password, address or policy in the
   * last 24 hours sends it to manual review. While the member's authenticator is on, the request needs a second
   * factor too; a cancellation does not. With action cancel it takes back one that is still in review:
   * everything held goes back to the available balance; one that is already approved or ended refuses
   * WITHDRAWAL_CLOSED.
   *
   * Request:
   * - `type?` `crypto`: Default `crypto`.
   * - `coin?` Coin
   * - `chain?` Chain
   * - `address_id?` Id: An entry of the address book; this or address.
   * - `address?` ChainAddress: An address outside the book; always reviewed.
   * - `amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `trade_password` TradePassword: The fund password.
   * - `code?` Code: Scene withdraw, where the operator asks for it.
   * - `second_factor?` SecondFactor: While the authenticator is on; this or recovery_code.
   * - `recovery_code?` RecoveryCode: Instead of second_factor.
   * - `remark?` string
   * - `bank_id?` Id: Number of a row.
   * - `action?` `cancel`
   * - `order_no?` OrderNo: Business number: a letter for the kind, the day, ten digits.
   *
   * Answer: Withdrawal. One withdrawal. amount = fee + arrival; the amount is frozen until the withdrawal ends.
   * - `chain` Chain | null: null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee payable, inside the amount.
   * - `arrival` Amount: Amount that the recipient gets: the withdrawn amount less the fee.
   * - `created_at` Timestamp
   * - `done_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, CODE_INVALID, CODE_EXPIRED, SECOND_FACTOR_REQUIRED,
   * SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, INSUFFICIENT_BALANCE, KYC_REQUIRED, ADDRESS_INVALID,
   * CHAIN_UNSUPPORTED, WITHDRAW_MIN, WITHDRAW_MAX, WITHDRAW_DAILY_LIMIT, WITHDRAW_DISABLED, WITHDRAWAL_CLOSED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.request({ coin: 'USDT', chain: 'TRC20', amount: '0.025', trade_password: '123456' })
   * // data: { order_no: 'W202601010000000001', type: 'crypto', coin: 'USDT', chain: 'ERC20', … }
   * ```
   */
  request(request: Request<'withdraw.request'>, options?: CallOptions): Answer<'withdraw.request'>

  /**
   * Requests a withdrawal of USDT; the same as withdraw.request with the coin fixed and the chain required.
   *
   * Request:
   * - `chain` `TRC20` | `ERC20` | `BEP20`
   * - `address_id?` Id: An entry of the address book; this or address.
   * - `address?` ChainAddress: An address outside the book; always reviewed.
   * - `amount` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `trade_password` TradePassword: The fund password.
   * - `code?` Code: Scene withdraw, where the operator asks for it.
   * - `second_factor?` SecondFactor: While the authenticator is on; this or recovery_code.
   * - `recovery_code?` RecoveryCode: Instead of second_factor.
   * - `remark?` string
   *
   * Answer: Withdrawal. One withdrawal. amount = fee + arrival; the amount is frozen until the withdrawal ends.
   * - `chain` Chain | null: null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee payable, inside the amount.
   * - `arrival` Amount: Amount that the recipient gets: the withdrawn amount less the fee.
   * - `created_at` Timestamp
   * - `done_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, CODE_INVALID, CODE_EXPIRED, SECOND_FACTOR_REQUIRED,
   * SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, INSUFFICIENT_BALANCE, KYC_REQUIRED, ADDRESS_INVALID,
   * CHAIN_UNSUPPORTED, WITHDRAW_MIN, WITHDRAW_MAX, WITHDRAW_DAILY_LIMIT, WITHDRAW_DISABLED, WITHDRAWAL_CLOSED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.requestUsdt({ chain: 'TRC20', amount: '0.025', trade_password: '123456' })
   * // data: { order_no: 'W202601010000000001', type: 'crypto', coin: 'USDT', chain: 'ERC20', … }
   * ```
   */
  requestUsdt(request: Request<'withdraw.requestUsdt'>, options?: CallOptions): Answer<'withdraw.requestUsdt'>

  /**
   * Adds, edits or deletes a withdrawal address or the bank card and answers with the whole address book.
   * Withdrawals to a changed entry are reviewed for 24 hours. The book is read with account.info.
   *
   * Request:
   * - `type` `crypto`
   * - `action?` `save`: Default `save`.
   * - `id?` Id: The entry to edit; a new one when absent.
   * - `coin?` Coin
   * - `chain?` Chain
   * - `address?` ChainAddress: Checked by the rules of its chain; not trimmed.
   * - `remark?` string
   * - `trade_password` TradePassword: The fund password.
   * - `bank_name?` string
   * - `bank_phone?` Phone
   * - `area_code?` AreaCode
   * - `real_name?` string
   * - `bank_card?` string
   *
   * Answer: Destinations. The whole address book of a member.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, ADDRESS_INVALID, ADDRESS_EXISTS, ADDRESS_LIMIT,
   * CHAIN_UNSUPPORTED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.saveDestination({ type: 'crypto', coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', trade_password: '123456' })
   * // data: { addresses: [{…}], banks: [{…}] }
   * ```
   */
  saveDestination(request: Request<'withdraw.saveDestination'>, options?: CallOptions): Answer<'withdraw.saveDestination'>
}
