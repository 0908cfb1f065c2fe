import { expect, test } from 'vitest'
import { dayChange } from './day-total.ts'

const days = ['100', '110', '90', '90'].map((total, at) => ({
  date: `2026-03-0${at + 1}`,
  total_usdt: `${total}.00000000`,
}))

test('computes the change of a day in percent of the previous day’s total', () => {
  expect(dayChange(days[1]!, days[0])).toEqual({ amount: '10', percent: '10.0000' })
  expect(dayChange(days[0]!, undefined)).toBeNull()
  expect(dayChange(days[1]!, { date: '', total_usdt: '0.00000000' })?.percent).toBeNull()
})
