import { useEffect, useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { PriceChart } from './price-chart.tsx'
import { drawn } from './test-chart.tsx'

const KEY = 'bourselet.chart.alerts.spot.BTCUSDT'

beforeEach(() => localStorage.removeItem(KEY))

async function show(symbol = 'BTCUSDT') {
  const exchange = openExchange()
  onTestFinished(() => {
    exchange.close()
    localStorage.removeItem(KEY)
  })
  const { host } = await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol={symbol} />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 800, shadow: true },
  )
  const root = host.shadowRoot!
  await drawn(root)
  return { exchange, root }
}

const stored = () =>
  (JSON.parse(localStorage.getItem(KEY) ?? '[]') as { price: string }[]).map(({ price }) => price)

test('an alert set at a price gets a line with a bell and a row in the list, and can be removed by keyboard', async () => {
  const { root } = await show()
  await page.getByRole('button', { name: 'Price alerts' }).click()
  const field = page.getByRole('textbox', { name: 'Alert at' })
  await field.fill('61000')
  await expect.element(page.getByText('Fires when BTC rises to this price')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(stored()).toEqual(['61000'])
  await expect.poll(() => root.querySelector('.bl-price-chart__pill')?.textContent).toBe('Alert above')
  const pill = root.querySelector('.bl-price-chart__pill')!
  expect(pill.querySelector('.bl-icon')).not.toBeNull()
  const list = page.getByRole('list', { name: 'Price alerts' })
  const remove = list.getByRole('button', { name: 'Remove alert at 61,000.00' })
  ;(remove.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(stored()).toEqual([])
  await expect.element(page.getByText('No alerts for this market')).toBeVisible()
})

test('a right click on the chart opens the alerts with the clicked price', async () => {
  const { root } = await show()
  const canvas = root.querySelector<HTMLElement>('.bl-price-chart__host')!
  const field = page.getByRole('textbox', { name: 'Alert at' })
  await expect
    .poll(async () => {
      await userEvent.click(canvas, { button: 'right', position: { x: 200, y: 120 } })
      return field.query()
    })
    .not.toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(stored()[0]).toMatch(/^\d{5}\.\d\d$/)
})

/** A chart that shows another symbol when the member goes back in the history. */
function BackToOther() {
  const [symbol, setSymbol] = useState('BTCUSDT')
  useEffect(() => {
    const back = () => setSymbol('ETHUSDT')
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  return (
    <div style={{ height: 400 }}>
      <PriceChart symbol={symbol} />
    </div>
  )
}

test('the open menu of price alerts closes when the chart shows another symbol, and its entry is discarded', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(<BackToOther />, { client: exchange.sdk, locale: 'en', width: 800 })
  await page.getByRole('button', { name: 'Price alerts' }).click()
  const field = page.getByRole('textbox', { name: 'Alert at' })
  await field.fill('61000')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Price alerts' }).click()
  await expect.element(field).not.toHaveValue('61,000.00')
})

test('when the last price reaches an alert, a toast and a notification are shown once, and the line of the alert disappears', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ id: 'alert:61000', price: '61000', when: 'above' }, 7]))
  const notified = vi.fn()
  vi.stubGlobal('Notification', Object.assign(notified, { permission: 'granted' }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { exchange, root } = await show()
  await expect.poll(() => root.querySelector('.bl-price-chart__pill')?.textContent).toBe('Alert above')
  const status = () =>
    [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
  await expect.poll(async () => (await exchange.inspect()).topics.join()).toContain('ticker:spot:')
  await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '60999.99' })
  expect(stored()).toContain('61000')
  await expect
    .poll(async () => {
      await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.01' })
      return status()
    })
    .toContain('BTC/USDT reached 61,000.00. Last price 61,000.01')
  expect(root.querySelector('.bl-price-chart__pill')).toBeNull()
  expect(stored()).toEqual([])
  expect(notified).toHaveBeenCalledTimes(1)
  expect(notified.mock.calls[0]?.[0]).toBe('BTC/USDT reached 61,000.00')
})

test('an alert fires while a chart shows another market', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ id: 'alert:61000', price: '61000', when: 'above' }]))
  const { exchange, root } = await show('ETHUSDT')
  await expect
    .poll(async () => {
      await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.01' })
      return [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
    })
    .toContain('BTC/USDT reached 61,000.00. Last price 61,000.01')
  expect(stored()).toEqual([])
})

test('a price from the list of symbols fires no alert, because it may be older than the alert', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ id: 'alert:60000', price: '60000', when: 'above' }]))
  const { exchange, root } = await show()
  await expect.poll(() => root.querySelector('.bl-price-chart__pill')?.textContent).toBe('Alert above')
  await expect.poll(async () => (await exchange.inspect()).topics.join()).toContain('ticker:spot:')
  expect(stored()).toEqual(['60000'])
  await expect
    .poll(async () => {
      await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.01' })
      return stored()
    })
    .toEqual([])
})

test('an alert also fires in a hidden page, which draws nothing', async () => {
  localStorage.setItem(KEY, JSON.stringify([{ id: 'alert:61000', price: '61000', when: 'above' }]))
  const { exchange, root } = await show()
  await expect.poll(() => root.querySelector('.bl-price-chart__pill')?.textContent).toBe('Alert above')
  await expect.poll(async () => (await exchange.inspect()).topics.join()).toContain('ticker:spot:')
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await expect
    .poll(async () => {
      await exchange.step({ do: 'ticker', symbol: 'BTCUSDT', last: '61000.01' })
      return stored()
    })
    .toEqual([])
})
