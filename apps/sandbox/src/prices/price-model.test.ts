import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../clock/clock.ts'
import { listings } from './listings.ts'
import { marketWalk } from './market-walk.ts'
import { noiseOf } from './noise.ts'
import { priceModel } from './price-model.ts'
import { fold, type Stretch } from './price-source.ts'
import { refine } from './refine.ts'

const NOW = Date.UTC(2026, 5, 15, 12, 34, 56)
const hourAt = (ago: number) => (Math.floor(NOW / HOUR_MS) - ago) * HOUR_MS

/** Generator of random candles, which rise or fall. */
const stretches = fc
  .record({
    falls: fc.boolean(),
    prices: fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 9_000_000 }))),
    v: fc.bigInt({ min: 0n, max: 10n ** 14n }),
    n: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ falls, prices, v, n }): Stretch => {
    const [l, a, b, h] = [...prices].sort((x, y) => x - y) as [number, number, number, number]
    return { o: falls ? b : a, h, l, c: falls ? a : b, v, q: (v * BigInt(a + b)) / 2n, n: v === 0n ? 0 : n }
  })

describe('the parts into which the candle of a period is split', () => {
  test('the candles into which refine splits a candle add up to that candle, and each opens at the previous close', () => {
    const noise = noiseOf('test', 'refine')
    fc.assert(
      fc.property(
        stretches,
        fc.constantFrom(2, 5, 60),
        fc.integer({ min: 0, max: 2 ** 40 }),
        (whole, pieces, key) => {
          const parts = refine(whole, pieces, noise, key)
          expect(parts).toHaveLength(pieces)
          expect(fold(parts)).toEqual(whole)
          for (const [i, part] of parts.entries()) {
            expect(part.h).toBeGreaterThanOrEqual(Math.max(part.o, part.c))
            expect(part.l).toBeLessThanOrEqual(Math.min(part.o, part.c))
            expect(part.v >= 0n && part.q >= 0n && part.n >= 0).toBe(true)
            if (i > 0) expect(part.o).toBe(parts[i - 1]!.c)
          }
        },
      ),
    )
  })
})

test('asks its source only once for an hour that the source lacks', () => {
  let asked = 0
  const model = priceModel({
    ...marketWalk('s'),
    hour() {
      asked++
      return null
    },
  })
  expect([model.minutes('ETHUSDT', NOW), model.minutes('ETHUSDT', NOW)]).toEqual([[], []])
  expect([model.hour('ETHUSDT', NOW), asked]).toEqual([null, 1])
})

describe('simulated prices of a seed', () => {
  test('simulated prices are the same in whatever order they are requested', () => {
    const [one, two] = [priceModel(marketWalk('s')), priceModel(marketWalk('s'))]
    const times = [NOW, NOW - 86_400_000, NOW + 5000, NOW - 700 * 86_400_000, NOW]
    const forward = times.map((t) => one.second('ETHUSDT', t))
    const backward = [...times].reverse().map((t) => two.second('ETHUSDT', t))
    expect(backward.reverse()).toEqual(forward)
    expect(priceModel(marketWalk('t')).second('ETHUSDT', NOW)).not.toEqual(forward[0])
  })

  test('minute candles add up to their hour candle, and second candles to their minute candle', () => {
    const model = priceModel(marketWalk('s'))
    for (const { symbol } of listings) {
      const hour = hourAt(3)
      expect(fold(model.minutes(symbol, hour)), symbol).toEqual(model.hour(symbol, hour))
      const seconds = Array.from(
        { length: 60 },
        (_, i) => model.second(symbol, NOW - (NOW % MINUTE_MS) + i * SECOND_MS)!,
      )
      const [whole, minute] = [fold(seconds)!, model.minute(symbol, NOW)!]
      const sums = ({ o, c, v, q, n }: Stretch) => ({ o, c, v, q, n })
      expect(sums(whole), symbol).toEqual(sums(minute))
      for (const [i, { o }] of seconds.entries()) if (i > 0) expect(o).toBe(seconds[i - 1]!.c)
    }
  })

  test('the average price of each simulated hour and minute lies between its low and high', () => {
    const model = priceModel(marketWalk('s'))
    for (const { symbol } of listings) {
      for (let ago = 1; ago <= 50; ago++) {
        const hour = hourAt(ago)
        for (const { l, h, v, q } of [model.hour(symbol, hour)!, ...model.minutes(symbol, hour)])
          expect(q >= v * BigInt(l) && q <= v * BigInt(h), `${symbol} ${ago} hours ago`).toBe(true)
      }
    }
  })

  test('simulated prices have no jumps between hours, and cover more than two years', () => {
    const model = priceModel(marketWalk('s'))
    for (const { symbol } of listings) {
      for (const ago of [1, 2, 3, 500]) {
        expect(model.hour(symbol, hourAt(ago))?.c).toBe(model.hour(symbol, hourAt(ago - 1))?.o)
      }
      expect(model.hour(symbol, NOW - 24 * 31 * 86_400_000)).not.toBeNull()
    }
  })

  test('simulated prices have realistic levels and daily moves, and the moves of different coins are correlated', () => {
    const model = priceModel(marketWalk('s'))
    const days = (symbol: string) =>
      Array.from({ length: 400 }, (_, i) => {
        const [open, close] = [
          model.hour(symbol, hourAt(24 * i + 23))!.o,
          model.hour(symbol, hourAt(24 * i))!.c,
        ]
        return Math.log(close / open)
      })
    const btc = days('BTCUSDT')
    const eth = days('ETHUSDT')
    const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length
    const spread = (list: number[]) => Math.sqrt(mean(list.map((x) => x * x)))
    expect(spread(btc)).toBeGreaterThan(0.012)
    expect(spread(btc)).toBeLessThan(0.045)
    expect(btc.filter((x) => x > 0).length).toBeGreaterThan(120)
    expect(btc.filter((x) => x < 0).length).toBeGreaterThan(120)
    expect(mean(btc.map((x, i) => x * eth[i]!)) / spread(btc) / spread(eth)).toBeGreaterThan(0.6)
    // In real markets, large moves follow large moves. The sizes of successive moves must therefore be correlated.
    const size = btc.map((x) => Math.abs(x) - mean(btc.map(Math.abs)))
    const echo = mean(size.slice(1).map((x, i) => x * size[i]!)) / mean(size.map((x) => x * x))
    expect(echo).toBeGreaterThan(0.02)
  })

  test('at each second, the price of the pair ETHBTC is the quotient of the USDT prices of ETH and BTC', () => {
    const model = priceModel(marketWalk('s'))
    for (let t = NOW - HOUR_MS; t < NOW; t += 7 * SECOND_MS) {
      const [eth, btc, cross] = ['ETHUSDT', 'BTCUSDT', 'ETHBTC'].map((symbol) => model.second(symbol, t)!.c)
      expect(Math.abs(cross! - (eth! / btc!) * 1e5)).toBeLessThan(1)
    }
  })

  test('the key of a series of simulated prices does not contain the seed', () => {
    expect(marketWalk('secret').key).not.toContain('secret')
  })
})
