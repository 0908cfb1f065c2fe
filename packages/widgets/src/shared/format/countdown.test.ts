import { expect, test } from 'vitest'
import { countdown } from './countdown.ts'

test('formats the remaining time, with seconds rounded up', () => {
  expect(countdown(77_000)).toBe('01:17')
  expect(countdown(76_001)).toBe('01:17')
  expect(countdown(1)).toBe('00:01')
  expect(countdown(0)).toBe('00:00')
  expect(countdown(-5_000)).toBe('00:00')
  expect(countdown(600_000)).toBe('10:00')
  expect(countdown(3_725_000)).toBe('1:02:05')
})

test.each([
  [6_077_000, '01:41:17'],
  [6_076_001, '01:41:17'],
  [28_800_000, '08:00:00'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
])('formats %i ms with hours as %s', (ms, text) => {
  expect(countdown(ms, 'hours')).toBe(text)
})
