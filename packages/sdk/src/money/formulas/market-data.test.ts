import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, mul } from '../decimal.ts'
import { isMultiple } from '../step.ts'
import { fromUnits } from '../units.ts'
import { candles } from './candles.ts'
import { depthGroup, depthGroups } from './depth-group.ts'
import type { Level } from './market-walk.ts'
import { ticker24h } from './ticker-24h.ts'

const DAY = 86_400_000
const now = 1_767_398_400_000
const price = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((units) => fromUnits(units, 2))
const quantity = fc.bigInt({ min: 1n, max: 10n ** 7n }).map((units) => fromUnits(units, 5))
const trade = fc.record({ ts: fc.integer({ min: now - 3 * DAY, max: now }), price, qty: quantity })
const tradeList = fc.array(trade, { maxLength: 40 }).map((list) => list.sort((a, b) => a.ts - b.ts))
const levels = fc.array(fc.tuple(price, quantity), { maxLength: 30 })
const sum = (values: string[]) => values.reduce(add, '0')

describe('price groups of the order book', () => {
  it('depthGroups returns price groups of 1, 10, 100 and 1000 ticks', () => {
    expect(depthGroups('0.01')).toEqual(['0.01', '0.1', '1', '10'])
    expect(depthGroups('0.5')).toEqual(['0.5', '5', '50', '500'])
  })

  it('depthGroup keeps the total quantity and the order of the price levels, and moves no quantity to a better price', () => {
    fc.assert(
      fc.property(levels, levels, fc.constantFrom('0.01', '0.1', '1', '10'), (bids, asks, group) => {
        const all = Math.max(bids.length, asks.length, 1)
        const grouped = depthGroup(bids as Level[], asks as Level[], group, all)
        const total = (side: readonly Level[]) => sum(side.map(([, size]) => size))
        expect([total(grouped.bids), total(grouped.asks)]).toEqual([total(bids), total(asks)])
        for (const [at] of [...grouped.bids, ...grouped.asks]) expect(isMultiple(at, group)).toBe(true)
        const prices = (side: readonly Level[]) => side.map(([at]) => at)
        expect(prices(grouped.bids)).toEqual(prices(grouped.bids).sort((a, b) => compare(b, a)))
        expect(prices(grouped.asks)).toEqual(prices(grouped.asks).sort(compare))
        // A row of grouped bids contains only bids at the price of the row or above. A row of grouped asks contains
        // only asks at the price of the row or below.
        for (const [at, size] of grouped.bids) {
          const backed = bids.filter(([own]) => compare(own, at) >= 0)
          expect(compare(total(backed), size)).not.toBe(-1)
        }
        for (const [at, size] of grouped.asks) {
          const backed = asks.filter(([own]) => compare(own, at) <= 0)
          expect(compare(total(backed), size)).not.toBe(-1)
        }
        expect(depthGroup(grouped.bids, grouped.asks, group, all)).toEqual(grouped)
      }),
    )
  })
})

describe('candles', () => {
  it('candles include every trade, and a candle without trades opens at the previous close', () => {
    fc.assert(
      fc.property(tradeList, fc.constantFrom('15m', '1h', '4h', '1d', '1w', '1M'), (trades, interval) => {
        const list = candles({ interval, from: now - 3 * DAY, to: now + 1, tick: '0.01', trades })
        expect(list.reduce((n, candle) => n + candle.n, 0)).toBe(trades.length)
        expect(sum(list.map(({ v }) => v))).toBe(sum(trades.map(({ qty }) => qty)))
        expect(sum(list.map(({ q }) => q))).toBe(sum(trades.map((it) => mul(it.price, it.qty))))
        expect(list.at(-1)?.c).toBe(trades.at(-1)?.price)
        for (const [index, candle] of list.entries()) {
          expect(compare(candle.l, candle.o) <= 0 && compare(candle.o, candle.h) <= 0).toBe(true)
          expect(compare(candle.l, candle.c) <= 0 && compare(candle.c, candle.h) <= 0).toBe(true)
          if (index > 0 && candle.n === 0) expect(candle.o).toBe(list[index - 1]?.c)
        }
        const starts = list.map(({ t }) => t)
        expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
      }),
    )
  })

  it('without trades, candles have the previous close as their price; without a previous close, there are no candles', () => {
    const range = { interval: '1h', from: now, to: now + 7_200_000, tick: '0.01', trades: [] } as const
    expect(candles(range)).toEqual([])
    expect(candles({ ...range, prev_close: '5' }).map(({ t, c, n }) => [t, c, n])).toEqual([
      [now, '5.00', 0],
      [now + 3_600_000, '5.00', 0],
    ])
  })
})

describe('24-hour ticker', () => {
  it('in the 24-hour ticker, the last price is that of the last trade and lies between low and high, and the volume is that of the last 24 hours', () => {
    fc.assert(
      fc.property(tradeList, (trades) => {
        const figures = ticker24h(now, trades, '0.01')
        if (figures === null) {
          expect(trades).toEqual([])
          return
        }
        expect(figures.last).toBe(trades.at(-1)?.price)
        expect(
          compare(figures.low_24h, figures.last) <= 0 && compare(figures.last, figures.high_24h) <= 0,
        ).toBe(true)
        const inside = trades.filter(({ ts }) => ts > now - DAY)
        expect(compare(figures.volume_24h, sum(inside.map(({ qty }) => qty)))).toBe(0)
        if (inside.length === 0)
          expect([figures.open_24h, figures.change_pct]).toEqual([figures.last, '0.00'])
      }),
    )
  })

  it('the 24-hour ticker includes a trade at the current time and excludes a trade that is exactly 24 h old', () => {
    const trades = [
      { ts: now - DAY, price: '10', qty: '1' },
      { ts: now, price: '11', qty: '2' },
      { ts: now + 1, price: '99', qty: '4' },
    ]
    expect(ticker24h(now, trades, '0.1')).toEqual({
      last: '11.0',
      open_24h: '10.0',
      high_24h: '11.0',
      low_24h: '11.0',
      change_pct: '10.00',
      volume_24h: '2.00000000',
      turnover_24h: '22.00000000',
    })
  })
})
