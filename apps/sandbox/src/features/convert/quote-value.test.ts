import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { expect, test } from 'vitest'
import { coins } from '../../prices/coins.ts'
import { QUOTE_SECONDS, type RecentPrices, spreadOf } from '../../prices/convert-terms.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import { findListing } from '../../prices/listings.ts'
import { marketWalk, usualMove } from '../../prices/market-walk.ts'
import { priceModel } from '../../prices/price-model.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { byDepth } from '../../test-depth.ts'
import { priceConversion } from './conversion.ts'

const FROM = Date.UTC(2026, 5, 15)
const QUOTES = 10_000
/**
 * Seconds between two quote requests of the simulated member. The interval is not shorter, because a member who uses no
 * quotes gets at most ten quotes per minute.
 */
const EVERY = 6
/**
 * Second of the first quote in the simulation. The prices of the seconds before it are needed to measure the
 * volatility.
 */
const START = 60

const volatile = coins
  .map(({ coin }) => coin)
  .reduce((most, coin) => (usualMove(coin, 1000) > usualMove(most, 1000) ? coin : most))
const { symbol } = findListing(`${volatile}USDT`)!

/**
 * Returns a function that gives, for a second of the simulation, the index prices published up to that second. The
 * prices follow a random walk that depends on the seed.
 */
function publishedIndex(seed: string): (second: number) => RecentPrices {
  const model = priceModel(marketWalk(seed))
  const ticks = Array.from({ length: START + QUOTES * EVERY + QUOTE_SECONDS }, (_, id): IndexTick => {
    const ts = FROM + id * 1000
    return { id, ts, price: model.second(symbol, ts)!.c }
  })
  return (second) => ({
    latest: (name) => (name === symbol ? ticks[second] : undefined),
    recent: (name) => (name === symbol ? ticks.slice(Math.max(0, second - 59), second + 1) : []),
  })
}

/**
 * A function that decides if the simulated member accepts the open quote now. `gain` is the profit at the
 * current index price, in units of 1e-8 USDT; `fresh` returns the profit that a new quote would give.
 */
type Strategy = (gain: bigint, fresh: () => bigint) => boolean

/**
 * Simulates a member who requests 10,000 quotes, alternately in each direction, and accepts a quote as soon as the
 * strategy decides so. Returns the total profit and the number of accepted quotes. The profit is the index value of the
 * received coins minus the index value of the paid coins. It contains no cost of converting the received coins back.
 */
function play(indexAt: (second: number) => RecentPrices, strategy: Strategy) {
  let [total, accepted] = [0n, 0]
  for (let n = 0; n < QUOTES; n++) {
    const [from, to] = n % 2 === 0 ? ['USDT', volatile] : [volatile, 'USDT']
    const stated = n % 2 === 0 ? { from_amount: '1000' } : { to_amount: '1000' }
    const taken = START + n * EVERY
    const held = priceConversion(indexAt(taken), from!, to!, stated)
    for (let second = taken; second < taken + QUOTE_SECONDS; second++) {
      const index = indexAt(second)
      const gainOf = (quote: typeof held) =>
        usdtValue(index, to!, toUnits(quote.to_amount)) - usdtValue(index, from!, toUnits(quote.from_amount))
      const gain = gainOf(held)
      if (!strategy(gain, () => gainOf(priceConversion(index, from!, to!, stated)))) continue
      total += gain
      accepted++
      break
    }
  }
  return { total, accepted }
}

test('without recent price moves, the spread of each coin is from 0.001 to 0.002 and at least three times the usual move of its index in ten seconds', () => {
  const quiet: RecentPrices = { latest: () => undefined, recent: () => [] }
  for (const { coin } of coins) {
    const spread = Number(spreadOf(quiet, coin))
    expect(spread).toBeGreaterThanOrEqual(Math.max(0.001, 3 * usualMove(coin, 10_000)))
    expect(spread).toBeLessThan(0.002)
  }
})

test('for the most volatile coin, the usual price move that quotes assume differs from the simulated move by less than 20 percent', () => {
  const model = priceModel(marketWalk('usual'))
  let squares = 0
  const hours = 1500
  for (let hour = 0; hour < hours; hour++) {
    const { o, c } = model.hour(symbol, FROM + hour * 3_600_000)!
    squares += Math.log(c / o) ** 2
  }
  const measured = Math.sqrt(squares / hours / 360)
  expect(measured / usualMove(volatile, 10_000)).toBeGreaterThan(0.8)
  expect(measured / usualMove(volatile, 10_000)).toBeLessThan(1.2)
})

// For each seed, the test computes the prices of ten simulated seconds for each of 10,000 quotes, which takes four
// seconds. Runs of `npm test` therefore use only one seed, and runs of `npm run test:deep` use ten. The prices of the
// seed `e5` are very volatile. If the spread were only three times the usual price move in ten seconds, the member
// would gain 11 USDT. The test would then fail.
test.each(byDepth(['e5'], ['calm', 'e5', 'a1', 'b2', 'c3', 'd4', 'f6', 'g7', 'h8', 'i9']))(
  'a member loses money by accepting a quote only when it is better than a new quote would be (10,000 quotes, prices of seed %s)',
  (seed) => {
    const indexAt = publishedIndex(seed)
    const favorable = play(indexAt, (gain, fresh) => gain > fresh())
    expect(favorable.accepted).toBeGreaterThan(QUOTES / 4)
    expect(Number(fromUnits(favorable.total))).toBeLessThan(-favorable.accepted / 2)
    // This member accepts a quote only if its rate is better than the current index price. In this simulation no quote
    // has such a rate, so the member accepts none.
    expect(play(indexAt, (gain) => gain > 0n)).toEqual({ total: 0n, accepted: 0 })
  },
)
