import {
  add,
  type CandleInterval,
  candleStart,
  type Decimal,
  div,
  mul,
  SCALE,
  trim,
} from '@bourselet/sdk/money'
import type { OwnFill } from '../../../shared/data/use-own-fills.ts'

/** All trades of one side that the member made in one candle. */
export type FillMark = {
  /** Start time of the candle in ms. */
  t: number
  side: 'buy' | 'sell'
  qty: Decimal
  /** Average price of the trades, weighted by quantity. */
  price: Decimal
  count: number
}

/**
 * Returns the marks for the member's trades, oldest first. All trades of one side in one candle get one mark with
 * their sum. Trades before `from`, the start of the first candle, get no mark.
 */
export function fillMarks(fills: readonly OwnFill[], interval: CandleInterval, from: number): FillMark[] {
  const marks = new Map<string, { first: OwnFill; t: number; qty: Decimal; quote: Decimal; count: number }>()
  for (const fill of fills) {
    const t = candleStart(fill.ts, interval)
    if (t < from) continue
    const key = `${t}${fill.side}`
    const known = marks.get(key) ?? { first: fill, t, qty: '0', quote: '0', count: 0 }
    known.qty = add(known.qty, fill.qty)
    known.quote = add(known.quote, mul(fill.price, fill.qty))
    known.count += 1
    marks.set(key, known)
  }
  return [...marks.values()]
    .map(({ first: { side }, t, qty, quote, count }) => ({
      t,
      side,
      qty,
      price: trim(div(quote, qty, SCALE, 'HALF_UP')),
      count,
    }))
    .sort((a, b) => a.t - b.t || (a.side < b.side ? -1 : 1))
}
