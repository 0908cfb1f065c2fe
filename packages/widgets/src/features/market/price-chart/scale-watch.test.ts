import type { SeriesAttachedParameter, Time } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { createScaleWatch } from './scale-watch.ts'

/** Returns a chart of the given height whose scale is a function. */
const chart = (height: number, priceToCoordinate: (price: number) => number) =>
  ({
    chart: { paneSize: () => ({ height, width: 600 }) },
    series: { priceToCoordinate },
  }) as unknown as SeriesAttachedParameter<Time>

const linear = (price: number) => 400 - price

test('a scale moves when the position of a price or the height of the pane changes, and only once', () => {
  const scale = createScaleWatch()
  scale.watch([100, 200, 150])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  expect(scale.hasMoved(chart(400, linear))).toBe(false)
  expect(scale.hasMoved(chart(400, (price) => 410 - price))).toBe(true)
  expect(scale.hasMoved(chart(390, (price) => 410 - price))).toBe(true)
  expect(scale.hasMoved(chart(390, (price) => 410 - price))).toBe(false)
})

test('a logarithmic scale that keeps the outer prices in their places has moved', () => {
  const scale = createScaleWatch()
  scale.watch([100, 200])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  const logarithmic = (price: number) => 300 - 100 * Math.log2(price / 100)
  expect([logarithmic(100), logarithmic(200)]).toEqual([linear(100), linear(200)])
  expect(scale.hasMoved(chart(400, logarithmic))).toBe(true)
})

test('new prices and another series count as a move', () => {
  const scale = createScaleWatch()
  scale.watch([])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  scale.watch([100])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  scale.forget()
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
})
