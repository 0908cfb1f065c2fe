// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Quoted conversion between coins, immediate swap, and transfer between the spot and the futures account.
 */
export interface ConvertCalls {
  /**
   * Without a quote_id quotes a conversion for exactly one of from_amount and to_amount; with a quote_id and the
   * fund password accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no
   *   sign, exponent or space.
   * - `to_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED,
   * QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'USDT', from_amount: '0.025' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Exclude<Request<'convert.convert'>, { quote_id: unknown }>, options?: CallOptions): Promise<Schema<'ConvertQuote'>>
  /**
   * Without a quote_id quotes a conversion for exactly one of from_amount and to_amount; with a quote_id and the
   * fund password accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no
   *   sign, exponent or space.
   * - `to_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED,
   * QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'USDT', from_amount: '0.025' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Extract<Request<'convert.convert'>, { quote_id: unknown }>, options?: CallOptions): Promise<Schema<'ConvertRecord'>>
  /**
   * Without a quote_id quotes a conversion for exactly one of from_amount and to_amount; with a quote_id and the
   * fund password accepts that quote. A quote expires after ten seconds; the balance is checked when it is
   * accepted.
   *
   * Request:
   * - `from_coin?` Coin
   * - `to_coin?` Coin
   * - `from_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no
   *   sign, exponent or space.
   * - `to_amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `quote_id?` QuoteId
   * - `trade_password?` TradePassword: The fund password.
   *
   * Answer: depends on `quote_id`: ConvertQuote for absent, ConvertRecord for present.
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED,
   * QUOTE_EXPIRED, QUOTE_USED, QUOTE_LIMIT
   *
   * Log-in: required. Fund password: conditional. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.convert({ from_coin: 'USDT', to_coin: 'USDT', from_amount: '0.025' })
   * // data: { quote_id: '5f2c9a0b7d1e4c3f8a6b9d0e1f2a3b4c', from_coin: 'USDT', to_coin: 'USDT', rate: '0.00001', … }
   * ```
   */
  convert(request: Request<'convert.convert'>, options?: CallOptions): Answer<'convert.convert'>

  /**
   * Moves value at once. One coin and two accounts is a transfer between spot and futures (USDT, no fee); two
   * coins in one account is a swap at the rate of the moment, refused when it would bring less than min_receive.
   *
   * Request:
   * - `from_account?` FundAccount: spot when absent.
   * - `to_account?` FundAccount: from_account when absent.
   * - `from_coin` Coin
   * - `to_coin?` Coin: from_coin when absent.
   * - `amount` AmountInput: In from_coin; out of futures at most max_transfer_out.
   * - `min_receive?` AmountInput: Swap only, in to_coin.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: ConvertRecord. A finished conversion, swap or transfer.
   * - `from_amount` Amount
   * - `to_amount` Amount
   * - `rate` Decimal: 1 for a transfer.
   * - `fee` Amount: Always zero; the spread is inside the rate.
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED, VALIDATION,
   * TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, CONVERT_MIN, CONVERT_MAX, PAIR_UNSUPPORTED,
   * NOTHING_TO_DO, SLIPPAGE
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.convert.exchange({ from_coin: 'USDT', amount: '0.025', trade_password: '123456' })
   * // data: { order_no: 'C202601010000000001', kind: 'convert', from_account: 'spot', to_account: 'spot', … }
   * ```
   */
  exchange(request: Request<'convert.exchange'>, options?: CallOptions): Answer<'convert.exchange'>

  /**
   * Conversions, swaps and account transfers of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `kind?` ConvertKind
   * - `coin?` Coin: Either side.
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   *
   * Answer: a page of ConvertRecord. A finished conversion, swap or transfer.
   * - `from_amount` Amount
   * - `to_amount` Amount
   * - `rate` Decimal: 1 for a transfer.
   * - `fee` Amount: Always zero; the spread is inside the rate.
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
