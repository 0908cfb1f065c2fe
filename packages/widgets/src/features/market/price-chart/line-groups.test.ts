import { expect, test } from 'vitest'
import { groupLines, groupRange } from './line-groups.ts'
import type { PriceLine } from './use-price-chart.ts'

const line = (id: string, price: string, more: Partial<PriceLine> = {}): PriceLine => ({
  ...{ id, price, side: 'buy', label: id },
  ...more,
})
const shape = ({ single, groups }: ReturnType<typeof groupLines>) => [
  single.map(({ id }) => id).join(''),
  ...groups.map(({ side, lines }) => `${side} ${lines.map(({ id }) => id).join('')}`),
]

test('if a price range contains more than three orders, groups the orders of each side, highest price first', () => {
  const near = [
    line('a', '100.1'),
    line('b', '103.5'),
    line('c', '102', { side: 'sell' }),
    line('d', '109', { side: 'sell' }),
  ]
  expect(shape(groupLines(near, 10))).toEqual(['', 'buy ba', 'sell dc'])
  expect(shape(groupLines([...near, line('e', '110')], 10))).toEqual(['e', 'buy ba', 'sell dc'])
  expect(shape(groupLines(near, 2))).toEqual(['abcd'])
})

test('three orders in a range, an order that is alone on its side, and lines that are not orders keep their labels', () => {
  const orders = [line('a', '101'), line('b', '102'), line('c', '103')]
  const position = line('p', '104', { tone: 'up' })
  expect(shape(groupLines([...orders, position], 10))).toEqual(['pabc'])
  expect(shape(groupLines([...orders, line('d', '105', { side: 'sell' })], 10))).toEqual(['d', 'buy cba'])
})

test('before the price scale is known, returns all lines if there are at most three, otherwise none', () => {
  const lines = ['a', 'b', 'c', 'd'].map((id) => line(id, '100'))
  expect(shape(groupLines(lines.slice(0, 3), null))).toEqual(['abc'])
  expect(shape(groupLines(lines, null))).toEqual([''])
})

test('orders are grouped in price ranges of a round size that are at least 32 px high; the size changes only if a range becomes too low or too high', () => {
  expect(groupRange(0.5, null)).toBe(20)
  expect(groupRange(0.06, null)).toBe(2)
  expect(groupRange(3, null)).toBe(100)
  expect(groupRange(20, null)).toBe(1000)
  // The next four calls have different price scales. On these scales, a price range of 20 is 26, 25, 100 and 101 px
  // high.
  expect(groupRange(20 / 26, 20)).toBe(20)
  expect(groupRange(20 / 25, 20)).toBe(50)
  expect(groupRange(20 / 100, 20)).toBe(20)
  expect(groupRange(20 / 101, 20)).toBe(10)
  expect(groupRange(Number.NaN, 20)).toBe(20)
})
