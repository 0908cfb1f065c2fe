import { amount, granted, owed, percent } from '../amount.ts'
import { add, compare, div, min, mul, sub } from '../decimal.ts'
import { divToStep } from '../step.ts'
import { type Decimal, SCALE } from '../units.ts'

/**
 * Limits of the debt as fractions of the collateral's value: at the start, for a warning, and for the sale.
 */
export interface LtvLimits {
  initial: Decimal
  margin_call: Decimal
  liquidation: Decimal
}

/** The ratio of debt to collateral in percent, and the prices at which the state changes. */
export interface LoanToValue {
  ltv_pct: Decimal
  state: 'normal' | 'margin_call' | 'liquidation'
  /**
   * Price at which the warning is sent, rounded up to 0.01, so that the warning comes early rather than late.
   */
  margin_call_price: Decimal
  liquidation_price: Decimal
  required_collateral: Decimal
}

/** Returns the collateral that a debt requires at the start: UP8(debt / (initial x price)). */
export function requiredCollateral(debt: Decimal, price: Decimal, limits: LtvLimits): Decimal {
  return div(debt, mul(limits.initial, price), SCALE, 'UP')
}

/**
 * Returns the loan-to-value ratio, (principal + interest) / (quantity x price), and the prices at which the
 * state changes.
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

/** Part of the index price below which collateral is sold. */
const SALE_DISCOUNT = '0.01'

/** The sale of collateral; amounts in the coin of the loan. */
export interface CollateralSale {
  /** The index price less one percent, exact. */
  price: Decimal
  /** quantity x price, DOWN 8. */
  proceeds: Decimal
  /** UP 8. */
  fee: Decimal
  /** The part of the debt that the proceeds repay. */
  paid: Decimal
  /** The rest of the proceeds, which goes back to the member. */
  returned: Decimal
}

/** Returns the sale of all collateral at an index price: the fee first, then the debt, the rest goes back. */
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
