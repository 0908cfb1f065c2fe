import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  [6_077_000, '01:41:17'],
  [6_076_001, '01:41:17'],
  [28_800_000, '08:00:00'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
])('formats %i ms as the countdown %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
