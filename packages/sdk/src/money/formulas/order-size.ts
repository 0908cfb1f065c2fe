import { div, isZero, mul } from '../decimal.ts'
import { round } from '../round.ts'
import { divToStep, roundToStep } from '../step.ts'
import type { Decimal } from '../units.ts'

/** Returns the base quantity that a quote balance can buy at a price, rounded down to the step. */
export function maxBuyable(available: Decimal, price: Decimal, step: Decimal): Decimal {
  return divToStep(available, price, step, 'FLOOR')
}

/**
 * Returns the base quantity of a limit buy that uses `percent` (0 to 100) of the quote balance, rounded down
 * to the step.
 */
export function buyQuantityOfPercent(
  available: Decimal,
  percent: Decimal,
  price: Decimal,
  step: Decimal,
): Decimal {
  return divToStep(mul(available, percent), mul(price, '100'), step, 'FLOOR')
}

/**
 * Returns the base quantity of a sell that uses `percent` (0 to 100) of the base balance, rounded down to the
 * step.
 */
export function sellQuantityOfPercent(available: Decimal, percent: Decimal, step: Decimal): Decimal {
  return roundToStep(mul(mul(available, percent), '0.01'), step, 'FLOOR')
}

/**
 * Returns the quote total of a market buy that spends `percent` (0 to 100) of the quote balance, rounded down
 * to 8 decimals.
 */
export function totalOfPercent(available: Decimal, percent: Decimal): Decimal {
  return round(mul(mul(available, percent), '0.01'), 8, 'DOWN')
}

/**
 * Returns the percentage of the balance that an order uses, rounded down to `scale` decimals; "0" for an
 * empty balance.
 */
export function percentOfBalance(used: Decimal, available: Decimal, scale = 0): Decimal {
  return isZero(available) ? '0' : div(mul(used, '100'), available, scale, 'DOWN')
}
