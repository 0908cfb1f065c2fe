import { expect, test } from 'vitest'
import type { DrawnIndicator } from '../chart-frame.ts'
import { isPlain } from './compact-picture.tsx'
import type { ChartContent } from './first-picture.ts'

const nothing = () => {}

const average: DrawnIndicator = {
  ...{ id: 'ma', kind: 'ma', params: [7, 25], isHidden: false, isDrawn: true, pane: 'price', guides: [] },
  lines: [{ name: 'MA7', colour: 'mark', form: 'line', values: [1] }],
}

const plain: ChartContent = {
  frame: { key: '', candles: [], indicators: [average] },
  ...{ interval: '15m', style: 'candles', scale: 'linear', tick: '0.01', lines: [], fills: [] },
  ...{ withDrawings: false, onHover: nothing, onOldest: nothing, onPanes: nothing, onFailed: nothing },
}

const withIndicator = (changes: Partial<DrawnIndicator>): Partial<ChartContent> => ({
  frame: { ...plain.frame, indicators: [average, { ...average, ...changes }] },
})

test('a chart with candles, volume and averages can begin without the chart library', () => {
  expect(isPlain(plain)).toBe(true)
})

test.each<[string, Partial<ChartContent>]>([
  ['another style', { style: 'hollow' }],
  ['another scale', { scale: 'log' }],
  ['a tick that is not a power of ten', { tick: '0.5' }],
  ['a price line', { lines: [{ id: 'S1', price: '60200.00', side: 'buy', label: 'Buy 0.12' }] }],
  ['a trade of the member', { fills: [{ t: 0, side: 'buy', qty: '1', price: '1', count: 1 }] }],
  ['drawings', { withDrawings: true }],
  ['an indicator in its own pane', withIndicator({ pane: 'own' })],
  [
    'an indicator of dots',
    withIndicator({ lines: [{ name: 'SAR', colour: 'side', form: 'dots', values: [1] }] }),
  ],
])('a chart with %s needs the chart library at once', (_, changes) => {
  expect(isPlain({ ...plain, ...changes })).toBe(false)
})
