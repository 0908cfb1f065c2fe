import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../clock/random.ts'
import { characterOf } from './characters.ts'
import { ladder, ladderPlan } from './ladder.ts'
import { listings } from './listings.ts'
import { type MarketMakerQuote, QUOTING_ACCOUNT } from './market-maker.ts'
import { noiseOf } from './noise.ts'
import { quoteChanges } from './quote-changes.ts'
import { drawTakers } from './takers.ts'

const NOW = 1_767_225_600_000
const planOf = (listing: (typeof listings)[number]) => {
  const character = characterOf(listing)
  const price = Math.round(character.level * 10 ** listing.priceScale)
  const sizes = { price, tickSize: Number(listing.tick), step: Number(listing.step), most: 1e9 }
  return { price, plan: ladderPlan(character, sizes, noiseOf('s', listing.symbol)) }
}

test('at any index price, the market maker quotes 21 bids below the index price and 21 asks above, each at a different price', () => {
  for (const listing of listings) {
    const { price, plan } = planOf(listing)
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), fc.nat(1e7), (factor, later) => {
        const index = Math.round(price * factor)
        const rungs = ladder(index, NOW + later, plan)
        const [bids, asks] = (['buy', 'sell'] as const).map((side) =>
          rungs.filter((rung) => rung.side === side),
        )
        expect([bids!.length, asks!.length]).toEqual([21, 21])
        expect(Math.max(...bids!.map((rung) => rung.price))).toBeLessThan(index)
        expect(Math.min(...asks!.map((rung) => rung.price))).toBeGreaterThan(index)
        expect(new Set(rungs.map((rung) => rung.price)).size).toBe(42)
        expect(
          rungs.every(
            ({ price, lots }) => price >= 1 && Number.isInteger(price) && lots >= 1 && Number.isInteger(lots),
          ),
        ).toBe(true)
      }),
      { numRuns: 60 },
    )
  }
})

test('after members have traded with quotes and the price has moved, one command turns the remaining quotes into the wanted quotes', () => {
  const { price, plan } = planOf(listings[0]!)
  let commands = 0
  fc.assert(
    fc.property(
      fc.nat(3e6),
      fc.array(fc.tuple(fc.nat(41), fc.double({ min: 0, max: 1, noNaN: true }))),
      (move, bites) => {
        let id = 0
        let resting = ladder(price, NOW, plan).map((rung): MarketMakerQuote => ({ ...rung, id: ++id }))
        for (const [at, part] of bites) {
          const quote = resting[at]
          if (quote) quote.lots = Math.ceil(quote.lots * part)
        }
        resting = resting.filter(({ lots }) => lots > 0)
        const wanted = ladder(price + move - 1_500_000, NOW + 5_000, plan)
        const command = quoteChanges('BTCUSDT', resting, wanted)
        const kept = resting.filter((quote) => !command?.cancel.includes(quote.id))
        const after = [
          ...kept,
          ...(command?.orders ?? []).map((order): MarketMakerQuote => ({ ...order, id: ++id })),
        ]
        const members = command?.orders.map(({ member }) => member) ?? []
        expect(members).toEqual(members.map(() => QUOTING_ACCOUNT))
        // The quotes are compared as lists and not as sets, because a set would hide a second quote at the same price.
        const prices = (quotes: readonly Pick<MarketMakerQuote, 'side' | 'price'>[]) =>
          quotes.map(({ side, price }) => `${side} ${price}`).sort()
        expect(prices(after)).toEqual(prices(wanted))
        if (members.length > 0) commands += 1
        // The best bid is below the best ask: old quotes that would match new quotes are canceled before the new quotes
        // are placed.
        const best = (side: string) =>
          after.filter((quote) => quote.side === side).map((quote) => quote.price)
        expect(Math.max(...best('buy'))).toBeLessThan(Math.min(...best('sell')))
        expect(quoteChanges('BTCUSDT', after, wanted)).toBeNull()
      },
    ),
  )
  expect(commands).toBeGreaterThan(50)
})

test('the number and volume of the market maker’s taker orders match the given averages, and most orders follow the direction of the price', () => {
  const random = seededRandom('takers')
  const draw = (drift: number) =>
    Array.from({ length: 4000 }, () =>
      drawTakers({ index: 6_000_000, pace: { trades: 2, lots: 50_000 }, drift, seconds: 0.25 }, random),
    ).flat()
  const calm = draw(0)
  expect(calm.length / 1000).toBeGreaterThan(1.8)
  expect(calm.length / 1000).toBeLessThan(2.2)
  const lots = calm.reduce((sum, order) => sum + order.lots, 0) / 1000
  expect(lots).toBeGreaterThan(40_000)
  expect(lots).toBeLessThan(60_000)
  const buyers = (list: typeof calm) => list.filter(({ side }) => side === 'buy').length / list.length
  expect(Math.abs(buyers(calm) - 0.5)).toBeLessThan(0.05)
  expect(buyers(draw(600))).toBeGreaterThan(0.6)
  expect(buyers(draw(-600))).toBeLessThan(0.4)
  expect(drawTakers({ index: 1, pace: { trades: 0, lots: 0 }, drift: 0, seconds: 1 }, random)).toEqual([])
})
