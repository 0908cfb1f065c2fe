import { expect, test } from 'vitest'
import { dayChange } from './day-total.ts'
import { stairsOf } from './stairs.ts'

const days = ['100', '110', '90', '90'].map((total, at) => ({
  date: `2026-03-0${at + 1}`,
  total_usdt: `${total}.00000000`,
}))

test('each day starts at the total of the day before, also if that day is not shown', () => {
  const { list, floor, ceiling } = stairsOf(days, 3)
  expect(list).toEqual([
    { total: 110, before: 100, trend: 'up' },
    { total: 90, before: 110, trend: 'down' },
    { total: 90, before: 90, trend: 'none' },
  ])
  expect(floor).toBeLessThan(90)
  expect(ceiling).toBeGreaterThan(110)
  expect(stairsOf(days, 30).list[0]).toEqual({ total: 100, before: 100, trend: 'none' })
})

test('gives an empty account a scale above zero', () => {
  const { floor, ceiling } = stairsOf([{ date: '2026-03-01', total_usdt: '0.00000000' }], 30)
  expect(floor).toBe(0)
  expect(ceiling).toBeGreaterThan(0)
})

test("computes a day's change in percent of the day before", () => {
  expect(dayChange(days[1]!, days[0])).toEqual({ amount: '10', percent: '10.0000' })
  expect(dayChange(days[0]!, undefined)).toBeNull()
  expect(dayChange(days[1]!, { date: '', total_usdt: '0.00000000' })?.percent).toBeNull()
})
