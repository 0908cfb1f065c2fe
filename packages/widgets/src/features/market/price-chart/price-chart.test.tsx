import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { settled } from '../../../testing/open-call.tsx'
import { openExchange } from '../../../testing/open-exchange.ts'
import { renderKit } from '../../../testing/render-kit.tsx'
import { candleOf } from '../../../testing/spot-market.ts'
import { PriceChart } from './price-chart.tsx'
import { blue, colours, drawn, hasColour, legend, requests, show } from './test-chart.tsx'

test('draws candles in a shadow root and shows the chart library’s license notice, but adds no style element and no logo', async () => {
  const { root, host } = await show({}, { shadow: true })
  await expect.poll(() => colours(root).size).toBeGreaterThan(5)
  expect(host.shadowRoot!.querySelectorAll('style')).toHaveLength(0)
  expect(root.querySelector('#tv-attr-logo, [id*="logo"]')).toBeNull()
  const link = root.querySelector<HTMLAnchorElement>('.bl-attribution > a')!
  expect(link.href).toBe('https://www.tradingview.com/')
  expect(link.textContent).toContain('TradingView')
})

test('the legend shows the latest candle and its moving averages with the decimals of the market', async () => {
  const { root } = await show()
  await expect.poll(() => legend(root).length).toBe(6)
  expect(legend(root)[0]).toMatch(/^O\d\d,\d{3}\.\d\d$/)
  expect(legend(root)[4]).toMatch(/^MA7 \d\d,\d{3}\.\d\d$/)
  expect(legend(root)[5]).toMatch(/^MA25 /)
})

test('a candle event of the stream updates the open candle', async () => {
  const { exchange, root } = await show()
  const candle = candleOf(['60000.00', '71000.00', '60000.00', '70123.45'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await expect.poll(() => legend(root)[3]).toBe('C70,123.45')
})

test('a trade that arrives late changes the closed candle in the table too', { tags: 'deep' }, async () => {
  const { exchange, root } = await show()
  await expect.poll(() => root.querySelectorAll('td').length).toBeGreaterThan(0)
  const candle = candleOf(['60000.00', '60000.00', '51234.50', '60000.00'], 2)
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await expect.poll(() => root.querySelector('.bl-hidden table')?.textContent).toContain('51,234.50')
})

test('selecting another interval loads its candles and stores the interval', async () => {
  const { exchange, shared, root } = await show()
  expect(await requests(exchange)).toMatchObject({ interval: '15m', type: 'kline' })
  await page.getByRole('radio', { name: '4 hours' }).click({ force: true })
  await expect.poll(async () => (await requests(exchange))?.interval).toBe('4h')
  expect(shared.preferences.getState().chart.interval).toBe('4h')
  await expect.poll(async () => (await exchange.inspect()).topics).toContain('candle:spot:BTCUSDT:4h')
  await drawn(root)
})

test('each price style and each axis scale draws a different chart, and the choice is stored', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  await expect.poll(() => colours(root).size).toBeGreaterThan(5)
  const drawing = () =>
    [...root.querySelectorAll<HTMLCanvasElement>('.bl-price-chart__host canvas')]
      .map((canvas) => canvas.toDataURL())
      .join()
  const seen = new Set([drawing()])
  await page.getByRole('button', { name: 'Chart type' }).click()
  const choices = ['Hollow candles', 'Heikin-Ashi', 'Bars', 'Line', 'Area', 'Logarithmic', 'Percent']
  for (const [at, name] of choices.entries()) {
    await page.getByText(name, { exact: true }).click()
    await expect.poll(() => seen.has(drawing())).toBe(false)
    seen.add(drawing())
    expect(seen.size).toBe(at + 2)
  }
  expect(shared.preferences.getState().chart).toMatchObject({ style: 'area', scale: 'percent' })
})

test('saves a picture of the chart in a file named after symbol and interval', async () => {
  await show()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => saved.mockRestore())
  const sizes: number[] = []
  const make = URL.createObjectURL
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    sizes.push((blob as Blob).size)
    return make(blob)
  })
  onTestFinished(() => made.mockRestore())
  await page.getByRole('button', { name: 'Save as picture' }).click()
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['BTCUSDT-15m.png'])
  expect(sizes[0]).toBeGreaterThan(5_000)
})

test('the full-screen button requests full screen for the root element of the chart', async () => {
  const { root } = await show()
  const button = page.getByRole('button', { name: 'Full screen' })
  const asked = vi.spyOn(HTMLElement.prototype, 'requestFullscreen').mockResolvedValue()
  onTestFinished(() => asked.mockRestore())
  await button.click()
  expect(asked.mock.contexts).toEqual([root.querySelector('.bl-price-chart')])
})

