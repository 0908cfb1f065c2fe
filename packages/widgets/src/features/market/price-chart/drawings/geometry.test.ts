import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Drawing } from './drawing.ts'
import { distance, hitOf, indexOfTime, magnetic, measured, segmentsOf, timeOfIndex } from './geometry.ts'

const size = { width: 400, height: 300 }
const at = (x: number, y: number) => ({ x, y })
const places = [
  { t: 0, price: 1 },
  { t: 0, price: 1 },
]
const drawing = (tool: Drawing['tool'], text?: string): Drawing => ({
  id: 'a',
  tool,
  points: places,
  ...(text ? { text } : {}),
})

test('converts between times and candle indices in both directions, also beyond the candles and across gaps', () => {
  const times = [100, 200, 500, 600]
  expect([50, 100, 150, 350, 600, 800].map((t) => indexOfTime(times, 100, t))).toEqual([
    -0.5, 0, 0.5, 1.5, 3, 5,
  ])
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 5000 }), (t) => {
      expect(timeOfIndex(times, 100, indexOfTime(times, 100, t))).toBeCloseTo(t, 6)
    }),
  )
  expect(indexOfTime([], 100, 5)).toBe(0)
  expect(timeOfIndex([], 100, 5)).toBe(0)
})

test('a ray extends beyond the edge of the pane, and a horizontal line is as wide as the pane', () => {
  const [[, end]] = segmentsOf('ray', [at(10, 10), at(20, 15)], size) as [[object, { x: number; y: number }]]
  expect(end.x).toBeGreaterThan(size.width)
  expect((end.y - 10) / (end.x - 10)).toBeCloseTo(0.5)
  expect(segmentsOf('horizontal', [at(50, 70)], size)).toEqual([[at(0, 70), at(400, 70)]])
  expect(segmentsOf('ray', [at(10, 10), at(10, 10)], size)).toEqual([[at(10, 10), at(10, 10)]])
})

test('the Fibonacci levels of a retracement start at its second point and end at its first point', () => {
  const levels = segmentsOf('fibonacci', [at(10, 200), at(90, 100)], size).map(([from]) => from.y)
  expect(levels[0]).toBe(100)
  expect(levels[3]).toBe(150)
  expect(levels.at(-1)).toBe(200)
})

test('a drawing is hit at its lines, points and text, but not elsewhere', () => {
  const points = [at(100, 100), at(200, 200)]
  const hit = (tool: Drawing['tool'], x: number, y: number) => hitOf(drawing(tool), points, at(x, y), size, 6)
  expect(hit('trend', 150, 153)).toEqual({ id: 'a', part: 'whole' })
  expect(hit('trend', 201, 198)).toEqual({ id: 'a', part: 1 })
  expect(hit('trend', 250, 250)).toBeNull()
  expect(hit('ray', 250, 250)).toEqual({ id: 'a', part: 'whole' })
  expect(hit('rectangle', 150, 150)).toBeNull()
  expect(hit('rectangle', 150, 102)).toEqual({ id: 'a', part: 'whole' })
  expect(hitOf(drawing('text', 'a word'), [at(100, 100)], at(130, 104), size, 6)?.part).toBe('whole')
  expect(hitOf(drawing('text', 'a word'), [at(100, 100)], at(230, 104), size, 6)).toBeNull()
})

test('the distance of a position from a segment is the distance from the nearest point of the segment', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -500, max: 500 }), { minLength: 6, maxLength: 6 }), (numbers) => {
      const [x = 0, y = 0, ax = 0, ay = 0, bx = 0, by = 0] = numbers
      const found = distance(at(x, y), [at(ax, ay), at(bx, by)])
      const sampled = Array.from({ length: 101 }, (_, part) =>
        Math.hypot(x - ax - ((bx - ax) * part) / 100, y - ay - ((by - ay) * part) / 100),
      )
      expect(found).toBeLessThanOrEqual(Math.min(...sampled) + 1e-6)
    }),
  )
})

test('the magnet returns the candle’s nearest price, or the given price if no price of the candle is near enough', () => {
  const candle = { open: 10, high: 20, low: 5, close: 15 }
  expect(magnetic(candle, 19, 2)).toBe(20)
  expect(magnetic(candle, 30, 2)).toBe(30)
})

test('computes the price change, the change in percent and the number of candles of a measured range', () => {
  expect(
    measured(
      [
        { t: 0, price: 200 },
        { t: 300, price: 150 },
      ],
      100,
    ),
  ).toEqual({
    change: -50,
    percent: -25,
    candles: 3,
  })
})
