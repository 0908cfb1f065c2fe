import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { chartView } from '../../widgets/src/features/market/price-chart/use-chart-view.ts'
import './autoload.ts'
import { configure } from './settings.ts'

/** Returns the pixels of a chart, with each of its canvases at its place. */
function pixels(figure: HTMLElement): Uint32Array {
  const { left, top, width, height } = figure.getBoundingClientRect()
  const whole = Object.assign(document.createElement('canvas'), { width, height })
  const context = whole.getContext('2d', { willReadFrequently: true })!
  for (const canvas of figure.querySelectorAll('canvas')) {
    const place = canvas.getBoundingClientRect()
    context.drawImage(canvas, place.left - left, place.top - top, place.width, place.height)
  }
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
}

/** Returns the fraction of pixels that differ. */
const difference = (one: Uint32Array, other: Uint32Array) =>
  one.reduce((sum, pixel, at) => sum + Number(pixel !== other[at]), 0) / one.length

let count = 0

/** Adds a price chart to the page and waits for its first picture, which it draws without the chart library. */
async function openChart() {
  count += 1
  // An earlier test of this file may have loaded the library.
  chartView.loaded = null
  const apiBase = `${inject('testExchange')}/x/price-chart-${Date.now()}-${count}`
  configure({ apiBase, site: apiBase, locale: 'en' })
  const step = (step: object) => fetch(`${apiBase}/step`, { method: 'POST', body: JSON.stringify(step) })
  const chart = document.createElement('bourselet-price-chart')
  chart.setAttribute('symbol', 'BTCUSDT')
  chart.style.cssText = 'display: block; width: 800px; height: 400px'
  document.body.append(chart)
  onTestFinished(() => chart.remove())
  const canvases = () => chart.shadowRoot?.querySelectorAll('canvas').length
  // A slow machine needs longer to load the first tag than an assertion waits.
  await customElements.whenDefined('bourselet-price-chart')
  await expect.poll(canvases).toBe(1)
  const figure = chart.shadowRoot!.querySelector<HTMLElement>('.bl-price-chart__canvas')!
  return { step, canvases, figure }
}

/** Presses a key on a chart. Returns true if the chart handles the key. */
const press = (figure: HTMLElement, key: string, shiftKey = false) =>
  !figure.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))

test('draws the first picture again only if something has changed', { tags: 'deep' }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { figure } = await openChart()
  const watch = new MutationObserver(() => {})
  watch.observe(figure.querySelector('canvas')!, { attributeFilter: ['width'] })
  watch.takeRecords()
  vi.advanceTimersByTime(5_000)
  const draws = watch.takeRecords().length
  // The time that is left until the candle closes may have changed once meanwhile.
  expect(draws).toBeLessThanOrEqual(1)
})

test('if the chart library cannot be loaded, a moving pointer keeps the picture, and a press or the focus states the failure, which a button repeats', async () => {
  const { canvases, figure } = await openChart()
  const error = new TypeError('Failed to fetch dynamically imported module')
  const load = vi.spyOn(chartView, 'load').mockRejectedValueOnce(error).mockRejectedValueOnce(error)
  const move = () => figure.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  move()
  await expect.poll(() => load.mock.settledResults[0]?.type).toBe('rejected')
  move()
  expect([load.mock.calls.length, canvases()]).toEqual([1, 1])
  figure.focus()
  await expect.element(page.getByText('This could not be loaded')).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  // A pointer over the button would select a candle in the charts of the next tests.
  ;(retry.element() as HTMLElement).click()
  await expect.poll(canvases).toBeGreaterThan(2)
})

test('a price chart shows live candles without the chart library, and keeps its picture when the first focus loads the library', async () => {
  const { step, canvases, figure } = await openChart()
  const start = pixels(figure)
  expect(new Set(start).size).toBeGreaterThan(20)

  const topics = async () => (await (await step({ do: 'inspect' })).json()).topics
  await expect.poll(topics).toContain('candle:spot:BTCUSDT:15m')
  const t = Math.floor(Date.now() / 900_000) * 900_000
  const candle = {
    ...{ t, o: '60000.00', h: '71000.00', l: '60000.00', c: '70123.45' },
    ...{ v: '1.00000000', q: '1.00000000', n: 1 },
  }
  expect((await step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })).ok).toBe(true)
  await expect.poll(() => difference(start, pixels(figure))).toBeGreaterThan(0.02)
  expect(canvases()).toBe(1)

  const before = pixels(figure)
  figure.focus()
  await expect.poll(canvases).toBeGreaterThan(2)
  // The canvas without the library is removed when the library has drawn the chart.
  await expect.poll(() => figure.querySelectorAll('.bl-price-chart__host').length).toBe(1)
  // Only the time that is left until the candle closes may have changed.
  expect(difference(before, pixels(figure))).toBeLessThan(0.002)
})

test('keys that are pressed before the chart library is loaded do not scroll the page, and move the chart once it is loaded', async () => {
  const { figure } = await openChart()
  figure.focus()
  // A key that the chart handles does not scroll the page.
  expect(['ArrowUp', 'ArrowDown', 'End', 'Tab'].filter((key) => press(figure, key))).toEqual([
    ...['ArrowUp', 'ArrowDown', 'End'],
  ])
  press(figure, 'ArrowLeft', true)
  expect(figure.querySelectorAll('canvas')).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Go to the latest candle' })).toBeVisible()
})