test('arrow keys scroll back in time and load older candles; a button returns to the latest candle', async () => {
  const { exchange } = await show()
  const figure = document.querySelector<HTMLElement>('.bl-price-chart__canvas')!
  figure.focus()
  const first = await requests(exchange)
  expect(first?.to).toBeUndefined()
  for (let press = 0; press < 12; press += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await expect.poll(async () => Number((await requests(exchange))?.to)).toBeGreaterThan(0)
  const toNow = page.getByRole('button', { name: 'Go to the latest candle' })
  await toNow.click()
  await expect.element(toNow).not.toBeInTheDocument()
})

test('loads older candles until there are enough for the longest period of an indicator, and loads no more after a failure', async () => {
  const { exchange, shared, root } = await show()
  const calls = async () => (await exchange.inspect()).calls.historyInfo
  const choose = (kind: string, params: number[]) =>
    shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators: [{ kind, params }] } }))
  const { list } = await exchange.sdk.market.history({
    ...{ product: 'spot', symbol: 'BTCUSDT', type: 'kline', interval: '15m', limit: 1000 },
  })
  const closes = list.map((candle) => Number('c' in candle && candle.c))
  const ema = closes.reduce((average, close) => average + ((close - average) * 2) / 201)
  const before = (await calls())!

  choose('ema', [12, 200])
  // The indicator needs 800 candles. These are three pages of 300 candles. The first page is already loaded, so the
  // chart makes two calls.
  await expect.poll(calls).toBe(before + 2)
  const shown = () =>
    Number(
      legend(root)[5]
        ?.match(/^EMA200 (.*)$/)?.[1]
        ?.replaceAll(',', ''),
    )
  await expect.poll(() => Math.abs(shown() / ema - 1)).toBeLessThan(0.0005)

  await exchange.step({ do: 'fail', call: 'historyInfo', code: 5301, error: 'SYMBOL_UNKNOWN' })
  choose('ma', [7, 350])
  await expect.poll(calls).toBe(before + 3)
  await expect.poll(() => legend(root)[5]).toMatch(/^MA350 \d\d,\d{3}/)
  const candle = candleOf(['60000.00', '71000.00', '60000.00', '70123.45'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await expect.poll(() => legend(root)[3]).toBe('C70,123.45')
  expect(await calls()).toBe(before + 3)
})

/** Waits until the chart has placed its only label, and returns this label. */
async function labelOf(root: ParentNode): Promise<HTMLElement> {
  const label = () => root.querySelector<HTMLElement>('.bl-price-chart__pill')
  await expect.poll(() => label()?.style.visibility).toBe('visible')
  return label()!
}

test('an order line has a label that moves with the chart, and a close button that calls `onLineClose`', async () => {
  const closed = vi.fn()
  const lines = [{ id: 'S1', price: '60200.00', side: 'buy', label: 'Buy 0.12' }] as const
  const { root } = await show({ lines, onLineClose: closed })
  const pill = await labelOf(root)
  expect(pill.textContent).toBe('Buy 0.12')
  const before = pill.style.transform
  document.querySelector<HTMLElement>('.bl-price-chart__canvas')!.focus()
  // The label moves only when the price scale changes. The scale changes when the test scrolls to older candles with
  // another high or low. Their distance depends on the time of the run, so the test scrolls until the label has moved.
  const moved = async () => {
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    return pill.style.transform !== before
  }
  await expect.poll(moved).toBe(true)
  await userEvent.keyboard('{End}')
  await page.getByRole('button', { name: 'Close: Buy 0.12' }).click()
  expect(closed).toHaveBeenCalledWith('S1')
})

