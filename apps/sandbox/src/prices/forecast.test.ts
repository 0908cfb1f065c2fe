import { expect, test } from 'vitest'
import { byDepth } from '../test-depth.ts'
import { marketWalk } from './market-walk.ts'
import { priceModel } from './price-model.ts'
import type { PriceSource } from './price-source.ts'
import {
  AHEAD,
  type Forecast,
  fitted,
  momentum,
  type PublicSeries,
  reversion,
  score,
} from './test-forecast.ts'

const FROM = Date.UTC(2026, 5, 15)
const HOURS = byDepth(60, 120)
/** Symbols on which members can bet: those of time options and rounds. */
const SYMBOLS = ['BTCUSDT', 'ETHUSDT']
const seconds = Array.from({ length: HOURS * 3600 }, (_, i) => FROM + i * 1000)
/** Times of the forecasts, as indexes of `seconds`, from the second hour on. The forecast periods do not overlap. */
const moments = seconds
  .map((_, i) => i)
  .filter((i) => i > 3600 && i % (AHEAD + 1) === 0 && i + AHEAD < seconds.length)
const [past, later] = [moments.slice(0, moments.length / 2), moments.slice(moments.length / 2)]

function seriesOf(source: PriceSource): PublicSeries {
  const model = priceModel(source)
  return new Map(SYMBOLS.map((symbol) => [symbol, seconds.map((t) => model.second(symbol, t)!.c)]))
}

/** Returns a forecast that computes future prices from the source code and a seed. */
function computed(seed: string): Forecast {
  const model = priceModel(marketWalk(seed))
  const at = (symbol: string, now: number) => model.second(symbol, FROM + now * 1000)!.c
  return (_, symbol, now) => at(symbol, now + AHEAD) - at(symbol, now)
}

const fromThePast: [string, Forecast][] = [5, 60, 300].flatMap((back): [string, Forecast][] => [
  [`momentum of ${back} s`, momentum(back)],
  [`reversion of ${back} s`, reversion(back)],
])

test('if the seed is secret, neither public prices nor the source code predict the direction of the price in the next minute', () => {
  const series = seriesOf(marketWalk('0f5c0d0e9b7e4a7f8f2d3c1b5a697887'))
  for (const symbol of SYMBOLS) {
    for (const [name, forecast] of [...fromThePast, ['code', computed('bourselet')] as const]) {
      const { isBetterThanChance, ...counts } = score(forecast, series, symbol, moments)
      expect(isBetterThanChance, `${symbol} ${name} ${JSON.stringify(counts)}`).toBe(false)
    }
    const { isBetterThanChance, ...counts } = score(fitted(series, symbol, past), series, symbol, later)
    expect(counts.moves).toBeGreaterThan(later.length * 0.85)
    expect(isBetterThanChance, `${symbol} fitted ${JSON.stringify(counts)}`).toBe(false)
  }
})

test('if the seed is known, the source code predicts all prices', () => {
  const series = seriesOf(marketWalk('bourselet'))
  for (const symbol of SYMBOLS) {
    const { hits, moves, isBetterThanChance } = score(
      computed('bourselet'),
      series,
      symbol,
      later.slice(0, 300),
    )
    expect([hits, isBetterThanChance]).toEqual([moves, true])
  }
})

test('the test detects a price model whose prices are predictable because the close of each hour is fixed in advance', {
  tags: 'deep',
}, () => {
  const series = seriesOf({ ...marketWalk('0f5c0d0e9b7e4a7f8f2d3c1b5a697887'), path: () => null })
  for (const symbol of SYMBOLS) {
    expect(score(fitted(series, symbol, past), series, symbol, later).isBetterThanChance).toBe(true)
  }
})
