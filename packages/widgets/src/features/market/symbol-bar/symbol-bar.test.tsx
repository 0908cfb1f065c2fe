import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { SymbolBar } from './symbol-bar.tsx'

async function show(width: number, symbol = 'BTCUSDT') {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  const picked = vi.fn()
  await renderKit(<SymbolBar symbol={symbol} onSymbolChange={picked} />, {
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
])('another pair is picked by search and keys in %s', async (_, width, kind) => {
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

test('Esc closes the list and gives the focus back', async () => {
  const { picked } = await show(1200)
  await pair().click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog().elements()).toHaveLength(0)
  await expect.poll(() => document.activeElement).toBe(pair().element())
  expect(picked).not.toHaveBeenCalled()
})

test('the mark tells a live stream, and a lost one with its age', async () => {
  const { exchange } = await show(1200)
  await expect.element(page.getByText('Live', { exact: true })).toBeVisible()
  await expect.poll(async () => (await exchange.look()).topics).toContain('ticker:spot:BTCUSDT')
  const end = setInterval(() => exchange.step({ do: 'cut' }), 50)
  onTestFinished(() => clearInterval(end))
  await expect.element(page.getByText(/Reconnecting/), { timeout: 8_000 }).toBeVisible()
})

test('an unknown pair is told', async () => {
  await show(1200, 'NOPEUSDT')
  await expect.element(page.getByText('Unknown trading pair')).toBeVisible()
})
