import { ticker24h } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findListing } from '../../prices/listings.ts'
import { priceText, quantityText } from '../../prices/quantities.ts'
import { dayView } from './day-view.ts'
import { RollingDay } from './rolling-day.ts'

const HOUR = 3_600_000
const START = 1_767_225_600_000
const listing = findListing('SOLUSDT')!

/**
 * Generates random trades and reads of the 24-hour figures. The pauses between them are often 24 hours, or one
 * millisecond less or more.
 */
const steps = fc.array(
  fc.record({
    pause: fc.oneof(
      fc.integer({ min: 0, max: 3 * HOUR }),
      fc.constantFrom(0, 1, 24 * HOUR - 1, 24 * HOUR, 24 * HOUR + 1, 49 * HOUR),
    ),
    trade: fc.option(
      fc.record({ price: fc.integer({ min: 1, max: 20_000 }), lots: fc.integer({ min: 1, max: 1_000_000 }) }),
      { freq: 3 },
    ),
  }),
  { maxLength: 80 },
)

test('after each random trade or pause, the 24-hour figures equal those of the SDK’s formula ticker24h', () => {
  fc.assert(
    fc.property(steps, (list) => {
      const day = new RollingDay()
      const trades: { ts: number; price: string; qty: string }[] = []
      let now = START
      for (const { pause, trade } of list) {
        now += pause
        if (trade) {
          day.addTrade(now, trade.price, trade.lots)
          trades.push({
            ts: now,
            price: priceText(listing, trade.price),
            qty: quantityText(listing, trade.lots),
          })
        }
        const figures = day.figures(now)
        expect(figures && dayView(listing, figures)).toEqual(
          ticker24h(now, trades, listing.tick) ?? undefined,
        )
      }
    }),
  )
})

test('during several days of regular trades, the 24-hour figures equal those of the SDK’s formula ticker24h', () => {
  const day = new RollingDay()
  const trades: { ts: number; price: string; qty: string }[] = []
  for (let i = 0; i < 20_000; i++) {
    const [ts, price, lots] = [START + i * 20_000, 10_000 + ((i * 7919) % 500), 1 + (i % 90)]
    day.addTrade(ts, price, lots)
    trades.push({ ts, price: priceText(listing, price), qty: quantityText(listing, lots) })
    if (i % 500 !== 0) continue
    const recent = trades.slice(-6000)
    expect(dayView(listing, day.figures(ts)!)).toEqual(ticker24h(ts, recent, listing.tick))
  }
})

test('trades of more than 24 hours ago are removed even if nobody reads the figures', () => {
  const day = new RollingDay()
  const trades: { ts: number; price: string; qty: string }[] = []
  const perDay = 2_880
  for (let i = 0; i < 10 * perDay; i++) {
    const [ts, price, lots] = [START + i * 30_000, 10_000 + ((i * 7919) % 500), 1 + (i % 90)]
    day.addTrade(ts, price, lots)
    trades.push({ ts, price: priceText(listing, price), qty: quantityText(listing, lots) })
  }
  expect(day.size).toBeLessThan(3 * perDay)
  const { ts } = trades.at(-1)!
  expect(dayView(listing, day.figures(ts)!)).toEqual(ticker24h(ts, trades.slice(-2 * perDay), listing.tick))
})

test('the 24-hour figures count a whole minute of chart history until 24 hours after the minute’s end', () => {
  const day = new RollingDay()
  day.addMinute(START, { o: 100, h: 120, l: 90, c: 110, v: 50n, q: 5300n, n: 4 })
  day.addMinute(START + 60_000, { o: 110, h: 111, l: 95, c: 105, v: 10n, q: 1040n, n: 2 })
  const end = START + 59_999
  expect(day.figures(end + 24 * HOUR - 1)).toMatchObject({
    open: 110,
    last: 105,
    high: 120,
    low: 90,
    volume: 60n,
    turnover: 6340n,
  })
  expect(day.figures(end + 24 * HOUR)).toMatchObject({
    open: 110,
    last: 105,
    high: 111,
    low: 95,
    volume: 10n,
    turnover: 1040n,
  })
  expect(day.figures(end + 48 * HOUR)).toEqual({
    last: 105,
    open: 105,
    high: 105,
    low: 105,
    volume: 0n,
    turnover: 0n,
  })
})
