import type { ISeriesPrimitive, Time } from 'lightweight-charts'
import { expect, onTestFinished, test } from 'vitest'
import type { ChartAppearance } from './chart-appearance.ts'
import { type ChartColours, chartTokens } from './chart-colours.ts'
import * as library from './chart-library.ts'
import { createChartView } from './chart-view.ts'

const appearance: ChartAppearance = {
  colours: Object.fromEntries(chartTokens.map((name) => [name, 'rgba(90, 90, 90, 1)'])) as ChartColours,
  ...{ font: 'sans-serif', locale: 'en', interval: '1h', style: 'candles', scale: 'linear', tick: '0.1' },
  formatPrice: String,
}

const noop = () => {}

/**
 * Creates a chart view. Returns it with a function that creates a custom part, one that shows two candles, and
 * one that returns the names of the parts in the order of the last repaint.
 */
function draw() {
  const host = document.createElement('div')
  Object.assign(host.style, { width: '400px', height: '300px' })
  document.body.append(host)
  const view = createChartView(library, host, { onHover: noop, onOldest: noop, onPanes: noop, onAway: noop })
  onTestFinished(() => {
    view.remove()
    host.remove()
  })
  let names: string[] = []
  const part = (name: string): ISeriesPrimitive<Time> => ({
    updateAllViews: () => {
      names = []
    },
    paneViews: () => [{ zOrder: () => 'top', renderer: () => ({ draw: () => void names.push(name) }) }],
  })
  const show = () => {
    view.appearance(appearance)
    const candle = { open: 10, high: 12, low: 9, close: 11, volume: 1 }
    const candles = [0, 1].map((hour) => ({ ...candle, t: hour * 3_600_000 }))
    view.show({ key: 'BTCUSDT', candles, indicators: [] })
  }
  return { view, part, show, drawn: () => [...names] }
}

test.each(['before', 'after'])(
  'a custom drawing that is attached with `behind` %s the first candles is drawn below the drawings attached earlier',
  async (when) => {
    const { view, part, show, drawn } = draw()
    if (when === 'after') show()
    view.attach(part('first line'))
    view.attach(part('second line'))
    const remove = view.attach(part('drawing'), 'behind')
    if (when === 'before') show()
    await expect.poll(drawn).toEqual(['drawing', 'first line', 'second line'])
    view.appearance({ ...appearance, style: 'line' })
    await expect.poll(drawn).toEqual(['drawing', 'first line', 'second line'])
    remove()
    await expect.poll(drawn).toEqual(['first line', 'second line'])
  },
)