test('a movable line can be dragged by its label or moved with arrow keys, and reports its new price at the end', async () => {
  const onLineMove = vi.fn()
  const line = { id: 'S1', price: '60200.00', side: 'buy', label: 'Buy 0.12', isMovable: true } as const
  const { root } = await show({ lines: [line], onLineMove })
  await labelOf(root)
  const grip = page.getByRole('button', { name: /^Move: Buy 0.12/ })
  await expect.element(grip).toBeVisible()
  const press = (type: string, y: number) =>
    grip
      .element()
      .dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY: y, isPrimary: true }),
      )
  grip.element().setPointerCapture = () => {}
  grip.element().hasPointerCapture = () => true
  const { y, height } = grip.element().getBoundingClientRect()
  press('pointerdown', y + height / 2)
  press('pointermove', y + height / 2 + 20)
  await expect
    .element(page.getByRole('button', { name: 'Move: Buy 0.12, 60,200.00' }))
    .not.toBeInTheDocument()
  press('pointerup', y + height / 2 + 20)
  expect(onLineMove).toHaveBeenCalledTimes(1)
  const [id, price] = onLineMove.mock.calls[0]!
  expect([id, Number(price) < 60_200]).toEqual(['S1', true])
  // The line returns to the old price, because the order has not changed yet.
  await expect.element(page.getByRole('button', { name: 'Move: Buy 0.12, 60,200.00' })).toBeVisible()

  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Move: Buy 0.12, 60,200.11' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Move: Buy 0.12, 60,200.00' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => onLineMove.mock.calls[1]).toEqual(['S1', '60199.99'])
})

test('the chart changes its colors with the theme and with the market colors', { tags: 'deep' }, async () => {
  const { shared, root } = await show()
  const has = (wanted: typeof blue) => hasColour(root, wanted)
  await expect.poll(() => colours(root).size).toBeGreaterThan(5)
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators: [] } }))
  await expect.poll(() => has(blue)).toBe(false)
  shared.preferences.setState({ marketColours: 'blue-orange' })
  await expect.poll(() => has(blue)).toBe(true)
  const dark = colours(root)
  shared.preferences.setState({ theme: 'light' })
  await expect
    .poll(() => [...colours(root)].filter((colour) => dark.has(colour)).length / dark.size)
    .toBeLessThan(0.5)
  shared.preferences.setState({ theme: null, marketColours: null })
})

test('screen readers get the latest closed candles of the chart as a table', async () => {
  await show()
  const table = page.getByRole('table', { name: 'BTC/USDT price chart, 15 minutes' })
  await expect.element(table).toBeInTheDocument()
  expect(table.getByRole('row').elements()).toHaveLength(13)
  const cells = table.getByRole('row').elements()[1]!.querySelectorAll('td')
  expect(cells[0]!.textContent).toMatch(/^\d\d,\d{3}\.\d\d$/)
})

test('shows an error if the candles fail to load, and loads them on a retry', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  await exchange.step({ do: 'fail', call: 'historyInfo', code: 5301, error: 'SYMBOL_UNKNOWN' })
  await renderKit(<PriceChart symbol="BTCUSDT" />, { client: exchange.sdk, locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await exchange.step({ do: 'restore', call: 'historyInfo' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await drawn(document)
})

test('the menu of intervals selects an interval by a press or a typed number, and pins intervals to the toolbar', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  const head = () =>
    [...root.querySelectorAll('.bl-chart-bar__interval')].map(({ textContent }) => textContent)
  expect(head()).toEqual(['1m', '5m', '15m', '1h', '4h', '1D'])
  const interval = () => shared.preferences.getState().chart.interval
  await page.getByRole('button', { name: 'All intervals' }).click()
  await page.getByRole('button', { name: '6h, 6 hours' }).click()
  await expect.poll(interval).toBe('6h')
  // The toolbar shows the selected interval even if it is not pinned.
  await expect.poll(head).toEqual(['1m', '5m', '15m', '1h', '4h', '6h', '1D'])
  // The menu returns the focus to its button some frames after the menu has closed. In addition, the chart of the new
  // interval may replace the old chart. So the test focuses the chart again until the chart keeps the focus.
  const canvas = () => document.querySelector<HTMLElement>('.bl-price-chart__canvas')
  const keepsFocus = async () => {
    canvas()?.focus()
    for (let frame = 0; frame < 5; frame += 1) await settled()
    return document.activeElement === canvas()
  }
  await expect.poll(keepsFocus).toBe(true)
  await userEvent.keyboard('3')
  const field = page.getByRole('textbox', { name: 'Interval, for example 15 or 4h' })
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('7{Enter}')
  await expect.element(page.getByText('There is no interval 37')).toBeVisible()
  await userEvent.keyboard('{Backspace}d{Enter}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.poll(interval).toBe('3d')
  await page.getByRole('button', { name: 'All intervals' }).click()
  await page.getByRole('button', { name: 'Choose what the head shows' }).click()
  await page.getByRole('button', { name: '2h, 2 hours', exact: true }).click()
  await page.getByRole('button', { name: '1m, 1 minute' }).click()
  await expect.poll(head).toEqual(['5m', '15m', '1h', '2h', '4h', '1D', '3D'])
  expect(interval()).toBe('3d')
  await userEvent.keyboard('{Escape}')
})
