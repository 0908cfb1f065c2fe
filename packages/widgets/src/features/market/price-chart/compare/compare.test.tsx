import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../../testing/open-exchange.ts'
import { renderKit } from '../../../../testing/render-kit.tsx'
import { candleOf } from '../../../../testing/spot-market.ts'
import { PriceChart } from '../price-chart.tsx'
import { drawn } from '../test-chart.tsx'

const KEY = 'bourselet.chart.compared.spot.BTCUSDT'

async function show() {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  onTestFinished(() => localStorage.removeItem(KEY))
  localStorage.removeItem('bourselet.preferences')
  const { host } = await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 800 },
  )
  await drawn(host)
  const rows = () =>
    [...host.querySelectorAll('.bl-price-chart__compared')].map(({ textContent }) => textContent)
  return { exchange, host, rows }
}

test('a symbol chosen for comparison is stored, and its line gets stream updates and older candles until it is removed', async () => {
  const { exchange, rows } = await show()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('button', { name: /^ETH/ }).first().click()
  await expect.poll(rows).toEqual([expect.stringMatching(/^ETH\/USDT [+−]?\d+\.\d\d%$/)])
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('candle:spot:ETHUSDT:15m')
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual(['ETHUSDT'])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  const [before] = rows()
  const candle = candleOf(['3000.00', '9000.00', '3000.00', '8999.00'])
  // If a new 15-minute interval has just begun, the chart has no candle for this interval yet. So the test also sends
  // the candle for BTCUSDT, the symbol of the chart.
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await exchange.step({ do: 'candle', symbol: 'ETHUSDT', interval: '15m', candle })
  await expect.poll(() => rows()[0] !== before).toBe(true)

  // The chart requests older candles of its own symbol first and then those of the compared symbol. So the last request
  // is the one for ETHUSDT.
  document.querySelector<HTMLElement>('.bl-price-chart__canvas')!.focus()
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  const older = async () => (await exchange.inspect()).requests.historyInfo
  await expect.poll(async () => (await older())?.symbol).toBe('ETHUSDT')
  expect(Number((await older())?.to)).toBeGreaterThan(0)

  // The test presses the button by keyboard, because the values of the legend above the button may wrap and move
  // the button away from the pointer.
  const remove = page.getByRole('button', { name: 'Remove ETH/USDT' })
  ;(remove.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(rows).toEqual([])
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(document.activeElement?.className).toBe('bl-price-chart__canvas')
})
