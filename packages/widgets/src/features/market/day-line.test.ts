import { expect, test } from 'vitest'
import { dayLine } from './day-line.ts'

const week = Array.from({ length: 84 }, (_, at) => `${at + 1}`)

test('the 24-hour sparkline starts at the price of 24 hours ago, has a point every two hours and ends at the last price', () => {
  const line = dayLine({ sparkline_7d: week }, { open_24h: '72.5', last: '71' })
  expect(line).toEqual(['72.5', '73', '74', '75', '76', '77', '78', '79', '80', '81', '82', '83', '71'])
})

test('the sparkline of a symbol without past prices leads from its price of 24 hours ago to its last price', () => {
  expect(dayLine({ sparkline_7d: [] }, { open_24h: '2', last: '3' })).toEqual(['2', '3'])
  expect(dayLine({ sparkline_7d: ['2.5'] }, { open_24h: '2', last: '3' })).toEqual(['2', '3'])
})
