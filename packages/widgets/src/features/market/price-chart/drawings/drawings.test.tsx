import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openExchange } from '../../../../testing/open-exchange.ts'
import { renderKit } from '../../../../testing/render-kit.tsx'
import { PriceChart, type PriceChartProps } from '../price-chart.tsx'
import { drawn } from '../test-chart.tsx'
import type { Drawing } from './drawing.ts'

const KEY = 'bourselet.chart.drawings.spot.BTCUSDT'

beforeEach(() => {
  localStorage.removeItem(KEY)
  localStorage.removeItem('bourselet.preferences')
})

async function show(props: Partial<PriceChartProps> = {}) {
  const exchange = openExchange()
  onTestFinished(() => {
    exchange.close()
    localStorage.removeItem(KEY)
  })
  const { host } = await renderKit(
    <div style={{ height: 400 }}>
      <PriceChart symbol="BTCUSDT" {...props} />
    </div>,
    { client: exchange.sdk, locale: 'en', width: 800, shadow: true },
  )
  const root = host.shadowRoot!
  await drawn(root)
  return { root, host: root.querySelector<HTMLElement>('.bl-price-chart__host')! }
}

const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as Drawing[]
const press = (target: HTMLElement, x: number, y: number) => userEvent.click(target, { position: { x, y } })

test('drawings can be placed by clicks and removed in their list; a text drawing is typed in a field', async () => {
  const { root, host } = await show()
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Trend line' }).click()
  await press(host, 200, 100)
  expect(stored()).toEqual([])
  await press(host, 300, 160)
  expect(stored().map(({ tool }) => tool)).toEqual(['trend'])
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await press(host, 120, 220)
  await expect.poll(() => root.activeElement?.className).toBe('bl-drawings__field')
  await userEvent.keyboard('Support')
  // While an input method composes text, Escape must only end the composition and not discard the text.
  const composing = { key: 'Escape', isComposing: true, bubbles: true, composed: true }
  root.activeElement?.dispatchEvent(new KeyboardEvent('keydown', composing))
  await userEvent.keyboard('{Enter}')
  expect(stored()[1]).toMatchObject({ tool: 'text', text: 'Support' })
  await page.getByRole('button', { name: 'Drawings', exact: true }).click()
  const list = page.getByRole('list', { name: 'Drawings' })
  await list.getByRole('button', { name: /^Delete Trend line/ }).click()
  expect(stored().map(({ tool }) => tool)).toEqual(['text'])
  await page.getByRole('button', { name: 'Delete all' }).click()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('a press on the move button and then on the chart moves the selected drawing to the pressed position', {
  tags: 'deep',
}, async () => {
  const { host } = await show()
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  const move = page.getByRole('button', { name: 'Move: press the new position' })
  // The button is disabled, because no drawing is selected yet.
  await expect.element(move).toBeDisabled()
  await page.getByRole('button', { name: 'Horizontal line' }).click()
  await press(host, 200, 160)
  const before = stored()[0]!.points[0]!.price
  await move.click()
  await expect.element(move).toHaveAttribute('aria-pressed', 'true')
  await press(host, 300, 100)
  expect(stored()[0]!.points[0]!.price).toBeGreaterThan(before)
  await expect.element(move).toHaveAttribute('aria-pressed', 'false')
})

test('after the drawing tools have been closed, a press on the chart moves no drawing', {
  tags: 'deep',
}, async () => {
  const { root, host } = await show()
  const tools = page.getByRole('button', { name: 'Drawing tools' })
  await tools.click()
  await page.getByRole('button', { name: 'Horizontal line' }).click()
  await press(host, 200, 160)
  const before = stored()
  await page.getByRole('button', { name: 'Move: press the new position' }).click()
  await tools.click()
  await expect.poll(() => root.querySelector('.bl-drawings__bar')).toBeNull()
  await press(host, 300, 100)
  expect(stored()).toEqual(before)
})

test('a drawing can be placed, moved and removed with the keyboard, and screen readers announce the chosen tool', async () => {
  const { root } = await show()
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Horizontal line' }).click()
  await expect.poll(() => root.activeElement?.className).toBe('bl-price-chart__canvas')
  await expect.element(page.getByText('Place: Horizontal line.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}{Enter}')
  const [line] = stored()
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(stored()[0]!.points[0]!.price).toBeGreaterThan(line!.points[0]!.price)
  await userEvent.keyboard('{Delete}')
  expect(stored()).toEqual([])
})

test('the drawings list shows only valid stored drawings; the drawing bar is initially closed', async () => {
  const now = Date.now()
  const whole = { id: 'a', tool: 'horizontal', points: [{ t: now, price: 59_500 }] }
  localStorage.setItem(KEY, JSON.stringify([whole, { id: 'b', tool: 'trend' }, 7]))
  const { root, host } = await show()
  expect(root.querySelector('.bl-drawings__bar')).toBeNull()
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Drawings', exact: true }).click()
  const list = page.getByRole('list', { name: 'Drawings' })
  await expect
    .element(list.getByRole('button', { name: 'Horizontal line · 59,500.00', exact: true }))
    .toBeVisible()
  expect(list.getByRole('listitem').elements()).toHaveLength(1)
  expect(host.isConnected).toBe(true)
})

test('on a longer interval, a move up changes only the prices of a drawing, not its times', {
  tags: 'deep',
}, async () => {
  const hour = 3_600_000
  const start = Math.floor(Date.now() / hour) * hour
  const points = [
    { t: start - 20 * hour + hour / 4, price: 59_400 },
    { t: start - 10 * hour + hour / 2, price: 59_500 },
  ]
  localStorage.setItem(KEY, JSON.stringify([{ id: 'a', tool: 'trend', points }]))
  const { root } = await show({ interval: '1h' })
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Drawings', exact: true }).click()
  const list = page.getByRole('list', { name: 'Drawings' })
  await list.getByRole('button', { name: /^Trend line/ }).click()
  await userEvent.keyboard('{Escape}')
  root.querySelector<HTMLElement>('.bl-price-chart__canvas')!.focus()
  await userEvent.keyboard('{ArrowUp}')
  const [moved] = stored()
  expect(moved!.points.map(({ t }) => t)).toEqual(points.map(({ t }) => t))
  expect(moved!.points[0]!.price).toBeGreaterThan(points[0]!.price)
  expect(moved!.points[1]!.price).toBeGreaterThan(points[1]!.price)
})

test('a trend line that reaches out of the visible prices keeps its shape when it moves', {
  tags: 'deep',
}, async () => {
  const day = Math.floor(Date.now() / 86_400_000) * 86_400_000
  const points = [
    { t: day, price: 59_500 },
    { t: day, price: 90_000 },
  ]
  localStorage.setItem(KEY, JSON.stringify([{ id: 'a', tool: 'trend', points }]))
  const { root } = await show({ interval: '1d' })
  await page.getByRole('button', { name: 'Drawing tools' }).click()
  await page.getByRole('button', { name: 'Drawings', exact: true }).click()
  const list = page.getByRole('list', { name: 'Drawings' })
  await list.getByRole('button', { name: /^Trend line/ }).click()
  await userEvent.keyboard('{Escape}')
  root.querySelector<HTMLElement>('.bl-price-chart__canvas')!.focus()
  await userEvent.keyboard('{ArrowUp}')
  const [low, high] = stored()[0]!.points.map(({ price }) => price)
  expect(low).toBeGreaterThan(59_500)
  expect(high! - low!).toBeCloseTo(30_500, 6)
})
