// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Deposit addresses, declared and seen transfers, and their confirmations.
 */
export interface DepositCalls {
  /**
   * The deposit address shown first, of USDT on TRC20 unless another coin or chain is asked for.
   *
   * Request:
   * - `coin?` Coin: USDT when absent.
   * - `chain?` Chain: TRC20 when absent.
   *
   * Answer: DepositAddress. Where to send one coin on one chain.
   * - `memo` null: No chain with memos is listed.
   * - `qr_content` string: Content of the QR code, the plain address.
   * - `uri` string: Payment link for wallets that take one (BIP-21, ERC-681); the plain address on TRON.
   * - `min_deposit` Decimal: A smaller transfer is never credited.
   * - `sandbox` boolean: true = a decoy address that wallets refuse; send nothing to it.
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
   * Deposit addresses of the member on every chain of a coin, or of all coins.
   *
   * Request:
   * - `coin?` Coin
   *
   * Answer: a list of DepositAddress. Where to send one coin on one chain.
   * - `memo` null: No chain with memos is listed.
   * - `qr_content` string: Content of the QR code, the plain address.
   * - `uri` string: Payment link for wallets that take one (BIP-21, ERC-681); the plain address on TRON.
   * - `min_deposit` Decimal: A smaller transfer is never credited.
   * - `sandbox` boolean: true = a decoy address that wallets refuse; send nothing to it.
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
   * Declares a transfer the member has made, with its transaction id or a voucher picture. In the sandbox this
   * starts the simulated transaction and so is also the faucet, limited by day.
   *
   * Request:
   * - `coin` Coin
   * - `chain` Chain
   * - `amount` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `txid?` TxId: Hash of a transaction.
   * - `voucher?` FileUrl: Own upload of scene voucher; without a txid the deposit goes to review.
   *
   * Answer: Deposit. One deposit. Deposits are free and go to the spot account.
   * - `id` Id: Row number. deposit.get accepts it or order_no.
   * - `amount` Amount: Amount that the member sent.
   * - `credited` Amount: Amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Confirmations needed for the credit.
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
   * State of one deposit with its confirmations so far, found by exactly one of id, order number and transaction
   * id.
   *
   * Request:
   * - `id?` Id: Number of a row.
   * - `order_no?` OrderNo: Business number: a letter for the kind, the day, ten digits.
   * - `txid?` TxId: Hash of a transaction.
   *
   * Answer: Deposit. One deposit. Deposits are free and go to the spot account.
   * - `id` Id: Row number. deposit.get accepts it or order_no.
   * - `amount` Amount: Amount that the member sent.
   * - `credited` Amount: Amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Confirmations needed for the credit.
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
   * Deposits of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `coin?` Coin
   * - `status?` DepositStatus: pending = seen, waiting for confirmations; review = declared with a voucher only;
   *   success = credited; below_min = smaller than the minimum, never credited; rejected = refused or vanished
   *   from the chain.
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   *
   * Answer: a page of Deposit. One deposit. Deposits are free and go to the spot account.
   * - `id` Id: Row number. deposit.get accepts it or order_no.
   * - `amount` Amount: Amount that the member sent.
   * - `credited` Amount: Amount added to the balance; zero until the deposit is credited.
   * - `required` integer: Confirmations needed for the credit.
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
