import type { CandleInterval } from '@bourselet/sdk/money'
import {
  AO,
  Aroon,
  ATR,
  BollingerBands,
  BollingerBandsWidth,
  CCI,
  CMF,
  DEMA,
  DonchianChannels,
  DX,
  EMA,
  HMA,
  KeltnerChannels,
  MACD,
  MFI,
  MOM,
  OBV,
  RMA,
  ROC,
  RSI,
  StochasticOscillator,
  SuperTrend,
  TEMA,
  TRIX,
  VWMA,
  WilliamsR,
  WMA,
  WSMA,
} from 'trading-signals'
import {
  average,
  averages,
  byCandle,
  byClose,
  type CreateStudy,
  type Fed,
  one,
  type Params,
} from './averages.ts'
import type { IndicatorKind } from './indicator-kinds.ts'
import type { Study } from './indicator-run.ts'
import { createSar } from './parabolic-sar.ts'
import { createVwap } from './vwap.ts'

const bands = (name: string, next: Fed<{ upper: number; middle: number; lower: number }>): Study => ({
  lines: [
    { name: 'UB', colour: 'text-faint' },
    { name, colour: 'accent' },
    { name: 'LB', colour: 'text-faint' },
  ],
  step(candle, replace) {
    const band = next(candle, replace)
    return [band?.upper ?? null, band?.middle ?? null, band?.lower ?? null]
  },
})

/** Returns the lines `%K`, `%D` (the average of `%K`) and, if `withJ`, `%J` (three times `%K` minus twice `%D`). */
function stochastic(next: Fed<{ stochK: number; stochD: number; stochJ: number }>, withJ: boolean): Study {
  const lines = [
    { name: 'K', colour: 'mark' as const },
    { name: 'D', colour: 'blue' as const },
    { name: 'J', colour: 'accent' as const },
  ]
  return {
    lines: withJ ? lines : lines.slice(0, 2),
    step(candle, replace) {
      const value = next(candle, replace)
      const all = [value?.stochK ?? null, value?.stochD ?? null, value?.stochJ ?? null]
      return withJ ? all : all.slice(0, 2)
    },
  }
}

/**
 * Returns the KDJ as exchanges compute it. The raw value is the `%K` of George Lane, 100 · (close − lowest low) / (highest
 * high − lowest low) of `length` candles. With the usual smoothing of 3, K is 2/3 of the previous K and 1/3 of the raw
 * value, and D is 2/3 of the previous D and 1/3 of K. Both begin at 50. The smoothing of the library is not used, because
 * it is a simple average, which belongs to the slow stochastic oscillator.
 */
function kdj([length, smoothing, signal]: Params): Study {
  const raw = new StochasticOscillator({ kPeriod: length, kSlowingPeriod: 1, dPeriod: 1 })
  const [k, d] = [new RMA(smoothing), new RMA(signal)]
  for (const smoothed of [k, d]) smoothed.update(50, false)
  return stochastic((candle, replace) => {
    const value = raw.update(candle, replace)
    if (value === null) return null
    const stochK = k.update(value.stochK, replace)
    const stochD = d.update(stochK, replace)
    return { stochK, stochD, stochJ: 3 * stochK - 2 * stochD }
  }, true)
}

/** Applies the stochastic oscillator over `length` candles to the relative strength index. */
function stochasticRsi(length: number): Study {
  const strength = byClose(new RSI(length))
  const oscillator = new StochasticOscillator({ kPeriod: length, kSlowingPeriod: 3, dPeriod: 3 })
  return stochastic((candle, replace) => {
    const value = strength(candle, replace)
    return value === null ? null : oscillator.update({ high: value, low: value, close: value }, replace)
  }, false)
}

function macd([fast, slow, signal]: Params): Study {
  const next = byClose(new MACD(new EMA(fast), new EMA(slow), new EMA(signal)))
  return {
    lines: [
      { name: 'MACD', colour: 'trend', form: 'bars' },
      { name: 'DIF', colour: 'mark' },
      { name: 'DEA', colour: 'blue' },
    ],
    step(candle, replace) {
      const value = next(candle, replace)
      return [value?.histogram ?? null, value?.macd ?? null, value?.signal ?? null]
    },
  }
}

/**
 * Returns the average directional index of J. Welles Wilder (New Concepts in Technical Trading Systems, 1978, section IV)
 * and its two directional indicators. The class ADX of the library is not used, because it divides zero by zero if the
 * prices did not move in its first candles, and then never has a value.
 */
