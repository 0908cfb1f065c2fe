import { amount, granted, owed, percent } from '../amount.ts'
import { add, compare, div, mul, sub } from '../decimal.ts'
import { min } from '../min-max.ts'
import { divToStep } from '../step.ts'
import { type Decimal, SCALE } from '../units.ts'

/**
 * Limits of the debt as fractions of the collateral's value: at the start of the loan, for the margin call,
 * and for the sale of the collateral.
 */
export interface LtvLimits {
  initial: Decimal
  margin_call: Decimal
  liquidation: Decimal
}

/**
 * The ratio of debt to collateral value in percent, and the collateral prices at which the state of the loan
 * changes.
 */
export interface LoanToValue {
  ltv_pct: Decimal
  state: 'normal' | 'margin_call' | 'liquidation'
  /**
   * Collateral price at which the margin call is sent. It is rounded up to 0.01, so that the call is early
   * rather than late.
   */
  margin_call_price: Decimal
  liquidation_price: Decimal
  required_collateral: Decimal
}

/**
 * Returns the collateral that a debt requires at the start of the loan: debt / (initial x price), rounded UP
 * to 8 decimals.
 */
export function requiredCollateral(debt: Decimal, price: Decimal, limits: LtvLimits): Decimal {
  return div(debt, mul(limits.initial, price), SCALE, 'UP')
}

/**
 * Returns the loan-to-value ratio, (principal + interest) / (quantity x price), and the collateral prices at
 * which the state of the loan changes.
 */
export function loanToValue(
  principal: Decimal,
  interest: Decimal,
  collateral: Decimal,
  price: Decimal,
  limits: LtvLimits,
): LoanToValue {
  const debt = add(principal, interest)
  const value = mul(collateral, price)
  const reached = (limit: Decimal) => compare(debt, mul(value, limit)) >= 0
  const priceAt = (limit: Decimal) => divToStep(debt, mul(collateral, limit), '0.01', 'CEIL')
  return {
    ltv_pct: percent(debt, value),
    state: reached(limits.liquidation)
      ? 'liquidation'
      : reached(limits.margin_call)
        ? 'margin_call'
        : 'normal',
    margin_call_price: priceAt(limits.margin_call),
    liquidation_price: priceAt(limits.liquidation),
    required_collateral: requiredCollateral(debt, price, limits),
  }
}

/** Discount on the index price at which collateral is sold, as a fraction. */
const SALE_DISCOUNT = '0.01'

/** The sale of collateral. Amounts are in the coin of the loan. */
export interface CollateralSale {
  /** Price of the sale: the index price less one percent, not rounded. */
  price: Decimal
  /** Proceeds of the sale: quantity x price, rounded DOWN to 8 decimals. */
  proceeds: Decimal
  /** The fee for the sale, rounded UP to 8 decimals. */
  fee: Decimal
  /** The part of the debt that the proceeds repay. */
  paid: Decimal
  /** The rest of the proceeds, which is returned to the member. */
  returned: Decimal
}

/**
 * Returns the sale of all collateral at an index price. The proceeds pay the fee first and then the debt; the
 * rest is returned to the member.
 */
export function collateralSale(
  collateral: Decimal,
  indexPrice: Decimal,
  feeRate: Decimal,
  debt: Decimal,
): CollateralSale {
  const price = mul(indexPrice, sub('1', SALE_DISCOUNT))
  const proceeds = granted(mul(collateral, price))
  const fee = owed(mul(proceeds, feeRate))
  const left = sub(proceeds, fee)
  const paid = min(left, debt)
  return { price, proceeds, fee, paid: amount(paid), returned: amount(sub(left, paid)) }
}
