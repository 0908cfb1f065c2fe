import { expect, test } from 'vitest'
import { storedSettings } from './stored-settings.ts'

const defaults = {
  interval: null,
  style: 'candles',
  scale: 'linear',
  pinned: ['1m', '5m', '15m', '1h', '4h', '1d'],
  fills: true,
  indicators: [{ kind: 'ma', params: [7, 25] }],
}

test('returns the default for each setting that was never stored', () => {
  expect(storedSettings({})).toEqual(defaults)
})

test('returns the default for each invalid setting', () => {
  const damaged = { interval: 5, style: 'spiral', scale: null, pinned: '1m', fills: 'no', indicators: {} }
  expect(storedSettings(damaged)).toEqual(defaults)
})

test('keeps the valid entries of stored lists, with pinned intervals in the sequence of the menu', () => {
  const stored = {
    interval: '3d',
    pinned: ['2h', 7, '1m', '9m'],
    fills: false,
    indicators: [{ kind: 'ma', params: ['7', 30] }, null, { kind: 7 }, { kind: 'rsi' }],
  }
  expect(storedSettings(stored)).toMatchObject({
    interval: '3d',
    pinned: ['1m', '2h'],
    fills: false,
    indicators: [
      { kind: 'ma', params: [7, 30] },
      { kind: 'rsi', params: [14] },
    ],
  })
})

test('returns the default parameters if an indicator cannot be calculated with the stored ones', () => {
  const indicators = [
    { kind: 'ao', params: [5, 4] },
    { kind: 'sar', params: [0.2, 0.2], isHidden: true },
    { kind: 'macd', params: [26, 12, 9] },
  ]
  expect(storedSettings({ indicators }).indicators).toEqual([
    { kind: 'ao', params: [5, 34] },
    { kind: 'sar', params: [0.02, 0.2], isHidden: true },
    { kind: 'macd', params: [26, 12, 9] },
  ])
})

test('keeps the first of several entries for the same indicator', () => {
  const indicators = [{ kind: 'rsi', params: [7] }, { kind: 'ma' }, { kind: 'rsi', params: [21] }]
  expect(storedSettings({ indicators }).indicators).toEqual([
    { kind: 'rsi', params: [7] },
    { kind: 'ma', params: [7, 25] },
  ])
})