function adx(length: number): Study {
  const directional = new DX(length)
  const smoothed = new WSMA(length)
  // If prices have not moved, the index is 0 / 0. It is replaced by 0, because such prices have no direction.
  const orZero = (index: number | undefined) => (index === undefined || Number.isNaN(index) ? 0 : index)
  return {
    lines: [
      { name: 'ADX', colour: 'accent' },
      { name: '+DI', colour: 'up' },
      { name: '−DI', colour: 'down' },
    ],
    step(candle, replace) {
      const index = directional.update(candle, replace)
      const value = index === null ? null : smoothed.update(orZero(index), replace)
      if (value === null) return [null, null, null]
      // The library returns the two directional indicators as fractions, but their index in percent. So the fractions
      // are multiplied by 100.
      return [value, orZero(directional.pdi) * 100, orZero(directional.mdi) * 100]
    },
  }
}

function aroon(length: number): Study {
  const next = byCandle(new Aroon(length))
  return {
    lines: [
      { name: 'Up', colour: 'up' },
      { name: 'Down', colour: 'down' },
    ],
    step(candle, replace) {
      const value = next(candle, replace)
      return [value?.aroonUp ?? null, value?.aroonDown ?? null]
    },
  }
}

function superTrend(interval: number, multiplier: number): Study {
  const next = byCandle(new SuperTrend({ interval, multiplier }))
  return one('SuperTrend', 'side', (candle, replace) => next(candle, replace)?.supertrend ?? null)
}

const vwap = (interval: CandleInterval): Study => {
  const next = createVwap(interval)
  return one('VWAP', 'orange', next, 'dashed')
}

/** The calculations of all indicators. Most formulas are those of the library trading-signals. */
export const studies: Record<IndicatorKind, CreateStudy> = {
  ...averages,
  wma: ([length]) => average(`WMA${length}`, 'blue', new WMA(length)),
  dema: ([length]) => average(`DEMA${length}`, 'orange', new DEMA(length)),
  tema: ([length]) => average(`TEMA${length}`, 'mark', new TEMA(length)),
  hma: ([length]) => average(`HMA${length}`, 'accent', new HMA(length)),
  vwma: ([length]) => one(`VWMA${length}`, 'orange', byCandle(new VWMA(length))),
  vwap: (_, interval) => vwap(interval),
  boll: ([length, width]) => bands(`BOLL${length}`, byClose(new BollingerBands(length, width))),
  kc: ([length, multiplier]) =>
    bands(
      `KC${length}`,
      byCandle(new KeltnerChannels({ atrInterval: length, emaInterval: length, multiplier })),
    ),
  dc: ([length]) => bands(`DC${length}`, byCandle(new DonchianChannels(length))),
  sar: ([step, limit]) => one('SAR', 'blue', createSar(step, limit), 'dots'),
  supertrend: ([length, multiplier]) => superTrend(length, multiplier),
  macd,
  rsi: ([length]) => average(`RSI${length}`, 'accent', new RSI(length)),
  stoch: kdj,
  stochRsi: ([length]) => stochasticRsi(length),
  cci: ([length]) => one(`CCI${length}`, 'accent', byCandle(new CCI(length))),
  wr: ([length]) => one(`WR${length}`, 'blue', byCandle(new WilliamsR(length))),
  mfi: ([length]) => one(`MFI${length}`, 'orange', byCandle(new MFI(length))),
  adx: ([length]) => adx(length),
  aroon: ([length]) => aroon(length),
  ao: ([fast, slow]) => one('AO', 'trend', byCandle(new AO(fast, slow)), 'bars'),
  atr: ([length]) => one(`ATR${length}`, 'mark', byCandle(new ATR(length))),
  bbw: ([length, width]) =>
    one(`BBW${length}`, 'blue', byClose(new BollingerBandsWidth(new BollingerBands(length, width)))),
  obv: () => one('OBV', 'accent', byCandle(new OBV(2))),
  cmf: ([length]) => one(`CMF${length}`, 'accent', byCandle(new CMF(length))),
  mom: ([length]) => average(`MOM${length}`, 'mark', new MOM(length)),
  roc: ([length]) => {
    const next = byClose(new ROC(length))
    // The library returns a fraction, but charts show this indicator in percent.
    const percent = (value: number | null) => (value === null ? null : value * 100)
    return one(`ROC${length}`, 'blue', (candle, replace) => percent(next(candle, replace)))
  },
  trix: ([length]) => average(`TRIX${length}`, 'orange', new TRIX(length)),
}
