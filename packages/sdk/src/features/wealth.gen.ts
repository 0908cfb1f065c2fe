// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Wealth and pledge products with daily income over a fixed number of days, and the member's income.
 */
export interface WealthCalls {
  /**
   * Adds principal to a running order as a new lot. With the action redeem, ends the order early: it pays the
   * principal less the income already paid and less the penalty. An addition is refused with KYC_REQUIRED if the
   * operator requires a verified identity for investments.
   *
   * Request:
   * - `order_no` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the day,
   *   and ten digits.
   * - `action?` `append`: Default `append`.
   * - `amount?` AmountInput: An amount, price or quantity in a request.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: InterestOrder. A subscription of a member. It earns income from the day after the subscription.
   * - `principal` Amount: Principal in all lots.
   * - `copies` integer | null: Number of copies of the order; null if the unit of the product is amount.
   * - `daily_rate` Rate
   * - `daily_income` Amount
   * - `accumulated_income` Amount: Income that was paid so far.
   * - `income_to_date` Amount: Income up to today, including the days that the daily booking at 00:10 UTC has
   *   not paid yet. An early redemption pays it first and then takes it back.
   * - `estimated_return` Amount: Income over the whole period, without the principal.
   * - `maturity_date` Date: Date of the last income and of the return of the principal.
   * - `paid_back` Amount | null: Principal that was paid back at the end, less claw-back and penalty of an early
   *   redemption; null while running.
   * - `early_redeem` boolean: True if the order can be redeemed early. An order keeps this term and the penalty
   *   rate of its start.
   * - `penalty_rate` Rate: Penalty of an early redemption of this order as a fraction of the principal.
   * - `lots_left` integer: Number of further additions of principal that the order can take. If it is 0, an
   *   addition is refused with APPEND_NOT_ALLOWED.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * INVEST_ABOVE_MAX, PRODUCT_CLOSED, COPIES_SOLD_OUT, STEP, APPEND_NOT_ALLOWED, REDEEM_NOT_ALLOWED,
   * ORDER_NOT_RUNNING, KYC_REQUIRED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.change({ order_no: 'S202601014820917365', amount: '100', trade_password: '123456' })
   * // data: { order_no: 'I202601010000000001', product: { id: 3, kind: 'pledge', name: 'USDT 7 days' }, coin: 'USDT', principal: '1000.00000000', … }
   * ```
   */
  change(request: Request<'wealth.change'>, options?: CallOptions): Answer<'wealth.change'>

  /**
   * Returns the daily income of the member by page, newest date first, of all kinds or of one order.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `order_no?` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the
   *   day, and ten digits.
   * - `kind?` IncomeKind
   * - `start?` Date: Start of the period: income from this day on.
   * - `end?` Date: End of the period: income before this day.
   *
   * Answer: a page of IncomeRow. Income of one order on one day. Income of an AI order may be negative.
   * - `date` Date: UTC day that earned the income. Flexible savings pay the income of a day on the next day.
   * - `principal` Amount
   * - `rate` Rate: Income rate of that day.
   * - `income` SignedAmount
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.incomes()
   * // data.list[0]: { id: 10001, date: '2026-01-01', order_no: 'S202601014820917365', kind: 'wealth', … }
   * ```
   */
  incomes(request?: Request<'wealth.incomes'>, options?: CallOptions): Answer<'wealth.incomes'>

  /**
   * Returns one order of the member with its lots and all income so far.
   *
   * Request:
   * - `order_no` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the day,
   *   and ten digits.
   *
   * Answer: an object with these fields.
   * - `order_no` OrderNo
   * - `product` InterestProductRef
   * - `coin` Coin
   * - `principal` Amount: Principal in all lots.
   * - `copies` integer | null: Number of copies of the order; null if the unit of the product is amount.
   * - `daily_rate` Rate
   * - `daily_income` Amount
   * - `accumulated_income` Amount: Income that was paid so far.
   * - `income_to_date` Amount: Income up to today, including the days that the daily booking at 00:10 UTC has
   *   not paid yet. An early redemption pays it first and then takes it back.
   * - `estimated_return` Amount: Income over the whole period, without the principal.
   * - `start_date` Date
   * - `first_income_date` Date
   * - `maturity_date` Date: Date of the last income and of the return of the principal.
   * - `paid_back` Amount | null: Principal that was paid back at the end, less claw-back and penalty of an early
   *   redemption; null while running.
   * - `early_redeem` boolean: True if the order can be redeemed early. An order keeps this term and the penalty
   *   rate of its start.
   * - `penalty_rate` Rate: Penalty of an early redemption of this order as a fraction of the principal.
   * - `lots_left` integer: Number of further additions of principal that the order can take. If it is 0, an
   *   addition is refused with APPEND_NOT_ALLOWED.
   * - `status` InvestmentStatus
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   * - `lots` InterestLot[]
   * - `incomes` IncomeRow[]
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.order({ order_no: 'S202601014820917365' })
   * // data: { order_no: 'S202601014820917365', product: { id: 10001, kind: 'wealth', name: 'text' }, coin: 'USDT', principal: '1250.00000000', … }
   * ```
   */
  order(request: Request<'wealth.order'>, options?: CallOptions): Answer<'wealth.order'>

