import type { CandleInterval } from '@bourselet/sdk/money'
import type { ChartCandle } from '../chart-candle.ts'
import { bollinger } from './bollinger.ts'
import { exponentialAverage } from './exponential-average.ts'
import type { Line } from './line.ts'
import { macd } from './macd.ts'
import { movingAverage } from './moving-average.ts'
import { rsi } from './rsi.ts'
import { daySession, vwap, yearSession } from './vwap.ts'

export type IndicatorKind = 'ma' | 'ema' | 'boll' | 'vwap' | 'macd' | 'rsi'

/**
 * The color of a line, as a design token. `trend` is the up color for values of at least zero, and the down
 * color below.
 */
export type DrawnColour = 'mark' | 'blue' | 'accent' | 'orange' | 'text-faint' | 'trend'

export type DrawnLine = {
  /** Name in the legend, for example MA7. */
  name: string
  colour: DrawnColour
  values: Line
  form: 'line' | 'dashed' | 'bars'
}

export type Param = {
  /** Key of the parameter's label in `priceChart.params`. */
  name: 'period' | 'width' | 'fast' | 'slow' | 'signal'
  value: number
  min: number
  max: number
}

export type IndicatorRule = {
  label: string
  params: readonly Param[]
  /** The pane of the drawing. `price`: over the candles. `own`: in a separate pane below. */
  pane: 'price' | 'own'
  draw(candles: readonly ChartCandle[], params: readonly number[], interval: CandleInterval): DrawnLine[]
}

const period = (value: number): Param => ({ name: 'period', value, min: 1, max: 500 })
const closes = (candles: readonly ChartCandle[]) => candles.map(({ close }) => close)
const line = (name: string, colour: DrawnColour, values: Line, form: DrawnLine['form'] = 'line') => ({
  name,
  colour,
  values,
  form,
})
const isLong = (interval: CandleInterval) => interval === '1d' || interval === '1w' || interval === '1M'

/** Every indicator: its name, its parameters with defaults, and its drawing. */
export const indicatorKinds: Record<IndicatorKind, IndicatorRule> = {
  ma: {
    label: 'MA',
    params: [period(7), period(25)],
    pane: 'price',
    draw: (candles, [first = 7, second = 25]) => [
      line(`MA${first}`, 'mark', movingAverage(closes(candles), first)),
      line(`MA${second}`, 'blue', movingAverage(closes(candles), second)),
    ],
  },
  ema: {
    label: 'EMA',
    params: [period(12), period(26)],
    pane: 'price',
    draw: (candles, [first = 12, second = 26]) => [
      line(`EMA${first}`, 'orange', exponentialAverage(closes(candles), first)),
      line(`EMA${second}`, 'accent', exponentialAverage(closes(candles), second)),
    ],
  },
  boll: {
    label: 'BOLL',
    params: [period(20), { name: 'width', value: 2, min: 1, max: 10 }],
    pane: 'price',
    draw(candles, [length = 20, width = 2]) {
      const { upper, middle, lower } = bollinger(closes(candles), length, width)
      return [
        line('UB', 'text-faint', upper),
        line(`BOLL${length}`, 'accent', middle),
        line('LB', 'text-faint', lower),
      ]
    },
  },
  vwap: {
    label: 'VWAP',
    params: [],
    pane: 'price',
    draw: (candles, _, interval) => [
      line('VWAP', 'orange', vwap(candles, isLong(interval) ? yearSession : daySession), 'dashed'),
    ],
  },
  macd: {
    label: 'MACD',
    params: [
      { ...period(12), name: 'fast' },
      { ...period(26), name: 'slow' },
      { ...period(9), name: 'signal' },
    ],
    pane: 'own',
    draw(candles, [fast = 12, slow = 26, smooth = 9]) {
      const lines = macd(closes(candles), fast, slow, smooth)
      return [
        line('MACD', 'trend', lines.histogram, 'bars'),
        line('DIF', 'mark', lines.macd),
        line('DEA', 'blue', lines.signal),
      ]
    },
  },
  rsi: {
    label: 'RSI',
    params: [period(14)],
    pane: 'own',
    draw: (candles, [length = 14]) => [line(`RSI${length}`, 'accent', rsi(closes(candles), length))],
  },
}

export const indicatorNames = Object.keys(indicatorKinds) as IndicatorKind[]
