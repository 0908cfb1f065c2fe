import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { futuresOrder, position } from '../../testing/futures-samples.ts'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import { showFutures } from '../../testing/show-futures.tsx'
import { FuturesPanel, type FuturesPanelProps } from './futures-panel.tsx'

async function show(props: Partial<FuturesPanelProps> = {}, width = 1300) {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  localStorage.removeItem('bourselet.preferences')
  await renderKit(<FuturesPanel symbol="BTCUSDT" {...props} />, { client: exchange.sdk, locale: 'en', width })
  return exchange
}

const chart = () => page.getByRole('figure').element().getAttribute('aria-label') ?? ''

async function pick(name: string) {
  await page.getByRole('button', { name: /^BTCUSDT/ }).click()
  await page
    .getByRole('dialog', { name: 'Choose a contract' })
    .getByRole('button', { name, exact: true })
    .click()
}

test('when the member selects another contract, all parts of the panel show this contract', async () => {
  const exchange = await show()
  await expect.poll(chart).toContain('BTC/USDT')
  await pick('ETHUSDT')
  await expect.poll(chart).toContain('ETH/USDT')
  await expect.element(page.getByText('Qty (ETH)').first()).toBeVisible()
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('depth:futures:ETHUSDT')
})

test('if the host page sets `onSymbolChange`, selecting another contract only calls it; the panel keeps the contract that the host page set', {
  tags: 'deep',
}, async () => {
  const onSymbolChange = vi.fn()
  await show({ onSymbolChange })
  await expect.poll(chart).toContain('BTC/USDT')
  await pick('ETHUSDT')
  expect(onSymbolChange).toHaveBeenCalledExactlyOnceWith('ETHUSDT')
  expect(chart()).toContain('BTC/USDT')
})

test.each([
  [1300, 'stacked', 3],
  [900, 'split', 2],
  [600, 'split', 1],
])(
  'at a width of %i px, shows the book in the layout %s and the panels in %i columns',
  async (width, layout, columns) => {
    await show({}, width)
    await expect.poll(() => document.querySelector('.bl-book')?.getAttribute('data-layout')).toBe(layout)
    const grid = getComputedStyle(document.querySelector('.bl-terminal__grid')!)
    expect(grid.gridTemplateColumns.split(' ')).toHaveLength(columns)
  },
)

test('while the panel shows one contract, no button closes the positions of all contracts', {
  tags: 'deep',
}, async () => {
  const positions = [position(), position({ symbol: 'ETHUSDT' })]
  await showFutures(<FuturesPanel symbol="BTCUSDT" />, { positions, width: 1300 })
  const closeAll = page.getByRole('button', { name: 'Close all' })
  await expect.element(closeAll).toBeVisible()
  await page.getByRole('checkbox', { name: 'This symbol' }).click()
  await expect.element(page.getByRole('tab', { name: /^Positions/ })).toHaveTextContent('Positions1')
  await expect.element(closeAll).not.toBeInTheDocument()
})

test('orders of a contract whose prices are near each other share a label in the chart, as spot orders do', {
  tags: 'deep',
}, async () => {
  const orders = [1, 2, 3, 4, 5].map((at) => futuresOrder(at, { price: `6020${at}.0` }))
  await showFutures(<FuturesPanel symbol="BTCUSDT" />, { orders, width: 1300 })
  await expect
    .element(page.getByRole('button', { name: '5 buy orders from 60,201.0 to 60,205.0' }))
    .toBeVisible()
})
