import { expect, inject, onTestFinished, test } from 'vitest'
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

test('a price chart shows live candles and receives its keys without the chart library, and keeps its picture when the first focus loads the library', async () => {
  const apiBase = `${inject('testExchange')}/x/price-chart-${Date.now()}`
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

  // The keys of the chart must not scroll the page.
  const isHandled = (key: string) =>
    !figure.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(['ArrowUp', 'ArrowDown', 'End', 'Tab'].filter(isHandled)).toEqual(['ArrowUp', 'ArrowDown', 'End'])
  expect(canvases()).toBe(1)

  const before = pixels(figure)
  figure.focus()
  await expect.poll(canvases).toBeGreaterThan(2)
  // The canvas without the library is removed when the library has drawn the chart.
  await expect.poll(() => figure.querySelectorAll('.bl-price-chart__host').length).toBe(1)
  // Only the time that is left until the candle closes may have changed.
  expect(difference(before, pixels(figure))).toBeLessThan(0.002)
})
