import type { ISeriesPrimitive, Time } from 'lightweight-charts'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ChartAppearance } from './chart-appearance.ts'
import { type ChartColours, chartTokens } from './chart-colours.ts'
import type { ChartFrame } from './chart-frame.ts'
import { type ChartView, createChartView } from './chart-view.ts'
import { createRepaintWatch } from './repaint-watch.ts'

const appearance: ChartAppearance = {
  colours: Object.fromEntries(chartTokens.map((name) => [name, 'rgba(90, 90, 90, 1)'])) as ChartColours,
  ...{ font: 'sans-serif', locale: 'en', interval: '1h', style: 'candles', scale: 'linear', tick: '0.1' },
  formatPrice: String,
}

const noop = () => {}

const hour = 3_600_000
/**
 * Returns hourly candles that start at the given hours after 1970-01-01 00:00 UTC. The last candle has the closing
 * price `close`.
 */
const candlesOf = (hours: readonly number[], close = 11) =>
  hours.map((at, index) => ({
    ...{ t: at * hour, open: 10, high: 12, low: 9, volume: 1 },
    close: index === hours.length - 1 ? close : 11,
  }))

/**
 * Counts the draws of a chart. The returned function waits until the chart has drawn everything that was requested, and
 * returns the number of draws since the last call.
 */
function countDraws(view: ChartView): () => Promise<number> {
  let draws = 0
  let quietFrames = 0
  const draw = () => {
    draws += 1
    quietFrames = 0
  }
  view.attach({ paneViews: () => [{ renderer: () => ({ draw }) }] })
  return async () => {
    for (quietFrames = 0; quietFrames < 6; quietFrames += 1) await new Promise(requestAnimationFrame)
    const counted = draws
    draws = 0
    return counted
  }
}

/**
 * Creates a chart view (`view`), and returns it with three functions. `part` creates a custom part. `show` shows
 * candles, by default two. `drawn` returns the names of the parts in the order of the last repaint.
 */
function draw() {
  const host = document.createElement('div')
  Object.assign(host.style, { width: '400px', height: '300px' })
  document.body.append(host)
  const view = createChartView(host, { onHover: noop, onOldest: noop, onPanes: noop, onAway: noop })
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
  const show = (candles = candlesOf([0, 1])) => {
    view.appearance(appearance)
    view.show({ key: 'BTCUSDT', candles, indicators: [] })
  }
  return { view, part, show, drawn: () => [...names] }
}

