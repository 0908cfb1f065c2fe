import { add, compare, div, mul, round, trim } from '../decimal.ts'
import { divToStep } from '../step.ts'
import type { Decimal } from '../units.ts'

/**
 * The input of a mark price: index and last price, the last funding rate as a fraction, and 30 seconds of
 * basis samples.
 */
export interface MarkPriceInput {
  index_price: Decimal
  last_funding_rate: Decimal
  hours_to_funding: Decimal
  /** One-second samples of (bid1 + ask1) / 2 - index; empty while the book is empty. */
  basis_samples: readonly Decimal[]
  last_price: Decimal
  tick: Decimal
}

/**
 * Returns the mark price: the median of index x (1 + rate x hours / 8), index + mean basis, and last price,
 * HALF_UP to tick; without samples, the index. price_1 and price_2 are HALF_UP 8, for display.
 */
export function markPrice(input: MarkPriceInput): {
  price_1: Decimal
  price_2: Decimal
  mark_price: Decimal
} {
  const { index_price: index, basis_samples: samples, tick } = input
  const count = String(samples.length || 1)
  const first = add(index, mul(index, mul(mul(input.last_funding_rate, input.hours_to_funding), '0.125')))
  const second = add(mul(index, count), samples.reduce(add, '0'))
  // Dividing by the sample count would round the second candidate. All candidates are multiplied by it
  // instead.
  const candidates = [mul(first, count), second, mul(input.last_price, count)].sort(compare)
  return {
    price_1: trim(round(first, 8, 'HALF_UP')),
    price_2: trim(div(second, count, 8, 'HALF_UP')),
    mark_price: divToStep(samples.length === 0 ? index : candidates[1]!, count, tick, 'HALF_UP'),
  }
}
