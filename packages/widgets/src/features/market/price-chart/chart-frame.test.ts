import { expect, test } from 'vitest'
import { type ChartFrame, stepFrom } from './chart-frame.ts'

const frame = (times: number[], ids: string[] = ['ma,7,25'], key = 'BTC'): ChartFrame => ({
  key,
  candles: times.map((t) => ({ t, open: 1, high: 1, low: 1, close: 1, volume: 1 })),
  indicators: ids.map((id) => ({
    id,
    kind: 'ma',
    params: [],
    isHidden: false,
    isDrawn: true,
    pane: 'price',
    guides: [],
    lines: [],
  })),
})

test('if the last candle changed or up to two candles were added, redraws only from the previously last candle', () => {
  expect(stepFrom(frame([1, 2, 3]), frame([1, 2, 3]))).toBe(2)
  expect(stepFrom(frame([1, 2, 3]), frame([1, 2, 3, 4]))).toBe(2)
  expect(stepFrom(frame([1, 2, 3]), frame([1, 2, 3, 4, 5]))).toBe(2)
})

test('redraws all candles in their series if a closed candle changed', () => {
  const shown = frame([1, 2, 3])
  const corrected = (name: 'high' | 'low' | 'volume') => {
    const next = frame([1, 2, 3, 4])
    return { ...next, candles: next.candles.with(1, { ...next.candles[1]!, [name]: 0.5 }) }
  }
  for (const name of ['high', 'low', 'volume'] as const) expect(stepFrom(shown, corrected(name))).toBe(0)
})

test('redraws all candles if the symbol or an indicator changes, if older candles arrive, or if more than two candles are added', () => {
  expect(stepFrom(null, frame([1]))).toBeNull()
  expect(stepFrom(frame([]), frame([1]))).toBeNull()
  expect(stepFrom(frame([2, 3]), frame([1, 2, 3]))).toBeNull()
  expect(stepFrom(frame([1, 2]), frame([1, 2], ['ma,7,25'], 'ETH'))).toBeNull()
  expect(stepFrom(frame([1, 2]), frame([1, 2], ['ma,9,25']))).toBeNull()
  expect(stepFrom(frame([1, 2]), frame([1, 2], ['ma,7,25', 'rsi,14']))).toBeNull()
  expect(stepFrom(frame([1, 2]), frame([1, 2, 3, 4, 5, 6]))).toBeNull()
  expect(stepFrom(frame([1, 2, 3]), frame([1, 3, 4]))).toBeNull()
})
