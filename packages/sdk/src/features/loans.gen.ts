// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Loans against credit score or collateral, their repayment and their record.
 */
export interface LoansCalls {
  /**
   * Applies for a loan. The agreement must be accepted and the identity verified; without collateral the credit
   * score bounds the amount and one loan may be open. The answer is in review; the payout follows its approval.
   *
   * Request:
   * - `goods_id` Id: Number of a row.
   * - `amount` AmountInput: Whole coins, within the bounds of the goods.
   * - `term_days` integer: One of the terms of the goods.
   * - `collateral_coin?` Coin: Required for goods with collateral.
   * - `agree` boolean: Must be true, else AGREEMENT_REQUIRED.
   * - `daily_rate?` Rate: The rate that the member saw; RATE_CHANGED when the term has another one.
   * - `trade_password` TradePassword: The fund password.
   *
   * Answer: LoanOrder. A loan of a member. A started day counts whole; principal_left to payoff are as of now.
   * - `amount` Amount
   * - `daily_rate` Rate
   * - `total_rate` Rate: daily_rate x term_days.
   * - `total_interest` Amount: Over the whole term, rounded up.
   * - `total_repayment` Amount: amount + total_interest.
   * - `handling_fee` Amount
   * - `actual_arrival` Amount: amount - handling_fee.
   * - `disbursed_at` Timestamp | null: null before the payout.
   * - `due_at` Timestamp | null: null before the payout.
   * - `grace_days` integer: Overdue days before a default.
   * - `overdue_multiplier` Decimal
   * - `principal_left` Amount
   * - `interest_due` Amount
   * - `penalty_due` Amount
   * - `payoff` Amount: Amount that repays the loan in full now: principal, interest and penalty.
   * - `repaid` Amount: Sum of all repayments.
   * - `repayments` LoanRepaymentRow[]: Oldest first.
   * - `collateral_qty` Quantity | null
   * - `ltv_pct` Percent | null: Debt in percent of the collateral's value now; null without collateral and after
   *   the end.
   * - `margin_call_price` Price | null: Index price of the collateral at which more is asked for.
   * - `liquidation_price` Price | null: Index price of the collateral at which it is sold.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: null while open.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, AGREEMENT_REQUIRED, INSUFFICIENT_BALANCE, STEP,
   * RATE_CHANGED, LOAN_RANGE, LOAN_TERM, KYC_REQUIRED, CREDIT_TOO_LOW, LOAN_ACTIVE, COLLATERAL_UNSUPPORTED
   *
   * Log-in: required. Fund password: required. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.loans.apply({ goods_id: 10001, amount: '0.025', term_days: 1, agree: true, trade_password: '123456' })
   * // data: { order_no: 'L202601010000000001', goods: { id: 1, name: 'USDT loan' }, coin: 'USDT', amount: '1000.00000000', … }
   * ```
   */
  apply(request: Request<'loans.apply'>, options?: CallOptions): Answer<'loans.apply'>

  /**
   * Loans on offer with amounts, terms, rates and rules.
   *
   * Request:
   * - `coin?` Coin
   *
   * Answer: a list of LoanGoods. A loan on offer. Amounts are in its coin, in steps of 1.
   * - `min_amount` Decimal
   * - `max_amount` Decimal: Without collateral the credit score lowers it: max_amount x score / 100.
   * - `step` Decimal
   * - `limit` Decimal | null: Highest amount of the signed-in member by their credit score; null for visitors
   *   and with collateral.
   * - `fee_rate` Rate: Handling fee, deducted from the payout.
   * - `ltv` LoanToValueLimits | null: null without collateral.
   * - `liquidation_fee_rate` Rate | null: Part of the proceeds that a sale of collateral costs; null without
   *   collateral.
   * - `overdue_multiplier` Decimal: Each started overdue day costs principal x daily rate x this, in place of
   *   interest.
   * - `min_credit_score` integer | null: null with collateral.
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
   * Loans of the member by page, newest first, with what is due now.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `scope?` `open` | `history`: open = in review, repaying, overdue or defaulted; history = repaid or
   *   rejected.
   * - `status?` LoanStatus
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   *
   * Answer: a page of LoanOrder. A loan of a member. A started day counts whole; principal_left to payoff are as
   * of now.
   * - `amount` Amount
   * - `daily_rate` Rate
   * - `total_rate` Rate: daily_rate x term_days.
   * - `total_interest` Amount: Over the whole term, rounded up.
   * - `total_repayment` Amount: amount + total_interest.
   * - `handling_fee` Amount
   * - `actual_arrival` Amount: amount - handling_fee.
   * - `disbursed_at` Timestamp | null: null before the payout.
   * - `due_at` Timestamp | null: null before the payout.
   * - `grace_days` integer: Overdue days before a default.
   * - `overdue_multiplier` Decimal
   * - `principal_left` Amount
   * - `interest_due` Amount
   * - `penalty_due` Amount
   * - `payoff` Amount: Amount that repays the loan in full now: principal, interest and penalty.
   * - `repaid` Amount: Sum of all repayments.
   * - `repayments` LoanRepaymentRow[]: Oldest first.
   * - `collateral_qty` Quantity | null
   * - `ltv_pct` Percent | null: Debt in percent of the collateral's value now; null without collateral and after
   *   the end.
   * - `margin_call_price` Price | null: Index price of the collateral at which more is asked for.
   * - `liquidation_price` Price | null: Index price of the collateral at which it is sold.
   * - `created_at` Timestamp
   * - `ended_at` Timestamp | null: null while open.
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
   * Repays a loan, in full unless an amount is given, at once from the spot account. It is booked to penalty,
   * then interest, then principal; paying early costs only the days used. With action add_collateral locks more
   * collateral instead.
   *
   * Request:
   * - `order_no` OrderNo: Business number: a letter for the kind, the day, ten digits.
   * - `action?` `repay`: Default `repay`.
   * - `amount?` AmountInput | `full`: Full when absent.
   * - `trade_password` TradePassword: The fund password.
   * - `voucher?` FileUrl: Own upload of scene voucher.
   * - `quantity?` AmountInput: Of the collateral coin, from the spot account.
   *
   * Answer: RepaidLoan or LoanOrder.
   *
   * Refusals: FORBIDDEN, NOT_FOUND, TRADE_PASSWORD_NOT_SET, TRADE_PASSWORD_WRONG, TRADE_PASSWORD_LOCKED,
   * VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE, LOAN_NOT_REPAYABLE,
   * FILE_NOT_OWNED
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
