// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Withdrawals to a chain address or a bank card, and the address book for them.
 */
export interface WithdrawCalls {
  /**
   * Returns the withdrawals of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `coin?` Coin
   * - `status?` WithdrawalStatus: review = waits for a reviewer, the member may cancel it; processing = sent to
   *   the chain or bank; after rejected, failed and cancelled the whole amount is returned.
   * - `start?` Timestamp: Start of the period: withdrawals from this time on.
   * - `end?` Timestamp: End of the period: withdrawals before this time.
   *
   * Answer: a page of Withdrawal. A withdrawal. amount = fee + arrival. The amount is frozen until the
   * withdrawal ends.
   * - `chain` Chain | null: Chain of the withdrawal; null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee, which is part of the amount.
   * - `arrival` Amount: Amount that the recipient gets: the amount less the fee.
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
   * Requests a withdrawal of any coin to a saved or given chain address, or a payout to the bank card if the
   * operator offers it. The amount includes the fee. A change of password, address or policy in the last 24
   * hours sends the withdrawal to manual review. While the member's authenticator is on, the request requires a
   * second factor; a cancellation does not. With the action cancel, cancels a withdrawal that is in review and
   * returns the whole amount to the available balance; one that is approved or has ended is refused with
   * WITHDRAWAL_CLOSED.
   *
   * Request:
   * - `type?` `crypto`: Default `crypto`.
   * - `coin?` Coin
   * - `chain?` Chain
   * - `address_id?` Id: Id of an entry of the address book. Either this field or address is required.
   * - `address?` ChainAddress: An address that is not in the address book. Withdrawals to it are always
   *   reviewed.
   * - `amount?` AmountInput: An amount, price or quantity in a request.
   * - `trade_password` TradePassword: The fund password.
   * - `code?` Code: A verification code that was sent for the scene withdraw. Required if the operator demands
   *   it.
   * - `second_factor?` SecondFactor: Required while the authenticator is on, unless recovery_code is sent.
   * - `recovery_code?` RecoveryCode: A recovery code instead of second_factor.
   * - `remark?` string
   * - `bank_id?` Id: Number of a record.
   * - `action?` `cancel`
   * - `order_no?` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the
   *   day, and ten digits.
   *
   * Answer: Withdrawal. A withdrawal. amount = fee + arrival. The amount is frozen until the withdrawal ends.
   * - `chain` Chain | null: Chain of the withdrawal; null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee, which is part of the amount.
   * - `arrival` Amount: Amount that the recipient gets: the amount less the fee.
   * - `created_at` Timestamp
   * - `done_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, CODE_INVALID, CODE_EXPIRED,
   * SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, INSUFFICIENT_BALANCE, KYC_REQUIRED,
   * ADDRESS_INVALID, CHAIN_UNSUPPORTED, WITHDRAW_MIN, WITHDRAW_MAX, WITHDRAW_DAILY_LIMIT, WITHDRAW_DISABLED,
   * WITHDRAWAL_CLOSED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.request({ coin: 'USDT', chain: 'TRC20', address: 'TWNm86KdBiPaFRMm5gMDfTEimf5Rema8ww', amount: '50', trade_password: '123456' })
   * // data: { order_no: 'W202601010000000001', type: 'crypto', coin: 'USDT', chain: 'ERC20', … }
   * ```
   */
  request(request: Request<'withdraw.request'>, options?: CallOptions): Answer<'withdraw.request'>

  /**
   * Requests a withdrawal of USDT. Equals withdraw.request, but the coin is fixed and the chain is required.
   *
   * Request:
   * - `chain` `TRC20` | `ERC20` | `BEP20`
   * - `address_id?` Id: Id of an entry of the address book. Either this field or address is required.
   * - `address?` ChainAddress: An address that is not in the address book. Withdrawals to it are always
   *   reviewed.
   * - `amount` AmountInput: An amount, price or quantity in a request.
   * - `trade_password` TradePassword: The fund password.
   * - `code?` Code: A verification code that was sent for the scene withdraw. Required if the operator demands
   *   it.
   * - `second_factor?` SecondFactor: Required while the authenticator is on, unless recovery_code is sent.
   * - `recovery_code?` RecoveryCode: A recovery code instead of second_factor.
   * - `remark?` string
   *
   * Answer: Withdrawal. A withdrawal. amount = fee + arrival. The amount is frozen until the withdrawal ends.
   * - `chain` Chain | null: Chain of the withdrawal; null for a bank payout.
   * - `address` string: Chain address, or the masked card number of a bank payout.
   * - `amount` Amount
   * - `fee` Amount: Fee, which is part of the amount.
   * - `arrival` Amount: Amount that the recipient gets: the amount less the fee.
   * - `created_at` Timestamp
   * - `done_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, CODE_INVALID, CODE_EXPIRED,
   * SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG, SECOND_FACTOR_LOCKED, INSUFFICIENT_BALANCE, KYC_REQUIRED,
   * ADDRESS_INVALID, CHAIN_UNSUPPORTED, WITHDRAW_MIN, WITHDRAW_MAX, WITHDRAW_DAILY_LIMIT, WITHDRAW_DISABLED,
   * WITHDRAWAL_CLOSED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.requestUsdt({ chain: 'TRC20', address: 'TWNm86KdBiPaFRMm5gMDfTEimf5Rema8ww', amount: '50', trade_password: '123456' })
   * // data: { order_no: 'W202601010000000001', type: 'crypto', coin: 'USDT', chain: 'ERC20', … }
   * ```
   */
  requestUsdt(request: Request<'withdraw.requestUsdt'>, options?: CallOptions): Answer<'withdraw.requestUsdt'>

  /**
   * Adds, edits or deletes a withdrawal address or the bank card. Returns the whole address book. Withdrawals to
   * a changed entry are reviewed for 24 hours. account.info returns the address book without a change.
   *
   * Request:
   * - `type` `crypto`
   * - `action?` `save`: Default `save`.
   * - `id?` Id: Id of the entry to edit. Without it, a new entry is added.
   * - `coin?` Coin
   * - `chain?` Chain
   * - `address?` ChainAddress: An address on a chain.
   * - `remark?` string
   * - `trade_password` TradePassword: The fund password.
   * - `bank_name?` string
   * - `bank_phone?` Phone
   * - `area_code?` AreaCode: A country calling code of ITU-T E.164.
   * - `real_name?` string
   * - `bank_card?` string
   *
   * Answer: Destinations. The whole address book of a member.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, ADDRESS_INVALID, ADDRESS_EXISTS,
   * ADDRESS_LIMIT, CHAIN_UNSUPPORTED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.withdraw.saveDestination({ type: 'crypto', coin: 'USDT', chain: 'TRC20', address: 'TWNm86KdBiPaFRMm5gMDfTEimf5Rema8ww', trade_password: '123456' })
   * // data: { addresses: [{…}], banks: [{…}] }
   * ```
   */
  saveDestination(request: Request<'withdraw.saveDestination'>, options?: CallOptions): Answer<'withdraw.saveDestination'>
}
