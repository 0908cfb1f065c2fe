import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { DepthChart } from './depth-chart.tsx'

const snapshot = {
  symbol: 'BTCUSDT',
  epoch: 'e1',
  seq: 1,
  ts: 1_000,
  last: '100.00',
  bids: [
    ['100.00', '2.00000000'],
    ['99.00', '1.00000000'],
  ],
  asks: [
    ['101.00', '1.00000000'],
    ['102.00', '4.00000000'],
  ],
}

async function show(depth: object = snapshot, shadow = false, symbol = 'BTCUSDT') {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'answer', call: 'marketDepth', data: depth })
  const { host } = await renderKit(
    <div style={{ height: 320 }}>
      <DepthChart symbol={symbol} />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 640, shadow },
  )
  return { exchange, root: host.shadowRoot ?? host }
}

const slider = () => page.getByRole('slider', { name: 'Market depth of BTC/USDT' })
const readout = (root: ParentNode) =>
  [...root.querySelectorAll('.bl-depth-chart__readout dd')].map((value) => value.textContent)

test('draws bids in green and asks in red, also in a shadow root', async () => {
  const { root } = await show(snapshot, true)
  await expect.poll(() => root.querySelector('canvas')).not.toBeNull()
  const canvas = root.querySelector('canvas')!
  await expect.poll(() => canvas.width).toBeGreaterThan(300)
  const at = (share: number) => {
    const context = canvas.getContext('2d')!
    return [...context.getImageData(canvas.width * share, canvas.height * 0.85, 1, 1).data]
  }
  // The bid area, left of the middle, is green. The ask area, right of the middle, is red.
  await expect.poll(() => at(0.1)[1]! > at(0.1)[0]!).toBe(true)
  expect(at(0.8)[0]!).toBeGreaterThan(at(0.8)[1]!)
  expect(document.querySelectorAll('style[data-chartjs]')).toHaveLength(0)
})

test('arrow keys select a price and show the cost of moving the market to that price', async () => {
  const { root } = await show()
  await expect.element(slider()).toBeVisible()
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  // The crosshair starts at the best ask: 1 coin at 101.
  await expect
    .element(slider())
    .toHaveAttribute('aria-valuetext', '101.00, Total 1 BTC, Cost to reach it 101 USDT')
  await userEvent.keyboard('{ArrowRight}')
  // The next ask offers 4 coins at 102, so 5 coins cost 101 + 4 × 102 = 509. The distance of 102 from the best
  // ask is rounded to 0.99 %.
  await expect.poll(() => readout(root)).toEqual(['102.00', '+0.99%', '5 BTC', '509.00 USDT'])
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  // Three steps to the left select the second bid. Its total is 2 × 100 + 1 × 99 = 299.
  await expect.poll(() => readout(root)).toEqual(['99.00', '−1.00%', '3 BTC', '299.00 USDT'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => readout(root)).toEqual([])
})

test('in a market quoted in BTC, the cost of moving the price is shown with as many decimals as a price', async () => {
  const bids = [['0.05122', '0.15000000']]
  const { root } = await show(
    { ...snapshot, symbol: 'ETHBTC', bids, asks: [['0.05123', '0.30000000']] },
    false,
    'ETHBTC',
  )
  const plot = page.getByRole('slider', { name: 'Market depth of ETH/BTC' })
  await expect.element(plot).toBeVisible()
  ;(plot.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .element(plot)
    .toHaveAttribute('aria-valuetext', '0.05123, Total 0.3 ETH, Cost to reach it 0.01536 BTC')
  await expect.poll(() => readout(root)).toEqual(['0.05123', '0.00%', '0.3 ETH', '0.01536 BTC'])
})

test('shows the point of the curve nearest to the pointer, and hides it when the pointer leaves the chart', async () => {
  const { root } = await show()
  await expect.element(slider()).toBeVisible()
  await userEvent.hover(slider(), { position: { x: 20, y: 100 } })
  await expect.poll(() => readout(root)[0]).toBe('99.00')
  await userEvent.unhover(slider())
  await expect.poll(() => readout(root)).toEqual([])
})

test('shows a message while one side of the book is empty, and draws the chart when an order arrives on that side', async () => {
  const { exchange, root } = await show({ ...snapshot, asks: [] })
  await expect.element(page.getByText('The order book is empty')).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('depth:spot:BTCUSDT')
  await exchange.step({ do: 'depth', symbol: 'BTCUSDT', asks: [['101.00', '1.00000000']] })
  await expect.poll(() => root.querySelector('canvas')).not.toBeNull()
})