  /**
   * Returns the wealth and pledge orders of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `status?` InvestmentStatus: completed = ran to maturity; redeemed = ended early by the member.
   * - `kind?` ProductKind
   *
   * Answer: a page of InterestOrder. A subscription of a member. It earns income from the day after the
   * subscription.
   * - `principal` Amount: Principal in all lots.
   * - `copies` integer | null: Number of copies of the order; null if the unit of the product is amount.
   * - `daily_rate` Rate
   * - `daily_income` Amount
   * - `accumulated_income` Amount: Income that was paid so far.
   * - `income_to_date` Amount: Income up to today, including the days that the daily booking at 00:10 UTC has
   *   not paid yet. An early redemption pays it first and then takes it back.
   * - `estimated_return` Amount: Income over the whole period, without the principal.
   * - `maturity_date` Date: Date of the last income and of the return of the principal.
   * - `paid_back` Amount | null: Principal that was paid back at the end, less claw-back and penalty of an early
   *   redemption; null while running.
   * - `early_redeem` boolean: True if the order can be redeemed early. An order keeps this term and the penalty
   *   rate of its start.
   * - `penalty_rate` Rate: Penalty of an early redemption of this order as a fraction of the principal.
   * - `lots_left` integer: Number of further additions of principal that the order can take. If it is 0, an
   *   addition is refused with APPEND_NOT_ALLOWED.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.orders()
   * // data.list[0]: { order_no: 'I202601010000000001', product: {…}, coin: 'USDT', principal: '1000.00000000', … }
   * ```
   */
  orders(request?: Request<'wealth.orders'>, options?: CallOptions): Answer<'wealth.orders'>

  /**
   * Returns one product with its rules. With an amount, also a preview of income and dates.
   *
   * Request:
   * - `id` Id: Number of a record.
   * - `amount?` AmountInput: Amount for the preview. Without it the answer has no preview.
   *
   * Answer: an object with these fields.
   * - `id` Id
   * - `kind` ProductKind
   * - `name` Title
   * - `coin` Coin
   * - `icon` Url | null
   * - `cycle_days` integer: Hosting period in days. Each day after the first has income.
   * - `daily_rate` Rate: Income of one day as a fraction of the principal.
   * - `total_rate` Rate: Total rate of return: daily_rate x cycle_days.
   * - `min_amount` Decimal
   * - `max_amount` Decimal: Maximum sum of the running principal of one member in the product.
   * - `step` Decimal
   * - `unit` `amount` | `copy`: Unit of a subscription: an amount, or whole copies.
   * - `subscription_price` Decimal | null: Price of one copy; null if the unit of the product is amount.
   * - `total_copies` integer | null: Number of copies for sale; null if the unit of the product is amount.
   * - `sold_copies` integer | null: Number of sold copies; null if the unit of the product is amount.
   * - `presale_at` Timestamp | null
   * - `sale_at` Timestamp
   * - `end_at` Timestamp | null
   * - `status` ProductStatus
   * - `append_allowed` boolean
   * - `early_redeem` boolean
   * - `penalty_rate` Rate: Penalty of an early redemption as a fraction of the principal.
   * - `rules_html` Html
   * - `preview` object: Present if the request has an amount.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.product({ id: 4 })
   * // data: { id: 10001, kind: 'wealth', name: 'USDT 7 days', coin: 'USDT', … }
   * ```
   */
  product(request: Request<'wealth.product'>, options?: CallOptions): Answer<'wealth.product'>

