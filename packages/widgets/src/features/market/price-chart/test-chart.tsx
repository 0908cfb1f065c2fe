import { expect, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { PriceChart, type PriceChartProps } from './price-chart.tsx'

/**
 * Waits until the chart library has drawn a chart. In the script build the library is loaded when the pointer is over
 * the chart.
 */
export const drawn = (root: ParentNode) =>
  expect
    .poll(() => {
      const figure = root.querySelector('.bl-price-chart__canvas')
      figure?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
      return root.querySelectorAll('.bl-price-chart__canvas table canvas').length
    })
    .toBeGreaterThan(2)

/** Renders a price chart on a test exchange and waits until it is drawn. */
export async function show(props: Partial<PriceChartProps> = {}, { shadow = false, width = 800 } = {}) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  // A pointer over the chart would select a candle, so it is moved to the corner of the page.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  const { host, page: shared } = await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" {...props} />
    </div>,
    { client: exchange.sdk, locale: 'en', width, shadow },
  )
  const root: ParentNode = host.shadowRoot ?? host
  await drawn(root)
  return { exchange, shared, host, root }
}

/** Returns the texts of all figures in the legend of the chart. */
export const legend = (root: ParentNode) =>
  [...root.querySelectorAll('.bl-price-chart__figure')].map((figure) => figure.textContent)
/** Returns the last request for candles that the test exchange has received. */
export const requests = async (exchange: Awaited<ReturnType<typeof show>>['exchange']) =>
  (await exchange.inspect()).requests.historyInfo

/** Returns the different colors of the largest canvas. An empty canvas has only one or two. */
export const colours = (root: ParentNode) => {
  const [largest] = [...root.querySelectorAll('canvas')].sort(
    (a, b) => b.width * b.height - a.width * a.height,
  )
  const { data } = largest!.getContext('2d')!.getImageData(0, 0, largest!.width, largest!.height)
  const seen = new Set<string>()
  for (let at = 0; at < data.length; at += 4) seen.add(`${data[at]},${data[at + 1]},${data[at + 2]}`)
  return seen
}

/** Returns true if the largest canvas has a color that meets a condition. */
export const hasColour = (root: ParentNode, wanted: (r: number, g: number, b: number) => boolean) =>
  [...colours(root)].some((colour) => wanted(...(colour.split(',').map(Number) as [number, number, number])))
export const blue = (r: number, g: number, b: number) => b > 180 && b > r + 60 && b > g + 20
