import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { candleOf } from '../../../testing/spot-market.ts'
import { indicatorNames, ruleOf } from './indicators/indicator-kinds.ts'
import { studies } from './indicators/studies.ts'
import { blue, hasColour, legend, show } from './test-chart.tsx'

// The test page cannot enter fullscreen, so the test reads the rule for fullscreen from the style sheet.
test('in fullscreen, the chart has the background of its theme', { tags: 'deep' }, async () => {
  await show()
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const rule = rules.find((one) => one instanceof CSSStyleRule && one.selectorText === '.bl-root:fullscreen')
  expect(rule?.cssText).toContain('background: var(--bl-surface-1)')
})

test('in the menu of indicators, all descriptions start in one column beside the names', {
  tags: 'deep',
}, async () => {
  await show()
  await page.getByRole('button', { name: 'Indicators' }).click()
  await expect.element(page.getByRole('checkbox', { name: /^SuperTrend/ })).toBeVisible()
  const boxes = (part: string) =>
    [...document.querySelectorAll(`.bl-indicators__${part}`)].map((one) => one.getBoundingClientRect())
  const names = boxes('label')
  const starts = boxes('about').map(({ left }) => left)
  expect(new Set(starts).size).toBe(1)
  expect(Math.max(...names.map(({ right }) => right))).toBeLessThan(starts[0]!)
})

test('indicators can be added and configured, and the choice is stored', async () => {
  const { shared, root } = await show()
  const panes = () => root.querySelectorAll('.bl-price-chart__host tr').length
  const before = panes()
  await page.getByRole('button', { name: 'Indicators' }).click()
  await page.getByRole('checkbox', { name: /^RSI/ }).click()
  const title = () => root.querySelector('.bl-price-chart__pane')?.textContent ?? ''
  await expect.poll(title).toMatch(/^RSI 14\d+\.\d\d$/)
  // The indicator has its own pane below the candles.
  await expect.poll(panes).toBeGreaterThan(before)
  const period = page.getByRole('textbox', { name: 'Period' }).last()
  await period.fill('21')
  await expect.poll(title).toMatch(/^RSI 21/)
  await period.fill('0')
  await page.getByRole('checkbox', { name: /^MA / }).click()
  await expect.poll(() => legend(root).some((text) => text?.startsWith('MA7'))).toBe(false)
  expect(shared.preferences.getState().chart.indicators).toEqual([{ kind: 'rsi', params: [21] }])
  await page.getByRole('checkbox', { name: /^RSI/ }).click()
  await expect.poll(panes).toBe(before)
})

test('the defaults replace stored parameters that contradict each other; typed parameters that contradict each other do not change the indicator', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  const stored = [
    { kind: 'sar', params: [0.2, 0.2] },
    { kind: 'ao', params: [5, 4] },
  ]
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators: stored } }))
  const title = () => root.querySelector('.bl-price-chart__pane')?.textContent ?? ''
  await expect.poll(title).toMatch(/^AO 5, 34[−\d]/)
  await expect.poll(() => legend(root).at(4)).toMatch(/^SAR \d/)
  await page.getByRole('button', { name: 'Indicators' }).click()
  const slow = page.getByRole('textbox', { name: 'Slow' })
  await slow.fill('4')
  await slow.fill('40')
  await expect.poll(title).toMatch(/^AO 5, 40[−\d]/)
  await slow.fill('4')
  await page.getByRole('textbox', { name: 'Step' }).fill('0.2')
  await page.getByRole('checkbox', { name: /^RSI/ }).click()
  await expect
    .poll(() => shared.preferences.getState().chart.indicators)
    .toEqual([
      { kind: 'sar', params: [0.02, 0.2] },
      { kind: 'rsi', params: [14] },
      { kind: 'ao', params: [5, 40] },
    ])
  expect(root.querySelectorAll('canvas').length).toBeGreaterThan(2)
})

test('if the calculation of an indicator fails, the rest of the chart is drawn, the legend reports the failure, and the indicator can be removed', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  const failing = vi.spyOn(studies, 'rsi').mockImplementation(() => {
    throw new Error('no strength')
  })
  onTestFinished(() => failing.mockRestore())
  const { exchange, shared, root } = await show()
  const indicators = ['ma', 'rsi', 'atr'].map((kind) => ({ kind, params: [] }))
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators } }))
  await expect.poll(() => legend(root)[6]).toBe('RSI could not be calculated')
  const titles = () =>
    [...root.querySelectorAll('.bl-price-chart__pane-name')].map(({ textContent }) => textContent)
  await expect.poll(titles).toEqual(['ATR 14'])
  const candle = candleOf(['60000.00', '71000.00', '60000.00', '70123.45'])
  await exchange.step({ do: 'candle', symbol: 'BTCUSDT', interval: '15m', candle })
  await expect.poll(() => legend(root)[3]).toBe('C70,123.45')
  expect(reported.mock.calls).toEqual([[new Error('no strength')]])
  root.querySelector<HTMLElement>('[aria-label="Remove RSI"]')!.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => legend(root)[6]).toMatch(/^\d/)
})