  /**
   * Returns the wealth and pledge products with their rates, by page. Open to visitors.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `kind?` ProductKind
   * - `coin?` Coin
   *
   * Answer: a page of InterestProduct. A wealth or pledge product. Amounts are in its coin.
   * - `cycle_days` integer: Hosting period in days. Each day after the first has income.
   * - `daily_rate` Rate: Income of one day as a fraction of the principal.
   * - `total_rate` Rate: Total rate of return: daily_rate x cycle_days.
   * - `min_amount` Decimal
   * - `max_amount` Decimal: Maximum sum of the running principal of one member in the product.
   * - `step` Decimal
   * - `unit` `amount` | `copy`: Unit of a subscription: an amount, or whole copies.
   * - `subscription_price` Decimal | null: Price of one copy; null if the unit of the product is amount.
   * - `total_copies` integer | null: Number of copies for sale; null if the unit of the product is amount.
   * - `sold_copies` integer | null: Number of sold copies; null if the unit of the product is amount.
   * - `presale_at` Timestamp | null
   * - `sale_at` Timestamp
   * - `end_at` Timestamp | null
   * - `penalty_rate` Rate: Penalty of an early redemption as a fraction of the principal.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.products()
   * // data.list[0]: { id: 10001, kind: 'wealth', name: 'USDT 7 days', coin: 'USDT', … }
   * ```
   */
  products(request?: Request<'wealth.products'>, options?: CallOptions): Answer<'wealth.products'>

  /**
   * Subscribes to a product by amount or by whole copies, according to its unit. The principal is locked until
   * maturity. Pledge products require that the member accepts the pledge income rules. Refused with KYC_REQUIRED
   * if the operator requires a verified identity for investments.
   *
   * Request:
   * - `id` Id: Id of the product.
   * - `amount?` AmountInput: Amount, a multiple of the step. Required if the unit of the product is amount.
   * - `copies?` integer: Number of copies. Required for the unit copy.
   * - `agree?` boolean: Must be true for pledge products; otherwise the request is refused with
   *   AGREEMENT_REQUIRED.
   * - `daily_rate?` Rate: The rate that the member saw. If the product now has another rate, the request is
   *   refused with RATE_CHANGED.
   * - `penalty_rate?` Rate: The penalty rate of an early redemption that the member saw. If the product now has
   *   another one, the request is refused with RATE_CHANGED.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: InterestOrder. A subscription of a member. It earns income from the day after the subscription.
   * - `principal` Amount: Principal in all lots.
   * - `copies` integer | null: Number of copies of the order; null if the unit of the product is amount.
   * - `daily_rate` Rate
   * - `daily_income` Amount
   * - `accumulated_income` Amount: Income that was paid so far.
   * - `income_to_date` Amount: Income up to today, including the days that the daily booking at 00:10 UTC has
   *   not paid yet. An early redemption pays it first and then takes it back.
   * - `estimated_return` Amount: Income over the whole period, without the principal.
   * - `maturity_date` Date: Date of the last income and of the return of the principal.
   * - `paid_back` Amount | null: Principal that was paid back at the end, less claw-back and penalty of an early
   *   redemption; null while running.
   * - `early_redeem` boolean: True if the order can be redeemed early. An order keeps this term and the penalty
   *   rate of its start.
   * - `penalty_rate` Rate: Penalty of an early redemption of this order as a fraction of the principal.
   * - `lots_left` integer: Number of further additions of principal that the order can take. If it is 0, an
   *   addition is refused with APPEND_NOT_ALLOWED.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the order ended; null while it runs.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, AGREEMENT_REQUIRED,
   * INSUFFICIENT_BALANCE, INVEST_BELOW_MIN, INVEST_ABOVE_MAX, PRODUCT_CLOSED, COPIES_SOLD_OUT, STEP,
   * RATE_CHANGED, INVEST_MAX_ORDERS, KYC_REQUIRED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.subscribe({ id: 5, copies: 1, trade_password: '123456' })
   * // data: { order_no: 'I202601010000000001', product: { id: 3, kind: 'pledge', name: 'USDT 7 days' }, coin: 'USDT', principal: '1000.00000000', … }
   * ```
   */
  subscribe(request: Request<'wealth.subscribe'>, options?: CallOptions): Answer<'wealth.subscribe'>

  /**
   * Returns the totals of the member's investment income in USDT, of all kinds or of one. With an id, returns
   * that income row instead.
   *
   * Request:
   * - `id?` Id: Id of an income row.
   * - `kind?` IncomeKind
   *
   * Answer: IncomeSummary or IncomeRow.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wealth.summary()
   * // data: { principal_running: '1250.00000000', income_today: '-100.00000000', income_yesterday: '-100.00000000', income_total: '-100.00000000', … }
   * ```
   */
  summary(request?: Request<'wealth.summary'>, options?: CallOptions): Answer<'wealth.summary'>
}
