import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { SymbolBar } from './symbol-bar.tsx'

async function show(width: number, symbol = 'BTCUSDT', product: 'spot' | 'futures' = 'spot') {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  const picked = vi.fn()
  await renderKit(<SymbolBar symbol={symbol} product={product} onSymbolChange={picked} />, {
    client: exchange.sdk,
    locale: 'en',
    width,
  })
  return { exchange, picked }
}

const pair = () => page.getByRole('button', { name: /BTC \/ USDT/ })
const dialog = () => page.getByRole('dialog', { name: 'Choose a pair' })

test.each([
  ['a popover in a wide bar', 1200, 'bl-popover'],
  ['a sheet in a narrow one', 390, 'bl-sheet'],
])('the list of pairs opens as %s, and a search in the list selects another pair', async (_, width, kind) => {
  const { picked } = await show(width)
  await pair().click()
  await expect.element(dialog()).toBeVisible()
  expect(dialog().element().className).toContain(kind)
  await dialog().getByRole('searchbox').fill('doge')
  await expect.poll(() => dialog().getByRole('row').elements().length).toBe(2)
  await dialog().getByRole('button', { name: 'DOGE / USDT' }).click()
  expect(picked).toHaveBeenCalledExactlyOnceWith('DOGEUSDT')
  await expect.poll(() => dialog().elements()).toHaveLength(0)
})

test('Enter in the search selects the first hit', async () => {
  const { picked } = await show(1200)
  await pair().click()
  await dialog().getByRole('searchbox').fill('doge')
  await expect.poll(() => dialog().getByRole('row').elements().length).toBe(2)
  await userEvent.keyboard('{Enter}')
  expect(picked).toHaveBeenCalledExactlyOnceWith('DOGEUSDT')
  await expect.poll(() => dialog().elements()).toHaveLength(0)
})

test('Esc closes the list of symbols and returns the focus to its button', async () => {
  const { picked } = await show(1200)
  await pair().click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog().elements()).toHaveLength(0)
  await expect.poll(() => document.activeElement).toBe(pair().element())
  expect(picked).not.toHaveBeenCalled()
})

test('shows whether the stream is live or reconnecting', { tags: 'deep' }, async () => {
  const { exchange } = await show(1200)
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('ticker:spot:BTCUSDT')
  // If a poll of the market data succeeded, the client would show the state "polling" instead of reconnecting. So the
  // test server does not answer polls.
  await exchange.step({ do: 'hold', call: 'queryCoinMenu' })
  const end = setInterval(() => exchange.step({ do: 'cut' }), 50)
  onTestFinished(() => clearInterval(end))
  await expect.element(page.getByText(/Reconnecting/)).toBeVisible()
})

test('shows an error for an unknown pair', async () => {
  await show(1200, 'NOPEUSDT')
  await expect.element(page.getByText('NOPEUSDT is not traded here')).toBeVisible()
})

const stat = (kind: string) =>
  document.querySelector(`.bl-ticker-stats__stat[data-kind="${kind}"] dd`)?.textContent ?? ''

test('for a contract, shows mark price, index price, and funding rate with the time until the next funding', async () => {
  const { exchange, picked } = await show(1400, 'BTCUSDT', 'futures')
  await expect.element(page.getByText('Perpetual', { exact: true })).toBeVisible()
  await expect.poll(() => stat('mark')).toBe('60,117.4')
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('mark:*')
  const next_funding_at = Date.now() + 3_661_000
  const data = {
    symbol: 'BTCUSDT',
    mark_price: '60000.1',
    index_price: '59999.9',
    funding_rate: '-0.00012500',
    next_funding_at,
    ts: Date.now(),
  }
  await exchange.step({ do: 'publish', topic: 'mark:BTCUSDT', data })
  await expect.poll(() => stat('mark')).toBe('60,000.1')
  expect(stat('index')).toBe('59,999.9')
  await expect.poll(() => stat('funding')).toMatch(/^[−-]0\.0125% \/ 01:0[01]:\d\d$/)
  const first = stat('funding')
  await expect.poll(() => stat('funding')).not.toBe(first)
  await page.getByRole('button', { name: /^BTCUSDT/ }).click()
  await page
    .getByRole('dialog', { name: 'Choose a contract' })
    .getByRole('button', { name: 'ETHUSDT' })
    .click()
  expect(picked).toHaveBeenCalledExactlyOnceWith('ETHUSDT')
})

test('in a bar of 304 px, which a page of 320 px has, no figure lies over the price', async () => {
  await show(304)
  await expect.poll(() => document.querySelector('.bl-ticker-quote__last')?.textContent).toMatch(/\d/)
  const box = (selector: string) => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector(selector)!)
    return range.getBoundingClientRect()
  }
  await expect.poll(() => box('.bl-ticker-stats').top >= box('.bl-ticker-quote').bottom).toBe(true)
})
