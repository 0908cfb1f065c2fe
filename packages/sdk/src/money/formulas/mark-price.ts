import { add, compare, div, mul, trim } from '../decimal.ts'
import { round } from '../round.ts'
import { divToStep } from '../step.ts'
import type { Decimal } from '../units.ts'

/**
 * The input of a mark price: the index and last prices, the last funding rate as a fraction, and the basis
 * samples of the last 30 seconds.
 */
export interface MarkPriceInput {
  index_price: Decimal
  last_funding_rate: Decimal
  hours_to_funding: Decimal
  /** Samples of the basis, (bid1 + ask1) / 2 - index, one for each second; empty while the book is empty. */
  basis_samples: readonly Decimal[]
  last_price: Decimal
  tick: Decimal
}

/**
 * Returns the mark price: the median of index x (1 + rate x hours / 8), index + mean basis, and the last price, rounded
 * HALF_UP to the tick. Without basis samples the mark price is the index price, also rounded HALF_UP to the tick.
 * `price_1` and `price_2` are the first two of the three values, rounded HALF_UP to 8 decimals for display.
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
  // The second candidate contains the mean of the samples. Dividing their sum by their count would round this
  // candidate. So all three candidates are multiplied by the count instead, compared, and divided only in the result.
  const candidates = [mul(first, count), second, mul(input.last_price, count)].sort(compare)
  return {
    price_1: trim(round(first, 8, 'HALF_UP')),
    price_2: trim(div(second, count, 8, 'HALF_UP')),
    mark_price: divToStep(samples.length === 0 ? index : candidates[1]!, count, tick, 'HALF_UP'),
  }
}
