import { percent } from '../amount.ts'
import { DAY_MS } from '../calendar.ts'
import { add, isZero, mul, sub } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import { round } from '../round.ts'
import { decimals } from '../step.ts'
import { type Decimal, SCALE } from '../units.ts'
import type { PublicTrade } from './public-trade.ts'

/** The rolling 24 hours: prices and turnover in the quote coin, volume in the base coin. */
export interface Ticker24h {
  last: Decimal
  open_24h: Decimal
  high_24h: Decimal
  low_24h: Decimal
  change_pct: Decimal
  volume_24h: Decimal
  turnover_24h: Decimal
}

/** Returns the change from open to last in percent, rounded HALF_UP to 2 decimals; "0.00" if open is zero. */
export function changePercent(open: Decimal, last: Decimal): Decimal {
  return isZero(open) ? '0.00' : percent(sub(last, open), open)
}

/**
 * Returns the figures of the rolling window (now - 24 h, now]. The open is the price of the last trade at or before the
 * start of the window, or, if there is none, of the first trade in the window. Without a trade in the window, all
 * prices are the price of the last trade before it. Returns null if there was no trade at all. `trades` must be in
 * ascending order of time; the returned prices have the decimals of `tick`.
 */
export function ticker24h(now: number, trades: readonly PublicTrade[], tick: Decimal): Ticker24h | null {
  const before = trades.findLast((trade) => trade.ts <= now - DAY_MS)
  const window = trades.filter((trade) => trade.ts > now - DAY_MS && trade.ts <= now)
  const open = (before ?? window[0])?.price
  if (open === undefined) return null
  const last = window.at(-1)?.price ?? open
  const prices = window.length > 0 ? window.map((trade) => trade.price) : [open]
  const price = (value: Decimal) => round(value, decimals(tick), 'HALF_UP')
  const sum = (values: Decimal[]) => round(values.reduce(add, '0'), SCALE, 'DOWN')
  return {
    last: price(last),
    open_24h: price(open),
    high_24h: price(prices.reduce(max)),
    low_24h: price(prices.reduce(min)),
    change_pct: changePercent(open, last),
    volume_24h: sum(window.map((trade) => trade.qty)),
    turnover_24h: sum(window.map((trade) => mul(trade.price, trade.qty))),
  }
}
