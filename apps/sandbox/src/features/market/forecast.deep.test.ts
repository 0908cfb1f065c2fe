import { expect, test } from 'vitest'
import { seededRandom } from '../../clock/random.ts'
import { testDatabase } from '../../database/test-database.ts'
import { defaultSettings } from '../../exchange/settings.ts'
import { pepperOf } from '../../members/pepper.ts'
import { marketWalk } from '../../prices/market-walk.ts'
import { priceModel } from '../../prices/price-model.ts'
import { openPriceSeeds, priceSeedsMigration } from '../../prices/price-seeds.ts'
import { AHEAD, type Forecast, momentum, reversion, score } from '../../prices/test-forecast.ts'
import { marketTables, openTestMarket, type TestMarket } from './test-market.ts'

const OPENING = Date.UTC(2026, 5, 15, 12, 20)
const MOMENTS = 120
const SYMBOLS = ['BTCUSDT', 'ETHUSDT']

/**
 * Returns all index prices of a symbol that the public API has published since the opening, one for each second.
 */
async function published({ routes, clock }: TestMarket, symbol: string): Promise<number[]> {
  const prices: number[] = []
  for (let from = OPENING; from < clock.now(); from += 900_000) {
    const { list } = (await routes['market.history']({
      symbol,
      product: 'index',
      type: 'ticks',
      from,
      to: Math.min(from + 900_000, clock.now()),
      limit: 1000,
    } as never)) as { list: { ts: number; price: string }[] }
    for (const { ts, price } of list) prices[Math.floor((ts - OPENING) / 1000)] = Number(price)
  }
  return prices
}

/**
 * Runs a market with the given price seed for about two hours. Returns a function that measures how often a forecast
 * predicts the direction of the next price move. The forecast `code` does not use the published prices: it runs the
 * price model of the source code with the publicly known seed `bourselet`.
 */
async function attacked(seed: string) {
  const { jumpPrices } = defaultSettings
  const now = await openTestMarket(await testDatabase(marketTables), OPENING, { seed, jumpPrices })
  // With the usual setting, a clock jump of less than five minutes publishes an index price for each of its seconds. Longer jumps leave out
  // seconds, so the clock jumps four minutes at a time.
  for (let minute = 0; minute <= MOMENTS + 5; minute += 4) await now.clock.advance(4 * 60_000)
  const series = new Map<string, number[]>()
  for (const symbol of SYMBOLS) series.set(symbol, await published(now, symbol))
  await now.end()
  const model = priceModel(marketWalk('bourselet'))
  const price = (symbol: string, at: number) => model.second(symbol, OPENING + at * 1000)!.c
  const code: Forecast = (_, symbol, at) => price(symbol, at + AHEAD) - price(symbol, at)
  const moments = Array.from({ length: MOMENTS }, (_, i) => 300 + i * AHEAD)
  return (forecast: Forecast | 'code', symbol: string) =>
    score(forecast === 'code' ? code : forecast, series, symbol, moments)
}

test('if the seed of the prices is secret, nobody who knows the source code can predict the index better than by chance', async () => {
  const parts = { db: (await testDatabase([priceSeedsMigration])).db, pepper: pepperOf('p'), log: () => {} }
  const { current } = await openPriceSeeds({ ...parts, random: seededRandom('forecast') })
  const result = await attacked(current)
  for (const symbol of SYMBOLS) {
    for (const forecast of ['code', momentum(60), reversion(60), momentum(10), reversion(10)] as const) {
      const { moves, isBetterThanChance } = result(forecast, symbol)
      expect(moves).toBeGreaterThan(MOMENTS * 0.9)
      expect(isBetterThanChance).toBe(false)
    }
  }
})

test('if the seed of the prices is known, anybody can predict the index with the source code', async () => {
  const result = await attacked('bourselet')
  for (const symbol of SYMBOLS) {
    const { hits, moves, isBetterThanChance } = result('code', symbol)
    expect(isBetterThanChance).toBe(true)
    expect(hits / moves).toBeGreaterThan(0.95)
  }
})
