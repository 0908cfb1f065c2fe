// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Deposit addresses, deposits that members declare or the chain shows, and their confirmations.
 */
export interface DepositCalls {
  /**
   * Returns the deposit address that a page shows first: of USDT on TRC20 unless the request names a coin or
   * chain.
   *
   * Request:
   * - `coin?` Coin: The coin. Default USDT.
   * - `chain?` Chain: The chain. Default TRC20.
   *
   * Answer: DepositAddress. The address to which a member sends one coin on one chain.
   * - `memo` null: Always null: no listed chain uses memos.
   * - `qr_content` string: Content of the QR code, which is the plain address.
   * - `uri` string: Payment link (BIP-21, ERC-681) for wallets that support it; the plain address on TRON.
   * - `min_deposit` Decimal: Minimum deposit. A smaller transfer is never credited.
   * - `sandbox` boolean: True for a decoy address that wallets refuse. Nothing must be sent to it.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, CHAIN_UNSUPPORTED, DEPOSIT_DISABLED
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.deposit.addressDefault()
   * // data: { coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', memo: null, … }
   * ```
   */
  addressDefault(request?: Request<'deposit.addressDefault'>, options?: CallOptions): Answer<'deposit.addressDefault'>

  /**
   * Returns the deposit addresses of the member on every chain of a coin, or of all coins.
   *
   * Request:
   * - `coin?` Coin
   *
   * Answer: a list of DepositAddress. The address to which a member sends one coin on one chain.
   * - `memo` null: Always null: no listed chain uses memos.
   * - `qr_content` string: Content of the QR code, which is the plain address.
   * - `uri` string: Payment link (BIP-21, ERC-681) for wallets that support it; the plain address on TRON.
   * - `min_deposit` Decimal: Minimum deposit. A smaller transfer is never credited.
   * - `sandbox` boolean: True for a decoy address that wallets refuse. Nothing must be sent to it.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, CHAIN_UNSUPPORTED
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.deposit.addresses()
   * // data: [{ coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', memo: null, … }]
   * ```
   */
  addresses(request?: Request<'deposit.addresses'>, options?: CallOptions): Answer<'deposit.addresses'>

  /**
   * Declares a transfer that the member has made, with its transaction id or a voucher. In the sandbox the
   * declaration starts a simulated transaction, so it also provides practice money, up to a daily limit.
   *
   * Request:
   * - `coin` Coin
   * - `chain` Chain
   * - `amount` AmountInput: An amount, price or quantity in a request.
   * - `txid?` TxId: Hash of a transaction on a chain.
   * - `voucher?` FileUrl: Address of an uploaded voucher (scene voucher). A deposit without a txid goes to
   *   review.
   *
   * Answer: Deposit. A deposit. Deposits have no fee and are credited to the spot account.
   * - `id` Id: Number of the deposit. deposit.get accepts it instead of order_no.
   * - `amount` Amount: The amount that the member sent.
   * - `credited` Amount: The amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Number of confirmations that the credit requires.
   * - `voucher` FileUrl | null: Null without a voucher. The exchange may delete the voucher of a deposit that
   *   was rejected or below the minimum; then it is null too.
   * - `created_at` Timestamp
   * - `credited_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, FILE_NOT_OWNED, CHAIN_UNSUPPORTED,
   * DEPOSIT_DISABLED, TXID_USED, SANDBOX_FAUCET_LIMIT
   *
   * Log-in: required. Fund password: none. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.deposit.declare({ coin: 'USDT', chain: 'TRC20', amount: '0.025' })
   * // data: { order_no: 'R202601010000000001', coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', … }
   * ```
   */
  declare(request: Request<'deposit.declare'>, options?: CallOptions): Answer<'deposit.declare'>

  /**
   * Returns the state of one deposit with its confirmations so far. The request names exactly one of id, order
   * number and transaction id.
   *
   * Request:
   * - `id?` Id: Number of a record.
   * - `order_no?` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the
   *   day, and ten digits.
   * - `txid?` TxId: Hash of a transaction on a chain.
   *
   * Answer: Deposit. A deposit. Deposits have no fee and are credited to the spot account.
   * - `id` Id: Number of the deposit. deposit.get accepts it instead of order_no.
   * - `amount` Amount: The amount that the member sent.
   * - `credited` Amount: The amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Number of confirmations that the credit requires.
   * - `voucher` FileUrl | null: Null without a voucher. The exchange may delete the voucher of a deposit that
   *   was rejected or below the minimum; then it is null too.
   * - `created_at` Timestamp
   * - `credited_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.deposit.get({ id: 10001 })
   * // data: { order_no: 'R202601010000000001', coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', … }
   * ```
   */
  get(request: Request<'deposit.get'>, options?: CallOptions): Answer<'deposit.get'>

  /**
   * Returns the deposits of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `coin?` Coin
   * - `status?` DepositStatus: pending = detected, waits for confirmations; review = declared with a voucher
   *   only; success = credited; below_min = smaller than the minimum, never credited; rejected = refused or
   *   dropped from the chain.
   * - `start?` Timestamp: Start of the period: records from this time on.
   * - `end?` Timestamp: End of the period: records before this time.
   *
   * Answer: a page of Deposit. A deposit. Deposits have no fee and are credited to the spot account.
   * - `id` Id: Number of the deposit. deposit.get accepts it instead of order_no.
   * - `amount` Amount: The amount that the member sent.
   * - `credited` Amount: The amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Number of confirmations that the credit requires.
   * - `voucher` FileUrl | null: Null without a voucher. The exchange may delete the voucher of a deposit that
   *   was rejected or below the minimum; then it is null too.
   * - `created_at` Timestamp
   * - `credited_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.deposit.records()
   * // data.list[0]: { order_no: 'R202601010000000001', coin: 'USDT', chain: 'TRC20', address: 'TXLfukvAW1ty1JjQnk2y3XoXpRwmfg3dJs', … }
   * ```
   */
  records(request?: Request<'deposit.records'>, options?: CallOptions): Answer<'deposit.records'>
}
