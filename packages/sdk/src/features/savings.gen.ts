// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Flexible savings with daily interest and fixed savings with interest at maturity.
 */
export interface SavingsCalls {
  /**
   * Subscribes to a savings product, or redeems an order with the action redeem. A flexible order may be
   * redeemed in part and earns no interest on that day. A fixed order that is redeemed early returns only the
   * principal. Refused with KYC_REQUIRED if the operator requires a verified identity for investments.
   *
   * Request:
   * - `action?` `subscribe`: Default `subscribe`.
   * - `goods_id?` Id: Number of a record.
   * - `amount?` AmountInput: An amount, price or quantity in a request.
   * - `apr?` Rate: The yearly rate that the member saw. If the product now has another rate, the request is
   *   refused with RATE_CHANGED.
   * - `trade_password` TradePassword: The fund password.
   * - `order_no?` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the
   *   day, and ten digits.
   *
   * Answer: SavingsOrder. A savings order: the deposit of a member in one product.
   * - `amount` Amount: Principal that is in the order; after its end, the amount that was paid back last.
   * - `apr` Rate: Yearly rate of the order. It does not change after the start.
   * - `term_days` integer | null: Term in days; null for flexible savings.
   * - `interest_paid` Amount
   * - `maturity_date` Date | null: Date on which the term ends; null for flexible savings.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, ORDER_NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG,
   * TRADE_PASSWORD_LOCKED, TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT,
   * INSUFFICIENT_BALANCE, INVEST_BELOW_MIN, INVEST_ABOVE_MAX, PRODUCT_CLOSED, REDEEM_NOT_ALLOWED,
   * ORDER_NOT_RUNNING, RATE_CHANGED, INVEST_MAX_ORDERS, KYC_REQUIRED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.savings.add({ goods_id: 1, amount: '100', trade_password: '123456' })
   * // data: { order_no: 'S202601014820917365', goods: { id: 10001, type: 'flexible', name: 'text' }, coin: 'USDT', amount: '1250.00000000', … }
   * ```
   */
  add(request: Request<'savings.add'>, options?: CallOptions): Answer<'savings.add'>

  /**
   * Returns the savings products on offer with their yearly rates.
   *
   * Request:
   * - `type?` SavingsType
   * - `coin?` Coin
   *
   * Answer: a list of SavingsGoods. A savings product. Interest is computed with 365 days a year.
   * - `apr` Rate: Yearly interest rate as a fraction.
   * - `term_days` integer | null: Term in days. Fixed products only.
   * - `min_amount` Decimal
   * - `max_amount` Decimal
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.savings.goods()
   * // data: [{ id: 10001, type: 'flexible', name: 'text', coin: 'USDT', … }]
   * ```
   */
  goods(request?: Request<'savings.goods'>, options?: CallOptions): Answer<'savings.goods'>

  /**
   * Returns the savings orders of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `status?` InvestmentStatus: completed = ran to maturity; redeemed = ended early by the member.
   * - `type?` SavingsType
   *
   * Answer: a page of SavingsOrder. A savings order: the deposit of a member in one product.
   * - `amount` Amount: Principal that is in the order; after its end, the amount that was paid back last.
   * - `apr` Rate: Yearly rate of the order. It does not change after the start.
   * - `term_days` integer | null: Term in days; null for flexible savings.
   * - `interest_paid` Amount
   * - `maturity_date` Date | null: Date on which the term ends; null for flexible savings.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.savings.orders()
   * // data.list[0]: { order_no: 'S202601014820917365', goods: {…}, coin: 'USDT', amount: '1250.00000000', … }
   * ```
   */
  orders(request?: Request<'savings.orders'>, options?: CallOptions): Answer<'savings.orders'>
}
