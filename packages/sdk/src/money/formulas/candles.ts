import { add, mul } from '../decimal.ts'
import { max, min } from '../min-max.ts'
import { round } from '../round.ts'
import { decimals } from '../step.ts'
import { type Decimal, SCALE } from '../units.ts'
import { type CandleInterval, candleStart, nextCandleStart } from './candle-interval.ts'
import type { PublicTrade } from './public-trade.ts'

/**
 * A candle. The fields in order: start in ms, open, high, low, close, volume (base coin), turnover (quote
 * coin), number of trades.
 */
export interface Candle {
  t: number
  o: Decimal
  h: Decimal
  l: Decimal
  c: Decimal
  v: Decimal
  q: Decimal
  n: number
}

/** The input for candles: the trades of one symbol, and the period [from, to) in milliseconds UTC. */
export interface CandlesInput {
  interval: CandleInterval | number
  from: number
  to: number
  tick: Decimal
  /** Trades in ascending order of time. */
  trades: readonly PublicTrade[]
  /** The price of the last trade before the first candle; absent or null if there was no such trade. */
  prev_close?: Decimal | null
}

/**
 * Returns the candles that start before `to`, beginning with the candle whose period contains `from`. A candle without
 * trades repeats the previous close. There are no candles before the first trade.
 */
export function candles({ interval, from, to, tick, trades, prev_close = null }: CandlesInput): Candle[] {
  const list: Candle[] = []
  const places = decimals(tick)
  let close = prev_close === null ? null : round(prev_close, places, 'HALF_UP')
  let start = candleStart(from, interval)
  let at = trades.findIndex((trade) => trade.ts >= start)
  if (at < 0) at = trades.length
  while (start < to) {
    const end = nextCandleStart(start, interval)
    let candle = close === null ? null : emptyCandle(start, close)
    for (let trade = trades[at]; trade !== undefined && trade.ts < end; trade = trades[++at]) {
      const price = round(trade.price, places, 'HALF_UP')
      candle = withTrade(candle ?? emptyCandle(start, price), price, trade.qty)
    }
    if (candle !== null) {
      list.push(candle)
      close = candle.c
    }
    start = end
  }
  return list
}

/** Returns the candle of a period without trades: all prices are the previous close, the volume is 0. */
export function emptyCandle(start: number, close: Decimal): Candle {
  const nothing = round('0', SCALE, 'DOWN')
  return { t: start, o: close, h: close, l: close, c: close, v: nothing, q: nothing, n: 0 }
}

/** Returns the candle with one more trade added, which must be in the period of the candle. */
export function withTrade(candle: Candle, price: Decimal, qty: Decimal): Candle {
  const first = candle.n === 0
  return {
    t: candle.t,
    o: first ? price : candle.o,
    h: first ? price : max(candle.h, price),
    l: first ? price : min(candle.l, price),
    c: price,
    v: round(add(candle.v, qty), SCALE, 'DOWN'),
    q: round(add(candle.q, mul(price, qty)), SCALE, 'DOWN'),
    n: candle.n + 1,
  }
}
