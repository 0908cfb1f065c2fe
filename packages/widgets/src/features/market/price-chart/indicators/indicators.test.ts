import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ChartCandle } from '../chart-candle.ts'
import { areAllowed } from '../stored-settings.ts'
import { type IndicatorKind, indicatorNames, type Param, ruleOf } from './indicator-kinds.ts'
import { createRun } from './indicator-run.ts'
import { studies } from './studies.ts'

type Params = readonly [number, number, number]

const run = (kind: IndicatorKind, params: readonly number[]) =>
  createRun(() => studies[kind](params as unknown as Params, '15m'))
const lines = (kind: IndicatorKind, params: readonly number[], candles: readonly ChartCandle[]) =>
  run(kind, params)(candles).map(({ values }) => [...values])

const ofClose = (...closes: number[]): ChartCandle[] =>
  closes.map((close, at) => ({ t: at * 900_000, open: close, high: close, low: close, close, volume: 1 }))
const ofRange = (...ranges: [high: number, low: number, close: number][]): ChartCandle[] =>
  ranges.map(([high, low, close], at) => ({ t: at * 900_000, open: close, high, low, close, volume: 1 }))

/** Compares a computed line with the expected values. */
const close = (line: (number | null)[] | undefined, expected: (number | null)[]) => {
  expect(line?.map((value) => value === null)).toEqual(expected.map((value) => value === null))
  for (const [at, value] of expected.entries()) if (value !== null) expect(line?.[at]).toBeCloseTo(value, 9)
}

