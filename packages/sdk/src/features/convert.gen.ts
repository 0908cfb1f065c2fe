// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Conversions at a quote, immediate swaps, and transfers between the spot and the futures account.
 */
export interface ConvertCalls {
  /**
   * Without a quote_id, returns a quote for exactly one of from_amount and to_amount. With a quote_id and the
   * fund password, accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity in a request.
   * - `to_amount?` AmountInput: An amount, price or quantity in a request.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED, QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'BTC', from_amount: '100' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Exclude<Request<'convert.convert'>, { quote_id: unknown }>, options?: CallOptions): Promise<Schema<'ConvertQuote'>>
  /**
   * Without a quote_id, returns a quote for exactly one of from_amount and to_amount. With a quote_id and the
   * fund password, accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity in a request.
   * - `to_amount?` AmountInput: An amount, price or quantity in a request.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED, QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'BTC', from_amount: '100' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Extract<Request<'convert.convert'>, { quote_id: unknown }>, options?: CallOptions): Promise<Schema<'ConvertRecord'>>
  /**
   * Without a quote_id, returns a quote for exactly one of from_amount and to_amount. With a quote_id and the
   * fund password, accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity in a request.
   * - `to_amount?` AmountInput: An amount, price or quantity in a request.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED, QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'BTC', from_amount: '100' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Request<'convert.convert'>, options?: CallOptions): Answer<'convert.convert'>

  /**
   * Moves value at once. With one coin and two accounts it transfers USDT between spot and futures without a
   * fee. With two coins in one account it swaps them at the current rate; the swap is refused if it would bring
   * less than min_receive.
   *
   * Request:
   * - `from_account?` FundAccount: The source account. Default spot.
   * - `to_account?` FundAccount: The destination account. Default from_account.
   * - `from_coin` Coin
   * - `to_coin?` Coin: The coin to receive. Default from_coin.
   * - `amount` AmountInput: The amount in from_coin. A transfer out of futures may be at most max_transfer_out.
   * - `min_receive?` AmountInput: The minimum amount to receive, in to_coin. For swaps only.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: ConvertRecord. A finished conversion, swap or transfer.
   * - `from_amount` Amount
   * - `to_amount` Amount
   * - `rate` Decimal: The rate of the conversion; 1 for a transfer.
   * - `fee` Amount: Always zero, because the rate includes the spread.
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * SYMBOL_HALTED, CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED, NOTHING_TO_DO, SLIPPAGE
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.exchange({ from_account: 'spot', to_account: 'futures', from_coin: 'USDT', amount: '100', trade_password: '123456' })
   * // data: { order_no: 'C202601010000000001', kind: 'convert', from_account: 'spot', to_account: 'spot', … }
   * ```
   */
  exchange(request: Request<'convert.exchange'>, options?: CallOptions): Answer<'convert.exchange'>

  /**
   * Returns the conversions, swaps and account transfers of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `kind?` ConvertKind
   * - `coin?` Coin: A coin on either side of the conversion.
   * - `start?` Timestamp: Start of the period: records from this time on.
   * - `end?` Timestamp: End of the period: records before this time.
   *
   * Answer: a page of ConvertRecord. A finished conversion, swap or transfer.
   * - `from_amount` Amount
   * - `to_amount` Amount
   * - `rate` Decimal: The rate of the conversion; 1 for a transfer.
   * - `fee` Amount: Always zero, because the rate includes the spread.
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.records()
   * // data.list[0]: { order_no: 'C202601010000000001', kind: 'convert', from_account: 'spot', to_account: 'spot', … }
   * ```
   */
  records(request?: Request<'convert.records'>, options?: CallOptions): Answer<'convert.records'>
}
