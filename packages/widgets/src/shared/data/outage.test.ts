import { expect, test } from 'vitest'
import { nextOutage, waitMs } from './outage.ts'

const outageAfter = (failures: number, details: object = {}) => ({
  error: Object.assign(new Error('down'), details),
  failures,
})

test.each([
  [1, 2_000],
  [2, 4_000],
  [4, 16_000],
  [9, 30_000],
])('after %i failures, a retry waits about %i ms, plus or minus a quarter', (failures, ms) => {
  const wait = waitMs(outageAfter(failures))
  expect(wait).toBeGreaterThanOrEqual(0.75 * ms)
  expect(wait).toBeLessThanOrEqual(1.25 * ms)
})

test.each([500, 7_000, 60_000])(
  'if the server requested a wait of %i ms, a retry waits at least this time and at most 1.5 times as long',
  (retryAfterMs) => {
    const wait = waitMs(outageAfter(9, { retryAfterMs }))
    expect(wait).toBeGreaterThanOrEqual(retryAfterMs)
    expect(wait).toBeLessThanOrEqual(1.5 * retryAfterMs)
  },
)

test('if the server requests a delay of 0 ms, a retry still waits at least 1.5 seconds', () => {
  expect(waitMs(outageAfter(1, { retryAfterMs: 0 }))).toBeGreaterThanOrEqual(1_500)
})

test('`nextOutage` returns null for a permanent error, because a retry would fail again', () => {
  expect(nextOutage(null, new TypeError('a bug'))).toBeNull()
})
