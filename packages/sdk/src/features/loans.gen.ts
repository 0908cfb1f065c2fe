// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Loans against the credit score or collateral, and their repayment.
 */
export interface LoansCalls {
  /**
   * Applies for a loan. The member must have accepted the agreement. The application is refused with
   * KYC_REQUIRED if the operator requires a verified identity for loans and the member has none. Without
   * collateral, the credit score limits the amount, and a member has at most one open loan. The returned loan is
   * in review; it is paid out after approval.
   *
   * Request:
   * - `goods_id` Id: Number of a record.
   * - `amount` AmountInput: Amount in whole coins, within the bounds of the product.
   * - `term_days` integer: One of the terms of the product, in days.
   * - `collateral_coin?` Coin: The coin of the collateral. Required for products with collateral.
   * - `agree` boolean: True if the member accepted the agreement; otherwise the request is refused with
   *   AGREEMENT_REQUIRED.
   * - `daily_rate?` Rate: The rate that the member saw. If the term now has another rate, the request is refused
   *   with RATE_CHANGED.
   * - `fee_rate?` Rate: The rate of the handling fee that the member saw. If the product now has another one,
   *   the request is refused with RATE_CHANGED.
   * - `grace_days?` integer: The number of overdue days before default that the member saw. If the term now has
   *   another one, the request is refused with RATE_CHANGED.
   * - `overdue_multiplier?` Decimal: The factor of overdue days that the member saw. If the product now has
   *   another one, the request is refused with RATE_CHANGED.
   * - `ltv?` LoanToValueLimits: The limits of the loan-to-value ratio that the member saw. If the product now
   *   has other ones, the request is refused with RATE_CHANGED.
   * - `liquidation_fee_rate?` Rate: The fee for a sale of collateral that the member saw. If the product now has
   *   another one, the request is refused with RATE_CHANGED.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: LoanOrder. A loan of a member. A started day is charged in full. The fields from principal_left to
   * payoff are valid at the time of the answer.
   * - `amount` Amount
   * - `daily_rate` Rate
   * - `total_rate` Rate: daily_rate x term_days.
   * - `total_interest` Amount: Interest over the whole term, rounded up.
   * - `total_repayment` Amount: amount plus total_interest.
   * - `handling_fee` Amount
   * - `actual_arrival` Amount: amount less handling_fee.
   * - `disbursed_at` Timestamp | null: Time of the payout; null before it.
   * - `due_at` Timestamp | null: Time until which the loan must be repaid; null before the payout.
   * - `grace_days` integer: Number of overdue days before the loan is in default.
   * - `overdue_multiplier` Decimal
   * - `principal_left` Amount
   * - `interest_due` Amount
   * - `penalty_due` Amount
   * - `payoff` Amount: Amount that repays the loan in full now: principal, interest and penalty.
   * - `repaid` Amount: Sum of all repayments.
   * - `repayments` LoanRepaymentRow[]: The repayments, oldest first. Of more than 1,000 repayments, the newest
   *   1,000; of a page of loans together, the newest 5,000. If older repayments are missing, the listed ones add
   *   up to less than `repaid`; a request with a smaller `limit` can list more of them.
   * - `collateral_qty` Quantity | null
   * - `ltv_pct` Percent | null: Debt as a percentage of the collateral's current value; null without collateral
   *   and after the end of the loan.
   * - `margin_call_price` Price | null: Index price of the collateral at which the member is asked to add
   *   collateral.
   * - `liquidation_price` Price | null: Index price of the collateral at which the collateral is sold.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the loan ended; null while it is open.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, AGREEMENT_REQUIRED,
   * INSUFFICIENT_BALANCE, STEP, RATE_CHANGED, LOAN_RANGE, LOAN_TERM, KYC_REQUIRED, CREDIT_TOO_LOW, LOAN_ACTIVE,
   * COLLATERAL_UNSUPPORTED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.loans.apply({ goods_id: 1, amount: '1000', term_days: 30, agree: true, trade_password: '123456' })
   * // data: { order_no: 'L202601010000000001', goods: { id: 1, name: 'USDT loan' }, coin: 'USDT', amount: '1000.00000000', … }
   * ```
   */
  apply(request: Request<'loans.apply'>, options?: CallOptions): Answer<'loans.apply'>

