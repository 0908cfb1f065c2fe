import { createChart } from 'lightweight-charts'
import { expect, onTestFinished, test } from 'vitest'
import { type ChartColours, chartTokens } from './chart-colours.ts'
import { createIndicatorSeries } from './indicator-series.ts'
import type { IndicatorKind } from './indicators/indicator-kinds.ts'

const colours = Object.fromEntries(chartTokens.map((name) => [name, 'rgba(90, 90, 90, 1)'])) as ChartColours

/**
 * Draws indicators with one line each in separate panes, and returns the format of the values on the axis of each pane.
 */
function formats(kinds: readonly IndicatorKind[], appearance: { locale: string; tick: string }) {
  const host = document.createElement('div')
  document.body.append(host)
  const chart = createChart(host, { width: 400, height: 600 })
  onTestFinished(() => {
    chart.remove()
    host.remove()
  })
  const candles = [{ t: 0, open: 1, high: 1, low: 1, close: 1, volume: 1 }]
  const indicators = kinds.map((kind) => ({
    ...{ id: kind, kind, params: [], isHidden: false, isDrawn: true, pane: 'own' as const, guides: [] },
    lines: [{ name: kind, colour: 'mark' as const, form: 'line' as const, values: [1] }],
  }))
  const times = [0 as Parameters<ReturnType<typeof createIndicatorSeries>['draw']>[1][number]]
  createIndicatorSeries(chart).draw({ key: '', candles, indicators }, times, null, {
    colours,
    ...appearance,
  })
  return kinds.map((_, at) => {
    const series = chart.panes()[at + 1]!.getSeries()[0]!
    const text = series.priceFormatter().format(-1_234.5678901234)
    return { minMove: series.options().priceFormat.minMove, text }
  })
}

test('the axis of an indicator’s pane shows the decimals of the indicator’s values, in the number format of the language', () => {
  expect(formats(['atr', 'rsi', 'bbw'], { locale: 'en', tick: '0.00001' })).toEqual([
    { minMove: 1e-6, text: '−1,234.567890' },
    { minMove: 0.01, text: '−1,234.57' },
    { minMove: 1e-4, text: '−1,234.5679' },
  ])
  expect(formats(['atr', 'obv'], { locale: 'pt', tick: '0.1' })).toEqual([
    { minMove: 0.01, text: '−1.234,57' },
    { minMove: 0.01, text: '−1.234,57' },
  ])
})
