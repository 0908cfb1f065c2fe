import { expect, test } from 'vitest'
import { areaDrawing, levelsOf } from './area-drawing.ts'

const points = ['100', '110', '90', '105'].map((price, index) => ({ at: index * 1000, price }))

test('the area chart marks the highest, the lowest and the last price on its line', () => {
  const { high, low, last, line } = areaDrawing(points)
  expect([high.price, low.price, last.price]).toEqual(['110', '90', '105'])
  expect(line).toContain(`L${high.left.toFixed(2)} ${high.top.toFixed(2)}`)
  expect(high.top).toBeLessThan(last.top)
  expect(last.top).toBeLessThan(low.top)
  expect(last.left).toBe(100)
})

test('the trend of the area chart is down if the last price is below the first price, otherwise up', () => {
  expect(areaDrawing(points).trend).toBe('up')
  expect(areaDrawing([...points, { at: 4000, price: '99.9' }]).trend).toBe('down')
})

test.each([
  [58_612.1, 60_480, [59_000, 59_500, 60_000]],
  [0.13368, 0.13432, [0.1338, 0.134, 0.1342]],
  [7, 7, []],
])('the axis for prices from %d to %d has the round values %j', (low, high, levels) => {
  expect(levelsOf(low, high).filter((value) => value !== low)).toEqual(levels)
})
