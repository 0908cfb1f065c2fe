import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { fill, order, pageOf } from '../../../testing/show-orders.tsx'
import { PriceChart } from './price-chart.tsx'
import { drawn } from './test-chart.tsx'

test('the member’s trades in one candle get one mark with their sum; the stream updates the mark, and a switch hides it', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  exchange.sdk.token.set('t'.repeat(32))
  const now = Date.now()
  const trades = [fill(1, { ts: now }), fill(2, { ts: now, price: '60001.00' })]
  await exchange.step({ do: 'answer', call: 'orderList', data: pageOf([order(1, { fills: trades })]) })
  const { host } = await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" interval="1d" />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 800, shadow: true },
  )
  const root = host.shadowRoot!
  await drawn(root)
  const canvas = root.querySelector<HTMLElement>('.bl-price-chart__host')!
  await expect.poll(() => root.querySelector('.bl-price-chart__legend')).not.toBeNull()
  const trade = () => root.querySelector('.bl-price-chart__trade')?.textContent
  /**
   * Moves the pointer over the open candle, which is drawn four candles of 8 px left of the price axis. Returns
   * the text of the first trade in the legend.
   */
  const hover = async () => {
    const [, pane] = canvas.querySelectorAll('td')
    await userEvent.hover(canvas, { position: { x: pane!.clientWidth - 36, y: 100 } })
    return trade()
  }
  await expect.poll(hover).toBe(' Bought 0.02 BTC at 60,000.50 on average, 2 trades')
  const event = {
    kind: 'fill',
    order_no: 'S202601010000000009',
    symbol: 'BTCUSDT',
    side: 'sell',
    fill: fill(3, { ts: now }),
  }
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('member')
  await exchange.step({ do: 'member', data: event })
  await expect.poll(() => root.querySelectorAll('.bl-price-chart__trade').length).toBe(2)
  await page.getByRole('button', { name: 'Chart type' }).click()
  await page.getByRole('checkbox', { name: 'My trades' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.poll(hover).toBeUndefined()
})
