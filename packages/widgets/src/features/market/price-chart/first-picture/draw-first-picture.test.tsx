import { decimals } from '@bourselet/sdk/money'
import { expect, onTestFinished, test } from 'vitest'
import type { ChartAppearance } from '../chart-appearance.ts'
import { type ChartColours, chartTokens } from '../chart-colours.ts'
import type { ChartFrame } from '../chart-frame.ts'
import { createChartView } from '../chart-view.ts'
import { averages } from '../indicators/averages.ts'
import { createRun } from '../indicators/indicator-run.ts'
import { drawFirstPicture } from './draw-first-picture.ts'

const colours = Object.fromEntries(
  chartTokens.map((name, at) => [name, `rgba(${40 + at * 10}, ${220 - at * 11}, ${(at * 53) % 256}, 1)`]),
) as ChartColours

const hours = (count: number) => count * 3_600_000

type Sample = {
  interval: ChartAppearance['interval']
  /** Distance between two candles in ms. */
  step: number
  count: number
  price: number
  tick: string
  width: number
  height: number
  locale?: string
}

const usual: Sample = {
  ...{ interval: '15m', step: hours(0.25), count: 300, price: 60_000, tick: '0.01' },
  ...{ width: 800, height: 400 },
}

/** Returns candles of a market that moves up and down, and their moving averages. */
function frameOf({ interval, step, count, price, tick }: Sample): ChartFrame {
  const end = Math.floor(Date.UTC(2026, 10, 30, 17, 45) / step) * step
  const closeAt = (at: number) =>
    Number((price * (1 + Math.sin(at / 17) / 40 + Math.sin(at * 1.7) / 300)).toFixed(decimals(tick)))
  const candles = Array.from({ length: count }, (_, at) => {
    const [open, close] = [closeAt(at - 1), closeAt(at)]
    const [high, low] = [Math.max(open, close) * (1 + (at % 5) / 2_000), Math.min(open, close) * 0.999]
    return { t: end - (count - 1 - at) * step, open, high, low, close, volume: 1 + ((at * 7) % 31) }
  })
  const params = [7, 25, 0] as const
  const lines = createRun(() => averages.ma(params))(candles)
  const ma = { kind: 'ma', params, isHidden: false, isDrawn: true, pane: 'price', guides: [] } as const
  return { key: interval, candles, indicators: [{ id: 'ma', lines, ...ma }] }
}

function appearanceOf({ interval, tick, locale = 'en' }: Sample): ChartAppearance {
  const { format } = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals(tick) })
  return {
    ...{ colours, font: 'sans-serif', locale, interval, style: 'candles', scale: 'linear', tick },
    formatPrice: (price) => format(Number(price)),
  }
}

/** Draws a chart with the chart library and without it. Returns both pictures. */
async function drawBoth(sample: Sample) {
  const { width, height } = sample
  const host = document.createElement('div')
  // The pointer of an earlier test may rest where this chart appears, and the library would draw its crosshair there.
  Object.assign(host.style, { width: `${width}px`, height: `${height}px`, pointerEvents: 'none' })
  document.body.append(host)
  const nothing = () => {}
  const view = createChartView(host, {
    ...{ onHover: nothing, onOldest: nothing, onPanes: nothing, onAway: nothing },
  })
  onTestFinished(() => {
    view.remove()
    host.remove()
  })
  const appearance = appearanceOf(sample)
  const frame = frameOf(sample)
  view.appearance(appearance)
  view.show(frame)
  view.last('04:59')
  for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  const picture = document.createElement('canvas')
  const first = drawFirstPicture(picture, { width, height }, { frame, appearance, left: '04:59' })
  expect(first).toBe(view.firstVisible())
  return [picture, view.picture()] as const
}

/**
 * Number of color channels that the edges of glyphs may change: on a busy machine, one run of many had 13. A label that
 * is moved by one pixel changes more than 450.
 */
const FEW = 50

/**
 * Largest difference of a color channel that is not visible. Canvases of different sizes render the same lines slightly
 * differently.
 */
const SLACK = 8

/** Returns the color channels of a picture on a black background. */
function channelsOf(picture: HTMLCanvasElement): Uint8ClampedArray {
  const { width, height } = picture
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0)
  return context.getImageData(0, 0, width, height).data
}

/** Returns the number of color channels by which two pictures visibly differ. */
function differences(one: HTMLCanvasElement, other: HTMLCanvasElement): number {
  const known = channelsOf(other)
  return channelsOf(one).reduce((sum, value, at) => sum + Number(Math.abs(value - known[at]!) > SLACK), 0)
}

test.each<[string, Partial<Sample>]>([
  ['a usual market', {}],
  ['minutes on a phone', { interval: '1m', step: 60_000, width: 390, height: 287 }],
  ['days in a wide window', { interval: '1d', step: hours(24), width: 1_301, height: 517 }],
  ['hours in another language', { interval: '4h', step: hours(4), locale: 'ja' }],
  ['weeks of a cheap coin', { interval: '1w', step: hours(168), price: 0.0234, tick: '0.000001' }],
  ['prices without decimals', { price: 98_000, tick: '1' }],
  ['a coin with few candles', { count: 9 }],
  ['a coin with one candle', { count: 1 }],
  ['long prices, which widen the axis', { price: 1_234_567, tick: '0.0001', width: 500 }],
])('the first picture of %s has the same pixels as the picture of the chart library', async (_, sample) => {
  const [picture, library] = await drawBoth({ ...usual, ...sample })
  expect([picture.width, picture.height]).toEqual([library.width, library.height])
  expect(differences(picture, library)).toBeLessThan(FEW)
})

test.each([0, 60, 96])('a chart that is %s px wide has room for no candle and is not drawn', (width) => {
  const content = { frame: frameOf(usual), appearance: appearanceOf(usual), left: null }
  expect(drawFirstPicture(document.createElement('canvas'), { width, height: 400 }, content)).toBeNull()
})

test('an indicator in a pane of its own does not change the first picture', () => {
  const drawn = (isAdded: boolean) => {
    const { indicators, ...frame } = frameOf(usual)
    const rsi = { ...indicators[0]!, id: 'rsi', pane: 'own' as const }
    const lines = rsi.lines.map((line) => ({ ...line, values: line.values.map(() => 50) }))
    const shown = isAdded ? [...indicators, { ...rsi, lines }] : indicators
    const canvas = document.createElement('canvas')
    const content = { frame: { ...frame, indicators: shown }, appearance: appearanceOf(usual), left: null }
    drawFirstPicture(canvas, usual, content)
    return canvas
  }
  expect(differences(drawn(true), drawn(false))).toBe(0)
})