describe('indicator formulas', () => {
  test('MA is the mean of the last n closes, and null until there are n closes', () => {
    // The means are (1 + 2 + 6) / 3, (2 + 6 + 4) / 3 and (6 + 4 + 8) / 3.
    close(lines('ma', [3, 2], ofClose(1, 2, 6, 4, 8))[0], [null, null, 3, 4, 6])
  })

  test('EMA moves by 2 / (n + 1) of the distance to each close, beginning at the first close', () => {
    // The averages are 2, 2 + (4 − 2) / 2 = 3, 3 + (6 − 3) / 2 = 4.5 and 4.5 + (8 − 4.5) / 2 = 6.25. The line is null
    // for the first two candles, because it needs three closes.
    close(lines('ema', [3, 2], ofClose(2, 4, 6, 8))[0], [null, null, 4.5, 6.25])
  })

  test('WMA weights the closes by 1 to n', () => {
    // The weighted mean is (1·1 + 2·2 + 3·6) / 6.
    close(lines('wma', [3], ofClose(1, 2, 6))[0], [null, null, 23 / 6])
  })

  test('the Bollinger bands are two standard deviations above and below the mean', () => {
    // The closes 2, 4 and 6 have the mean 4 and the variance (4 + 0 + 4) / 3 = 8/3.
    const [upper, middle, lower] = lines('boll', [3, 2], ofClose(2, 4, 6))
    close(upper, [null, null, 4 + 2 * Math.sqrt(8 / 3)])
    close(middle, [null, null, 4])
    close(lower, [null, null, 4 - 2 * Math.sqrt(8 / 3)])
  })

  test('the Donchian channel is the highest high and the lowest low of the last candles', () => {
    const [upper, middle, lower] = lines('dc', [2], ofRange([5, 3, 4], [9, 4, 8], [7, 6, 6]))
    close(upper, [null, 9, 9])
    close(middle, [null, 6, 6.5])
    close(lower, [null, 3, 4])
  })

  test('RSI is 100 without losses, 0 without gains, and 50 if both are equal', () => {
    close(lines('rsi', [2], ofClose(1, 2, 3))[0], [null, null, 100])
    close(lines('rsi', [2], ofClose(3, 2, 1))[0], [null, null, 0])
    close(lines('rsi', [2], ofClose(3, 4, 3))[0], [null, null, 50])
  })

  test.each(indicatorNames)('%s has values with the lowest parameters that a member may enter', (kind) => {
    const least = ruleOf(kind).params.map(({ min }) => min)
    const candles = ofClose(...Array.from({ length: 60 }, (_, at) => 100 + 10 * Math.sin(at)))
    const values = lines(kind, least, candles).flat()
    expect(values.some((value) => value !== null)).toBe(true)
  })

  test('Williams %R is the distance of the close from the highest high, from 0 to −100', () => {
    // The highest price is 10 and the lowest 0, so the value is −100 · (10 − 7) / 10.
    close(lines('wr', [2], ofRange([10, 2, 5], [8, 0, 7]))[0], [null, -30])
  })

  test('the momentum is the change of the close, and the rate of change is its percentage', () => {
    expect(lines('mom', [2], ofClose(10, 12, 15, 18))[0]!.slice(-2)).toEqual([5, 6])
    expect(lines('roc', [2], ofClose(10, 12, 15, 18))[0]!.at(-1)).toBeCloseTo(50, 9)
  })

  test('OBV adds the volume of a candle if the close rises and subtracts it if the close falls', () => {
    close(lines('obv', [], ofClose(10, 12, 11, 11))[0], [null, 1, 0, 0])
  })

  test('KDJ moves K by a third of the distance to the raw value, and D by a third of the distance to K, beginning at 50', () => {
    const [k, d, j] = lines('stoch', [2, 3, 3], ofRange([10, 0, 5], [10, 0, 10]))
    close(k, [null, 50 + 50 / 3])
    close(d, [null, 50 + 50 / 9])
    close(j, [null, 3 * (50 + 50 / 3) - 2 * (50 + 50 / 9)])
    // After closes at the lowest low, K and D are 0. Each of the three closes at the highest high has the raw value 100.
    const low = Array.from({ length: 90 }, (): [number, number, number] => [10, 0, 0])
    const [later, slow] = lines('stoch', [9, 3, 3], ofRange(...low, [10, 0, 10], [10, 0, 10], [10, 0, 10]))
    close(later!.slice(-3), [100 / 3, 500 / 9, 1900 / 27])
    close(slow!.slice(-3), [100 / 9, 700 / 27, 3300 / 81])
  })

  test('ADX averages the difference of the directional indicators, which are the rises and falls per true range', () => {
    // The true ranges are 2, 3, 3 and 4 and their averages 2.5, 2.75 and 3.375, beginning at the second candle. The highs
    // rise by 2, 0 and 2 and the lows fall by 0, 1 and 0, with the averages 1, 0.5, 1.25 and 0, 0.5, 0.25. So the
    // differences in percent of the sums are 100, 0 and 100 · 1 / 1.5.
    const [adx, up, down] = lines('adx', [2], ofRange([10, 8, 9], [12, 9, 11], [11, 8, 9], [13, 10, 12]))
    close(adx, [null, null, 50, 50 + (100 / 1.5 - 50) / 2])
    close(up, [null, null, 50 / 2.75, 125 / 3.375])
    close(down, [null, null, 50 / 2.75, 25 / 3.375])
  })

  test('ADX is 0 while the prices do not move, and follows them after that', () => {
    const still = Array.from({ length: 30 }, () => 100)
    const rising = Array.from({ length: 60 }, (_, at) => 101 + at)
    const [adx, up, down] = lines('adx', [14], ofClose(...still, ...rising))
    expect([adx![25], up![25], down![25]]).toEqual([null, null, null])
    expect([adx![26], up![26], down![26]]).toEqual([0, 0, 0])
    expect(adx!.at(-1)).toBeGreaterThan(95)
    // Each rise of the close by 1 has a true range of 1, so +DI is 100 and −DI is 0.
    expect([up!.at(-1), down!.at(-1)]).toEqual([100, 0])
  })

  test('the parabolic SAR has the values of Wilder’s example', () => {
    const highs = [
      ...[51.12, 52.35, 52.1, 51.8, 52.1, 52.5, 52.8, 52.5, 53.5, 53.5, 53.8, 54.2, 53.4, 53.5, 54.4, 55.2],
      ...[55.7, 57, 57.5, 58, 57.7, 58, 57.5, 57, 56.7, 57.5, 56.7, 56, 56.2, 54.8, 55.5, 54.7, 54, 52.5, 51],
      ...[51.5, 51.7, 53],
    ]
    const lows = [
      ...[50, 51.5, 51, 50.5, 51.25, 51.7, 51.85, 51.5, 52.3, 52.5, 53, 53.5, 52.5, 52.1, 53, 54, 55, 56],
      ...[56.5, 57, 56.5, 57.3, 56.7, 56.3, 56.2, 56, 55.5, 55, 54.9, 54, 54.5, 53.8, 53, 51.5, 50, 50.5],
      ...[50.2, 51.5],
    ]
    const candles = ofRange(...highs.map((high, at): [number, number, number] => [high, lows[at]!, high]))
    const [line] = lines('sar', [0.02, 0.2], candles)
    // The stop of the third candle is 50 + 0.02 · (52.35 − 50). The last candle reaches beyond the stop, so its stop is
    // the lowest low of the falling trend.
    const known = [1, 2, 5, 36, 37].map((at) => line![at]?.toFixed(2))
    expect(known).toEqual(['50.00', '50.05', '50.18', '52.93', '50.00'])
  })

  test('if a candle ends the falling trend and has a new low, its parabolic SAR is this low', () => {
    const candles = ofRange([10, 9, 9], [9, 8, 8], [8, 7, 7], [12, 6, 11])
    // The stops of the falling trend are 10 and 10 − 0.02 · (10 − 8).
    close(lines('sar', [0.02, 0.2], candles)[0], [null, 10, 9.96, 6])
  })

  test('the parabolic SAR of a rising trend lies at or below the lows of the last two candles', () => {
    const candles = ofRange([10, 8, 9], [11, 9, 10], [20, 8.7, 19], [21, 12, 20], [22, 12.5, 21])
    // If no low limited the stop, the last stop would be 8.7 + 0.5 · (21 − 8.7). If only the low of the previous candle
    // limited it, the last stop would be 12.
    close(lines('sar', [0.2, 0.5], candles)[0], [null, 8, 8.6, 8.7, 8.7])
  })

  test('VWAP is weighted by volume and starts again with each session', () => {
    const at = (t: number, price: number, volume: number): ChartCandle => ({
      t,
      open: price,
      high: price + 3,
      low: price - 3,
      close: price,
      volume,
    })
    const day = 86_400_000
    // The average at the second candle is (100·1 + 110·3) / 4 = 107.5. The average starts again on each new day. It is
    // null as long as the day has no volume.
    const candles = [at(0, 100, 1), at(1_000, 110, 3), at(day, 90, 2), at(2 * day, 80, 0)]
    close(lines('vwap', [], candles)[0], [100, 107.5, 90, null])
  })
})

