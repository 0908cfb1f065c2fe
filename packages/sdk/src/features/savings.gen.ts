// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Flexible savings with daily interest and fixed savings with interest at maturity.
 */
export interface SavingsCalls {
  /**
   * Puts coins into a savings product, or with action redeem takes them out again. A flexible order may be
   * redeemed in part and earns nothing on that day; a fixed order redeemed early returns the principal only.
   * KYC_REQUIRED where the operator requires a verified identity for investments.
   *
   * Request:
   * - `action?` `subscribe`: Default `subscribe`.
   * - `goods_id?` Id: Number of a row.
   * - `amount?` AmountInput: An amount, price or quantity as asked, above zero, at most 8 decimals, no sign,
   *   exponent or space.
   * - `apr?` Rate: The yearly rate that the member saw; RATE_CHANGED when the product has another one.
   * - `trade_password` TradePassword: The fund password.
   * - `order_no?` OrderNo: Business number: a letter for the kind, the day, ten digits.
   *
   * Answer: SavingsOrder. Savings of a member in one product.
   * - `amount` Amount: What is left in the order; after its end the amount that was paid back last.
   * - `apr` Rate: Yearly rate of the order, fixed at its start.
   * - `term_days` integer | null: null for flexible.
   * - `interest_paid` Amount
   * - `maturity_date` Date | null: null for flexible.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: null while running.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, ORDER_NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG,
   * TRADE_PASSWORD_LOCKED, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * INVEST_BELOW_MIN, INVEST_ABOVE_MAX, PRODUCT_CLOSED, REDEEM_NOT_ALLOWED, ORDER_NOT_RUNNING, RATE_CHANGED,
   * KYC_REQUIRED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.savings.add({ goods_id: 10001, amount: '0.025', trade_password: '123456' })
   * // data: { order_no: 'S202601014820917365', goods: { id: 10001, type: 'flexible', name: 'text' }, coin: 'USDT', amount: '1250.00000000', … }
   * ```
   */
  add(request: Request<'savings.add'>, options?: CallOptions): Answer<'savings.add'>

  /**
   * Savings products on offer with their yearly rates.
   *
   * Request:
   * - `type?` SavingsType
   * - `coin?` Coin
   *
   * Answer: a list of SavingsGoods. A savings product. Interest counts 365 days a year.
   * - `apr` Rate: A fraction a year.
   * - `term_days` integer | null: Fixed products only.
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
   * Savings orders of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `status?` InvestmentStatus: completed = ran to maturity; redeemed = called back early.
   * - `type?` SavingsType
   *
   * Answer: a page of SavingsOrder. Savings of a member in one product.
   * - `amount` Amount: What is left in the order; after its end the amount that was paid back last.
   * - `apr` Rate: Yearly rate of the order, fixed at its start.
   * - `term_days` integer | null: null for flexible.
   * - `interest_paid` Amount
   * - `maturity_date` Date | null: null for flexible.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: null while running.
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
