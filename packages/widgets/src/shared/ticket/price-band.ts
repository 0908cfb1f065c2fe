import { compare, type Decimal, mul, roundToStep } from '@bourselet/sdk/money'
import type { Rules } from './order-market.ts'
import type { Problem } from './problem.ts'

/** Returns PRICE_BAND for a limit price outside the symbol's band around the reference price, else nothing. */
export function checkBand(
  price: Decimal,
  reference: Decimal,
  { tick, price_band }: Pick<Rules, 'tick' | 'price_band'>,
): Problem<'price'>[] {
  const min = roundToStep(mul(reference, price_band.min), tick, 'CEIL')
  const max = roundToStep(mul(reference, price_band.max), tick, 'FLOOR')
  const isInside = compare(price, min) >= 0 && compare(price, max) <= 0
  return isInside ? [] : [{ field: 'price', name: 'PRICE_BAND', params: { min, max } }]
}
