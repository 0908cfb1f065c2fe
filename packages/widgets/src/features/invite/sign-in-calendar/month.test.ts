import { describe, expect, test } from 'vitest'
import { blanksBefore, daysOfMonth, monthAfter } from './month.ts'

const rewards = ['0.1', '0.1', '0.2', '0.2', '0.3', '0.3', '1']
const log = (streak: number, last_date: string | null, signed_today: boolean) => ({
  last_date,
  streak,
  signed_today,
  total_days: streak,
  total_reward: '0',
  week: rewards.map((reward, index) => ({ cycle_day: index + 1, reward, signed: false })),
})
const of = (...parameters: Parameters<typeof daysOfMonth>) =>
  daysOfMonth(...parameters).map(({ state, reward }) => [state, reward])

describe('days of a month', () => {
  test('the cycle of sign-in rewards continues when a streak crosses the end of a month', () => {
    const days = of(log(9, '2026-02-02', true), '2026-02-01', '2026-02-02')
    expect(days.slice(0, 4)).toEqual([
      ['signed', '0.1'],
      ['signed', '0.1'],
      ['ahead', '0.2'],
      ['ahead', '0.2'],
    ])
    expect(of(log(9, '2026-02-02', true), '2026-01-01', '2026-02-02').slice(23)).toEqual([
      ['past', null],
      ...rewards.map((reward) => ['signed', reward]),
    ])
  })

  test('before the sign-in, today has the state `today` and the next reward of the streak', () => {
    const days = of(log(2, '2026-02-02', false), '2026-02-01', '2026-02-03')
    expect(days.slice(1, 4)).toEqual([
      ['signed', '0.1'],
      ['today', '0.2'],
      ['ahead', '0.2'],
    ])
  })

  test('without a streak, the cycle of rewards begins today', () => {
    const days = of(log(0, null, false), '2026-02-01', '2026-02-03')
    expect(days.slice(1, 5)).toEqual([
      ['past', null],
      ['today', '0.1'],
      ['ahead', '0.1'],
      ['ahead', '0.2'],
    ])
  })
})

test('places the first day of a month under its weekday, counts months across a new year, and lists a leap day', () => {
  expect(blanksBefore('2026-02-01')).toBe(6)
  expect(blanksBefore('2026-06-01')).toBe(0)
  expect([monthAfter('2026-12-15', 1), monthAfter('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01'])
  expect(daysOfMonth(log(0, null, false), '2028-02-01', '2028-02-01')).toHaveLength(29)
})
