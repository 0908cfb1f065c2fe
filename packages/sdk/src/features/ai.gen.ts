// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * AI-managed orders: a simulated strategy with a daily rate that may be negative. The list of orders is spot.orders with type ai.
 */
export interface AiCalls {
  /**
   * Creates the draft of an AI-managed order and previews the bounds of its result. No funds move; the draft
   * expires in 15 minutes unless ai.submit pays it. A member has at most 50 unpaid drafts. Refused with
   * KYC_REQUIRED if the operator requires a verified identity for investments.
   *
   * Request:
   * - `goods_id` Id: Number of a record.
   * - `amount` AmountInput: An amount, price or quantity in a request.
   * - `loops?` integer: Number of loops, at most max_loops of the product. Default `1`.
   *
   * Answer: an object with these fields.
   * - `order_no` OrderNo
   * - `product` object
   * - `coin` Coin
   * - `amount` Amount
   * - `cycle_days` integer
   * - `loops` integer
   * - `loop_now` integer: Number of the current loop; 0 before payment.
   * - `min_rate` Rate: The lowest daily rate at the time of the order.
   * - `max_rate` Rate
   * - `fee_rate` Rate
   * - `days_done` integer
   * - `income_total` SignedAmount: Sum of the income before fees. The order is worth amount + income_total -
   *   fee_total.
   * - `fee_total` Amount
   * - `status` `pending` | `running` | `completed` | `expired`: pending = a draft that is not paid yet; expired
   *   = a draft that was not paid within 15 minutes.
   * - `finishing` boolean: True after the member has ended the order early; it is settled at the next daily job.
   * - `early_finish` boolean: True if the member may end the order early.
   * - `paid_back` Amount | null: Principal and net result that were paid at the end; null before the end.
   * - `expire_at` Timestamp | null: Time at which an unpaid draft expires; null after payment.
   * - `start_date` Date | null: Date of the start; null before payment. The first result is booked on the
   *   following day.
   * - `maturity_date` Date | null: Date on which the order ends; null before payment.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null
   * - `days` AiDay[]
   * - `preview` object: Bounds of the result after fees if the order is paid today.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INVEST_BELOW_MIN,
   * INVEST_ABOVE_MAX, PRODUCT_CLOSED, STEP, INVEST_MAX_ORDERS, KYC_REQUIRED
   *
   * Log-in: required. Fund password: none. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.ai.create({ goods_id: 8, amount: '500' })
   * // data: { order_no: 'S202601014820917365', product: { id: 10001, name: 'text' }, coin: 'USDT', amount: '1250.00000000', … }
   * ```
   */
  create(request: Request<'ai.create'>, options?: CallOptions): Answer<'ai.create'>

  /**
   * Returns the AI-managed products on offer; with an id, only that product.
   *
   * Request:
   * - `id?` Id: Number of a record.
   * - `coin?` Coin
   * - `risk?` Risk
   *
   * Answer: AiProduct[] or AiProduct.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.ai.products()
   * // data: [{ id: 10001, name: 'text', coin: 'USDT', cycle_days: 1, … }]
   * ```
   */
  products(request?: Request<'ai.products'>, options?: CallOptions): Answer<'ai.products'>

  /**
   * Pays a drafted order. With the action finish, ends a running order early; it is settled at the next daily
   * job. An order that is paid in the last minute of a UTC day starts on the next day, because the price of that
   * midnight may already be published. A repeated payment returns the order, and so does a repeated finish,
   * unless the order has reached the end of its term in the meantime. A payment is refused with KYC_REQUIRED if
   * the operator requires a verified identity for investments.
   *
   * Request:
   * - `order_no` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the day,
   *   and ten digits.
   * - `action?` `pay` | `finish`: Default `pay`.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: AiOrder. An AI-managed order. Results accrue in the order and are paid out with the principal at its
   * end.
   * - `amount` Amount
   * - `loop_now` integer: Number of the current loop; 0 before payment.
   * - `min_rate` Rate: The lowest daily rate at the time of the order.
   * - `max_rate` Rate
   * - `fee_rate` Rate
   * - `income_total` SignedAmount: Sum of the income before fees. The order is worth amount + income_total -
   *   fee_total.
   * - `fee_total` Amount
   * - `status` `pending` | `running` | `completed` | `expired`: pending = a draft that is not paid yet; expired
   *   = a draft that was not paid within 15 minutes.
   * - `finishing` boolean: True after the member has ended the order early; it is settled at the next daily job.
   * - `early_finish` boolean: True if the member may end the order early.
   * - `paid_back` Amount | null: Principal and net result that were paid at the end; null before the end.
   * - `expire_at` Timestamp | null: Time at which an unpaid draft expires; null after payment.
   * - `start_date` Date | null: Date of the start; null before payment. The first result is booked on the
   *   following day.
   * - `maturity_date` Date | null: Date on which the order ends; null before payment.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, PRICE_STALE, INVEST_ABOVE_MAX,
   * PRODUCT_CLOSED, REDEEM_NOT_ALLOWED, ORDER_NOT_RUNNING, ORDER_EXPIRED, INVEST_MAX_ORDERS, KYC_REQUIRED
   *
   * Log-in: required. Fund password: required. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.ai.submit({ order_no: 'S202601014820917365', trade_password: '123456' })
   * // data: { order_no: 'A202601010000000001', product: { id: 1, name: 'AI 3 days' }, coin: 'USDT', amount: '1000.00000000', … }
   * ```
   */
  submit(request: Request<'ai.submit'>, options?: CallOptions): Answer<'ai.submit'>
}