  /**
   * Returns the loan products with amounts, terms, rates and rules.
   *
   * Request:
   * - `coin?` Coin
   *
   * Answer: a list of LoanGoods. A loan product. Amounts are in its coin and must be whole numbers.
   * - `min_amount` Decimal
   * - `max_amount` Decimal: Maximum amount. Without collateral, the credit score reduces it to max_amount x
   *   score / 100.
   * - `step` Decimal
   * - `limit` Decimal | null: Maximum amount for the signed-in member by their credit score; null for visitors
   *   and for loans with collateral.
   * - `fee_rate` Rate: Handling fee, deducted from the payout.
   * - `ltv` LoanToValueLimits | null: Limits of the loan-to-value ratio; null for a product without collateral.
   * - `liquidation_fee_rate` Rate | null: Fee for a sale of collateral as a fraction of the proceeds; null
   *   without collateral.
   * - `overdue_multiplier` Decimal: Factor of the daily rate on overdue days: each started overdue day costs
   *   principal x daily rate x this factor instead of interest.
   * - `min_credit_score` integer | null: Credit score that the borrower needs at least; null for a product with
   *   collateral.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.loans.goods()
   * // data: [{ id: 10001, name: 'text', coin: 'USDT', min_amount: '0.00001', … }]
   * ```
   */
  goods(request?: Request<'loans.goods'>, options?: CallOptions): Answer<'loans.goods'>

  /**
   * Returns the loans of the member by page, newest first, with the amounts that are due now.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `scope?` `open` | `history`: open = in review, repaying, overdue or defaulted; history = repaid or
   *   rejected.
   * - `status?` LoanStatus
   * - `start?` Timestamp: Start of the period: loans from this time on.
   * - `end?` Timestamp: End of the period: loans before this time.
   *
   * Answer: a page of LoanOrder. A loan of a member. A started day is charged in full. The fields from
   * principal_left to payoff are valid at the time of the answer.
   * - `amount` Amount
   * - `daily_rate` Rate
   * - `total_rate` Rate: daily_rate x term_days.
   * - `total_interest` Amount: Interest over the whole term, rounded up.
   * - `total_repayment` Amount: amount plus total_interest.
   * - `handling_fee` Amount
   * - `actual_arrival` Amount: amount less handling_fee.
   * - `disbursed_at` Timestamp | null: Time of the payout; null before it.
   * - `due_at` Timestamp | null: Time until which the loan must be repaid; null before the payout.
   * - `grace_days` integer: Number of overdue days before the loan is in default.
   * - `overdue_multiplier` Decimal
   * - `principal_left` Amount
   * - `interest_due` Amount
   * - `penalty_due` Amount
   * - `payoff` Amount: Amount that repays the loan in full now: principal, interest and penalty.
   * - `repaid` Amount: Sum of all repayments.
   * - `repayments` LoanRepaymentRow[]: The repayments, oldest first. Of more than 1,000 repayments, the newest
   *   1,000; of a page of loans together, the newest 5,000. If older repayments are missing, the listed ones add
   *   up to less than `repaid`; a request with a smaller `limit` can list more of them.
   * - `collateral_qty` Quantity | null
   * - `ltv_pct` Percent | null: Debt as a percentage of the collateral's current value; null without collateral
   *   and after the end of the loan.
   * - `margin_call_price` Price | null: Index price of the collateral at which the member is asked to add
   *   collateral.
   * - `liquidation_price` Price | null: Index price of the collateral at which the collateral is sold.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: Time at which the loan ended; null while it is open.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.loans.orders()
   * // data.list[0]: { order_no: 'L202601010000000001', goods: {…}, coin: 'USDT', amount: '1000.00000000', … }
   * ```
   */
  orders(request?: Request<'loans.orders'>, options?: CallOptions): Answer<'loans.orders'>

  /**
   * Repays a loan at once from the spot account, in full or by the given amount. The payment covers the penalty
   * first, then the interest, then the principal; a member who pays early is charged only for the days used.
   * With the action add_collateral, locks more collateral instead.
   *
   * Request:
   * - `order_no` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the day,
   *   and ten digits.
   * - `action?` `repay`: Default `repay`.
   * - `amount?` AmountInput | `full`: The amount to repay. Default: the full payoff. A member can repay parts of
   *   a loan only as often as the exchange allows; a further part is refused with REPAYMENT_LIMIT.
   * - `max_amount?` AmountInput: The payoff that the member saw. If a full repayment costs more now, because
   *   another day was charged, it is refused with PAYOFF_CHANGED.
   * - `trade_password` TradePassword: The fund password.
   * - `voucher?` FileUrl: Address of an uploaded voucher (scene voucher).
   * - `quantity?` AmountInput: Quantity of the collateral coin to lock, taken from the spot account.
   *
   * Answer: RepaidLoan or LoanOrder.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * TRADE_PASSWORD_RESET, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * LOAN_NOT_REPAYABLE, PAYOFF_CHANGED, REPAYMENT_LIMIT, FILE_NOT_OWNED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.loans.repay({ order_no: 'S202601014820917365', trade_password: '123456' })
   * // data: { order_no: 'S202601014820917365', goods: { id: 10001, name: 'text' }, coin: 'USDT', amount: '1250.00000000', … }
   * ```
   */
  repay(request: Request<'loans.repay'>, options?: CallOptions): Answer<'loans.repay'>
}