/** Candles whose prices are near each other, some of them without volume. */
const anyCandles = fc
  .array(fc.record({ up: fc.integer({ min: -9, max: 9 }), span: fc.nat(5), volume: fc.nat(4) }), {
    minLength: 45,
    maxLength: 70,
  })
  .map((steps) => {
    let price = 1_000
    return steps.map(({ up, span, volume }, at): ChartCandle => {
      const open = price
      price += up
      const high = Math.max(open, price) + span
      const low = Math.min(open, price) - span
      return { t: at * 900_000, open, high, low, close: price, volume }
    })
  })

/** Generates a value that a user may enter for a parameter. Small values are more frequent. */
const anyValue = ({ min, max, places = 0 }: Param) => {
  const parts = 10 ** places
  const within = (most: number) => fc.integer({ min: Math.round(min * parts), max: Math.round(most * parts) })
  return fc
    .oneof(within(Math.min(max, 12)), within(max))
    .map((whole) => Number((whole / parts).toFixed(places)))
}

const overPrices = indicatorNames.filter((kind) => ruleOf(kind).pane === 'price')
test.each(overPrices)('the values of %s scale in proportion to the prices', (kind) => {
  const params = ruleOf(kind).params.map(({ value }) => value)
  // The factor between large and small prices. It is a power of two, so a multiplication by it causes no rounding.
  const small = 2 ** -27
  fc.assert(
    fc.property(anyCandles, (candles) => {
      const scaled = candles.map(({ t, open, high, low, close, volume }) => ({
        ...{ t, open: open * small, high: high * small, low: low * small, close: close * small, volume },
      }))
      const whole = lines(kind, params, candles)
      for (const [index, line] of lines(kind, params, scaled).entries())
        close(
          line.map((value) => (value === null ? null : value / small)),
          whole[index]!,
        )
    }),
    { numRuns: 20 },
  )
})

describe.each(indicatorNames)('%s', (kind) => {
  const params = ruleOf(kind).params.map(({ value }) => value)

  test('has the same lines after many updates of the open candle as after a single computation', () => {
    fc.assert(
      fc.property(anyCandles, fc.infiniteStream(fc.integer({ min: -9, max: 9 })), (candles, noise) => {
        const live = run(kind, params)
        candles.forEach((candle, at) => {
          const before = candles.slice(0, at)
          const moved = { ...candle, close: candle.close + (noise.next().value ?? 0), volume: 0 }
          live([
            ...before,
            { ...moved, high: Math.max(candle.high, moved.close), low: Math.min(candle.low, moved.close) },
          ])
          live([...before, candle])
        })
        const drawn = live(candles).map(({ values }) => [...values])
        const whole = lines(kind, params, candles)
        for (const [index, line] of whole.entries()) close(drawn[index], line)
      }),
      { numRuns: 5 },
    )
  })

  test('with the default parameters and enough candles, each line has a value for the latest candle', () => {
    const candles = Array.from({ length: 120 }, (_, at) => {
      const middle = 100 + 10 * Math.sin(at / 5)
      return { t: at, open: middle - 1, high: middle + 2, low: middle - 2, close: middle + 1, volume: 5 }
    })
    const still = ofClose(...Array.from({ length: 40 }, () => 100)).map((one) => ({ ...one, volume: 0 }))
    for (const all of [candles, [...still, ...candles]])
      for (const line of lines(kind, params, all)) expect(line.at(-1)).not.toBeNull()
  })

  test('with any allowed parameters, computes a value or null for each candle', () => {
    const anyParams = fc
      .tuple(...ruleOf(kind).params.map(anyValue))
      .filter((given) => areAllowed(kind, given))
    fc.assert(
      fc.property(anyParams, anyCandles, (given, candles) => {
        for (const line of lines(kind, given, candles)) expect(line).toHaveLength(candles.length)
      }),
      { numRuns: 30 },
    )
  })

  test('when older candles are loaded, computes all values of the indicator again', () => {
    const candles = ofClose(...Array.from({ length: 120 }, (_, at) => 100 + (at % 7)))
    const live = run(kind, params)
    live(candles.slice(60))
    expect(live(candles).map(({ values }) => values)).toEqual(lines(kind, params, candles))
  })
})