test('buttons in the legend and in the pane titles hide, configure and remove an indicator', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  const indicators = [
    { kind: 'ma', params: [7, 25] },
    { kind: 'rsi', params: [14] },
  ]
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators } }))
  const stored = () => shared.preferences.getState().chart.indicators
  const title = () => root.querySelector('.bl-price-chart__pane')?.textContent ?? ''
  await expect.poll(title).toMatch(/^RSI 14\d/)
  await page.getByRole('button', { name: 'Hide RSI' }).click()
  await expect.poll(title).toBe('RSI 14')
  expect(stored()).toEqual([indicators[0], { ...indicators[1], isHidden: true }])
  await page.getByRole('button', { name: 'Show RSI' }).click()
  await expect.poll(title).toMatch(/^RSI 14\d/)
  expect(stored()).toEqual(indicators)

  // The buttons of the legend become visible when they receive the focus.
  root.querySelector<HTMLElement>('[aria-label="Settings of MA"]')!.focus()
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Period' }).first().fill('9')
  await expect.poll(() => legend(root).some((text) => text?.startsWith('MA9 '))).toBe(true)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove MA' }).click()
  await expect.poll(stored).toEqual([indicators[1]])
  expect(legend(root).some((text) => text?.startsWith('MA'))).toBe(false)
})

test('the legend lists the indicators that are drawn over the prices; every other indicator has a separate pane with its name and values', async () => {
  const { shared, root } = await show()
  const indicators = indicatorNames.slice(0, 12).map((kind) => ({ kind, params: [] }))
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, interval: '1h', indicators } }))
  const names = () =>
    legend(root)
      .slice(4)
      .map((text) => text?.split(' ')[0])
  await expect.poll(names).toContain('SAR')
  expect(names()).toEqual(
    expect.arrayContaining(['MA7', 'MA25', 'EMA12', 'WMA20', 'DEMA20', 'TEMA20', 'HMA20', 'VWMA20']),
  )
  const own = indicatorNames.filter((kind) => ruleOf(kind).pane === 'own').slice(0, 4)
  shared.preferences.setState(({ chart }) => ({
    chart: { ...chart, indicators: own.map((kind) => ({ kind, params: [] })) },
  }))
  const titles = () =>
    [...root.querySelectorAll<HTMLElement>('.bl-price-chart__pane-name')].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(titles).toEqual(['MACD 12, 26, 9', 'RSI 14', 'KDJ 9, 3, 3', 'StochRSI 14'])
  const tops = [...root.querySelectorAll<HTMLElement>('.bl-price-chart__pane')].map(
    (pane) => pane.getBoundingClientRect().top,
  )
  expect(tops).toEqual([...tops].sort((a, b) => a - b))
  await page.getByRole('button', { name: 'Remove KDJ' }).click()
  await expect.poll(titles).toEqual(['MACD 12, 26, 9', 'RSI 14', 'StochRSI 14'])
})

test('the values of an indicator have enough decimals for the prices of the market', async () => {
  const { shared, root } = await show({ symbol: 'DOGEUSDT' })
  const indicators = ['atr', 'bbw', 'rsi'].map((kind) => ({ kind, params: [] }))
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators } }))
  const titles = () =>
    [...root.querySelectorAll('.bl-price-chart__pane')].map(({ textContent }) => textContent)
  await expect
    .poll(titles)
    .toEqual([
      expect.stringMatching(/^ATR 140\.0(?!0+$)\d{5}$/),
      expect.stringMatching(/^BBW 20, 20\.\d{4}$/),
      expect.stringMatching(/^RSI 14\d+\.\d\d$/),
    ])
})

test('every pane of an indicator is at least 60 px high, also if all indicators are shown', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  const indicators = indicatorNames.map((kind) => ({ kind, params: [] }))
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, interval: '1h', indicators } }))
  const own = indicatorNames.filter((kind) => ruleOf(kind).pane === 'own').length
  const tops = () =>
    [...root.querySelectorAll<HTMLElement>('.bl-price-chart__pane')].map(
      (pane) => pane.getBoundingClientRect().top,
    )
  const heights = () => tops().map((top, at, all) => (all[at + 1] ?? Number.POSITIVE_INFINITY) - top)
  await expect.poll(() => heights().length).toBe(own)
  await expect.poll(() => Math.min(...heights())).toBeGreaterThan(60)
})

test('on the percent scale, moving averages are not drawn, because they would not match the prices', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  const setScale = (scale: 'percent' | 'linear') =>
    shared.preferences.setState(({ chart }) => ({ chart: { ...chart, scale } }))
  await expect.poll(() => hasColour(root, blue)).toBe(true)
  setScale('percent')
  await expect.poll(() => hasColour(root, blue)).toBe(false)
  expect(legend(root)[5]).toMatch(/^MA25 /)
  setScale('linear')
  await expect.poll(() => hasColour(root, blue)).toBe(true)
})

test('the canvases that contain only the crosshair are shown only while the pointer is over the chart', {
  tags: 'deep',
}, async () => {
  const { shared, root } = await show()
  shared.preferences.setState(({ chart }) => ({ chart: { ...chart, indicators: [{ kind: 'rsi' }] } }))
  const panes = () => [...root.querySelectorAll('.bl-price-chart__host tr:has(canvas)')]
  const crosshairs = () =>
    panes().map((pane) =>
      [...pane.querySelectorAll('canvas + canvas')].map((one) => getComputedStyle(one).opacity),
    )
  // The three rows are the price pane, the indicator pane and the time axis. The second canvases of the price pane also
  // contain price lines, so they are always shown.
  await expect.poll(crosshairs).toEqual([['1', '1'], ['0', '0'], ['0']])
  await userEvent.hover(panes()[1]!)
  await expect.poll(crosshairs).toEqual([['1', '1'], ['1', '1'], ['1']])
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  await expect.poll(crosshairs).toEqual([['1', '1'], ['0', '0'], ['0']])
})
