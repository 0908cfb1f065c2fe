import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { PriceChart } from './price-chart.tsx'
import { show } from './test-chart.tsx'

const order = (at: number) => ({
  id: `S${at}`,
  price: `${60_200 + at}.00`,
  side: 'buy' as const,
  label: `Buy 0.${at + 1}`,
  isMovable: true,
})

/** A chart whose close buttons remove their lines immediately. */
function ClosingChart() {
  const [lines, setLines] = useState([0, 1, 2, 3].map(order))
  const close = (id: string) => setLines(lines.filter((line) => line.id !== id))
  return (
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" lines={lines} onLineClose={close} />
    </div>
  )
}

test('orders with prices near each other share a label, which opens a list; there, each order can be closed and moved, also by keyboard', async () => {
  const closed = vi.fn()
  const onLineMove = vi.fn()
  const lines = [0, 1, 2, 3, 4].map(order)
  const { root } = await show({ lines, onLineClose: closed, onLineMove })
  const group = page.getByRole('button', { name: '5 buy orders from 60,200.00 to 60,204.00' })
  await expect.element(group).toBeVisible()
  expect(root.querySelectorAll('.bl-price-chart__pill')).toHaveLength(1)
  ;(group.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const list = page.getByRole('dialog', { name: '5 buy orders from 60,200.00 to 60,204.00' })
  await expect.element(list).toBeVisible()
  // The list shows the order with the highest price first, as the chart does.
  const rows = [...list.element().querySelectorAll('li')]
  expect(rows.map(({ textContent }) => textContent)[0]).toBe('Buy 0.560,204.00')
  await list.getByRole('button', { name: 'Close: Buy 0.3' }).click()
  expect(closed).toHaveBeenCalledWith('S2')
  const grip = list.getByRole('button', { name: 'Move: Buy 0.2, 60,201.00' })
  // The code of the button that moves a line is loaded when the first movable line is shown. So the test waits for the
  // button.
  await expect.element(grip).toBeVisible()
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  expect(onLineMove).toHaveBeenCalledWith('S1', '60201.01')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(group).toHaveFocus()
})

test('if too few orders are left for an open group, the group disappears and the chart receives the focus', {
  tags: 'deep',
}, async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await renderKit(<ClosingChart />, { client: exchange.sdk, locale: 'en', width: 800 })
  const group = page.getByRole('button', { name: /^4 buy orders/ })
  await expect.element(group).toBeVisible()
  await group.click()
  const list = page.getByRole('dialog', { name: /^4 buy orders/ })
  await list.getByRole('button', { name: 'Close: Buy 0.4' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(page.getByText('Buy 0.1')).toBeVisible()
  expect(document.activeElement?.className).toBe('bl-price-chart__canvas')
})

test('a right click on the list of a group does not set a price alert, a right click on the chart does', {
  tags: 'deep',
}, async () => {
  const lines = [0, 1, 2, 3].map(order)
  const { root } = await show({ lines, onLineClose: () => {} })
  await page.getByRole('button', { name: /^4 buy orders/ }).click()
  const row = page.getByRole('dialog', { name: /^4 buy orders/ }).getByText('60,202.00')
  await row.click({ button: 'right' })
  await userEvent.keyboard('{Escape}')
  await expect.element(row).not.toBeInTheDocument()
  const alerts = page.getByRole('dialog', { name: 'Price alerts' })
  expect(alerts.elements()).toHaveLength(0)
  await userEvent.click(root.querySelector('.bl-price-chart__canvas')!, { button: 'right' })
  await expect.element(alerts).toBeVisible()
})
