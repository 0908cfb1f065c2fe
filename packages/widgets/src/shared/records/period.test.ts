import { expect, test } from 'vitest'
import { dayStart, lastDays, periodRequest, periodText } from './period.ts'

const noon = new Date(2026, 2, 31, 12).getTime()

test('the period of the last 7 days includes today and has no end time', () => {
  expect(lastDays(7, noon)).toEqual({ from: '2026-03-25', to: '' })
  expect(lastDays(90, noon)).toEqual({ from: '2026-01-01', to: '' })
})

test('a period includes its first day from the start and its last day to the end', () => {
  expect(periodRequest({ from: '2026-03-28', to: '2026-03-29' })).toEqual({
    start: new Date(2026, 2, 28).getTime(),
    end: new Date(2026, 2, 30).getTime(),
  })
  expect(periodRequest({ from: '', to: '' })).toEqual({})
  expect(dayStart('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime())
})

test('formats a period in the given language; returns null without a first or last day', () => {
  const period = { from: '2026-01-09', to: '2026-01-22' }
  expect(periodText(period, 'en')).toMatch(/^Jan 9\s–\s22, 2026$/)
  expect(periodText(period, 'de')).toContain('22.')
  expect(periodText({ ...period, to: '' }, 'en')).toBeNull()
})