test.each(['before', 'after'])(
  'a custom drawing attached with `behind` %s the first candles are shown is drawn below all drawings that were attached earlier',
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

test('`firstVisible` returns the first visible candle, even if the edge of the chart cuts it off', async () => {
  const { view, show } = draw()
  show(candlesOf(Array.from({ length: 200 }, (_, index) => index)))
  const place = () => view.xOf(view.firstVisible())
  await expect.poll(place).not.toBeNull()
  // The candles are 8 px apart, so the edge of the chart cuts off a candle whose center is less than 4 px from this
  // edge. Each step scrolls the chart by 2 px, a quarter of the distance between two candles.
  const places: number[] = []
  for (let step = 0; step < 4; step += 1) {
    view.scroll(-0.25)
    await new Promise(requestAnimationFrame)
    places.push(place()!)
  }
  for (const x of places) expect(x).toBeLessThan(4)
  expect(new Set(places).size).toBe(4)
})

test('xOf interpolates the position of a fractional index, between two candles and beyond the candles', async () => {
  const { view, show } = draw()
  show(candlesOf([0, 1, 2, 3]))
  const { width } = view.paneSize()
  await expect.poll(() => view.xOf(3)).toBeGreaterThan(width / 2)
  const x = (index: number) => view.xOf(index)! - view.xOf(0)!
  const spacing = x(1)
  expect(spacing).toBeGreaterThan(0)
  for (const index of [0.25, 1.5, 2.75, 3, 4.5, -0.5, -1]) expect(x(index)).toBeCloseTo(index * spacing, 6)
})

test('draws the chart once for each change of a candle and for each second of the countdown', async () => {
  const { view, show } = draw()
  const drawn = countDraws(view)
  show()
  view.fills([{ t: 0, side: 'buy', qty: '1', price: '10', count: 1 }])
  view.last('00:59')
  await drawn()
  view.show({ key: 'BTCUSDT', candles: candlesOf([0, 1], 11.5), indicators: [] })
  view.last('00:59')
  expect(await drawn()).toBe(1)
  view.last('00:58')
  expect(await drawn()).toBe(1)
  view.last('00:58')
  expect(await drawn()).toBe(0)
})

test('if a closed candle changes, the candle is drawn again, and so are the values of the indicators from this candle on', async () => {
  const { view, show } = draw()
  const drawn = countDraws(view)
  const line = { name: 'MA7', colour: 'mark', form: 'line' } as const
  const frame = (low: number, average: number): ChartFrame => ({
    key: 'BTCUSDT',
    candles: candlesOf([0, 1, 2, 3]).map((one, at) => (at === 1 ? { ...one, low } : one)),
    indicators: [
      {
        ...{ id: 'ma,7', kind: 'ma', params: [7], isHidden: false, isDrawn: true, pane: 'price', guides: [] },
        lines: [{ ...line, values: [null, average, 11, 10] }],
      },
    ],
  })
  const picture = async (next: ChartFrame) => {
    view.show(next)
    await drawn()
    return view.picture().toDataURL()
  }
  show()
  const before = await picture(frame(9, 10))
  const candle = await picture(frame(9.5, 10))
  expect(candle).not.toBe(before)
  const indicator = await picture(frame(9.4, 11))
  expect(indicator).not.toBe(candle)
  view.appearance(appearance)
  expect(await picture(frame(9.4, 11))).toBe(indicator)
})

test('the arrows of the member’s trades stay at their candles when older candles are loaded', {
  tags: 'deep',
}, async () => {
  const { view, show } = draw()
  const drawn = countDraws(view)
  show(candlesOf([10, 11, 12, 13]))
  const marks = [{ t: 11 * hour, side: 'buy', qty: '1', price: '10', count: 1 } as const]
  view.fills(marks)
  await drawn()
  view.show({ key: 'BTCUSDT', candles: candlesOf([5, 6, 7, 8, 9, 10, 11, 12, 13]), indicators: [] })
  await drawn()
  const shown = view.picture().toDataURL()
  view.fills(marks)
  await drawn()
  expect(view.picture().toDataURL()).toBe(shown)
  view.fills([])
  await drawn()
  expect(view.picture().toDataURL()).not.toBe(shown)
})

test('the arrow of a trade moves to its candle when this candle arrives after the trade', {
  tags: 'deep',
}, async () => {
  const { view, show } = draw()
  const drawn = countDraws(view)
  const marks = [{ t: 12 * hour, side: 'buy', qty: '1', price: '10', count: 1 } as const]
  show(candlesOf([10, 11]))
  view.fills(marks)
  await drawn()
  view.show({ key: 'BTCUSDT', candles: candlesOf([10, 11, 12]), indicators: [] })
  await drawn()
  const shown = view.picture().toDataURL()
  view.fills(marks)
  await drawn()
  expect(view.picture().toDataURL()).toBe(shown)
})

test('a repaint watch calls `check` once in each repaint, however many values have changed', async () => {
  const { view, show } = draw()
  const check = vi.fn()
  view.attach(createRepaintWatch(check))
  const drawn = countDraws(view)
  show()
  await drawn()
  check.mockClear()
  for (const close of [12, 13, 14])
    view.show({ key: 'BTCUSDT', candles: candlesOf([0, 1], close), indicators: [] })
  expect(await drawn()).toBe(1)
  expect(check).toHaveBeenCalledOnce()
})
