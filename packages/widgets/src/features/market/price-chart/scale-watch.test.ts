import type { SeriesAttachedParameter, Time } from 'lightweight-charts'
import { expect, test } from 'vitest'
import { createScaleWatch } from './scale-watch.ts'

/** Returns a pane with the given height and a series that converts prices to positions with the given function. */
const chart = (height: number, priceToCoordinate: (price: number) => number) =>
  ({
    chart: { paneSize: () => ({ height, width: 600 }) },
    series: { priceToCoordinate },
  }) as unknown as SeriesAttachedParameter<Time>

const linear = (price: number) => 400 - price

test('reports a move of the scale once after a price position or the pane height has changed', () => {
  const scale = createScaleWatch()
  scale.watch([100, 200, 150])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  expect(scale.hasMoved(chart(400, linear))).toBe(false)
  expect(scale.hasMoved(chart(400, (price) => 410 - price))).toBe(true)
  expect(scale.hasMoved(chart(390, (price) => 410 - price))).toBe(true)
  expect(scale.hasMoved(chart(390, (price) => 410 - price))).toBe(false)
})

test('reports a move if the scale becomes logarithmic while the lowest and the highest price keep their positions', () => {
  const scale = createScaleWatch()
  scale.watch([100, 200])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  const logarithmic = (price: number) => 300 - 100 * Math.log2(price / 100)
  expect([logarithmic(100), logarithmic(200)]).toEqual([linear(100), linear(200)])
  expect(scale.hasMoved(chart(400, logarithmic))).toBe(true)
})

test('after new prices are set or `forget` is called, the next check reports a move', () => {
  const scale = createScaleWatch()
  scale.watch([])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  scale.watch([100])
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
  scale.forget()
  expect(scale.hasMoved(chart(400, linear))).toBe(true)
})
