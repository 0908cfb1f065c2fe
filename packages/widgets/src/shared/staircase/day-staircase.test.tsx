import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { DayStaircase, type DayStaircaseProps, type StaircaseDay } from './day-staircase.tsx'

const days: StaircaseDay[] = [
  { date: '2026-01-22', gain: '0', total: '0' },
  { date: '2026-01-23', gain: '1.50000000', total: '1.50000000', note: 'day 1' },
  { date: '2026-01-24', gain: '-0.50000000', total: '1.00000000', note: 'day 2' },
  { date: '2026-01-25', gain: '1.50000000', total: '2.50000000', phase: 'late' },
]

async function show(props: Partial<DayStaircaseProps> = {}, locale: 'en' | 'fr' = 'en') {
  const { page, host } = await renderKit(<DayStaircase label="Income" coin="USDT" days={days} {...props} />, {
    locale,
    width: 400,
    shadow: true,
  })
  page.preferences.setState({ hideAmounts: false })
  return { page, root: host.shadowRoot! }
}

const chart = () => browser.getByRole('slider', { name: 'Income' })

/** Returns which of the colors red, green and violet the opaque pixels of the canvas have. */
function hues(root: ShadowRoot): string[] {
  const canvas = root.querySelector('canvas')
  if (!canvas || canvas.width === 0) return []
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const found = new Set<string>()
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue, alpha] = data.slice(at, at + 4) as unknown as [number, number, number, number]
    if (alpha < 250) continue
    if (red - green > 60 && red - blue > 60) found.add('red')
    if (green - red > 60) found.add('green')
    if (blue - green > 60 && blue > red) found.add('violet')
  }
  return [...found].sort()
}

test('draws daily changes in the accent color and late days in red, and shows the first and last date below the chart', async () => {
  const { root } = await show()
  await expect.poll(() => hues(root)).toEqual(['red', 'violet'])
  const dates = [...root.querySelectorAll('.bl-staircase__dates > span')].map((date) => date.textContent)
  expect([dates[0], dates.at(-1)]).toEqual(['Jan 22', 'Jan 25'])
})

test('draws gains and losses in the colors of rising and falling prices', async () => {
  const plain = days.map(({ phase: _, ...day }) => day)
  const { root } = await show({ days: plain, tone: 'market' })
  await expect.poll(() => hues(root)).toEqual(['green', 'red'])
})

test('arrow keys select a day, and screen readers announce its change and its sum', async () => {
  const { root } = await show()
  await expect
    .element(chart())
    .toHaveAttribute('aria-valuetext', 'Sun, Jan 25, overdue: +1.50 USDT, 2.50 USDT in all')
  chart().element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(chart())
    .toHaveAttribute('aria-valuetext', 'Sat, Jan 24, day 2: −0.50 USDT, 1.00 USDT in all')
  await expect
    .poll(() => root.querySelector('.bl-staircase__tip')?.textContent)
    .toBe('Sat, Jan 24, day 2 −0.50 → 1.00')
  await userEvent.keyboard('{Home}')
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => root.querySelector('.bl-staircase__tip')).toBeNull()
})

test('rounds gains down, and losses and costs up, to the decimals of their coin', async () => {
  const { root } = await show({ days: [{ date: '2026-01-22', gain: '-0.87671232', total: '26.30136960' }] })
  await expect
    .element(chart())
    .toHaveAttribute('aria-valuetext', 'Thu, Jan 22: −0.88 USDT, 26.30 USDT in all')
  root.host.remove()
  await show({ days: [{ date: '2026-01-22', gain: '0.49360000', total: '3.45520000' }], rounding: 'UP' })
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'Thu, Jan 22: +0.50 USDT, 3.46 USDT in all')
})

test('the pointer selects the day below it, and the tooltip stays inside the chart', async () => {
  const { root } = await show()
  await expect.element(chart()).toBeVisible()
  const box = chart().element().getBoundingClientRect()
  const move = (x: number) =>
    chart()
      .element()
      .dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: box.left + x }))
  move(2)
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '0')
  expect(root.querySelector('.bl-staircase__tip')!.getBoundingClientRect().left).toBeGreaterThanOrEqual(
    box.left,
  )
  move(box.width - 64)
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '3')
  expect(root.querySelector('.bl-staircase__tip')!.getBoundingClientRect().right).toBeLessThanOrEqual(
    box.right,
  )
})

test('shows the label of the marked day until the user selects a day', async () => {
  const { root } = await show({ marker: { date: '2026-01-23', label: 'First income tomorrow' } })
  const tip = () => root.querySelector('.bl-staircase__tip')?.textContent
  await expect.poll(tip).toBe('First income tomorrow')
  await expect.element(chart()).toHaveAttribute('aria-valuenow', '1')
  chart().element().focus()
  await userEvent.keyboard('{End}')
  await expect.poll(tip).toContain('Jan 25')
})

test('describes the whole period in the user’s language', async () => {
  const { root } = await show({}, 'fr')
  await expect
    .poll(() => root.querySelector('figcaption')?.textContent)
    .toBe(
      'Du jeu. 22 janv. au dim. 25 janv.\u00a0: +2,50 USDT. Choisissez un jour avec les touches fléchées.',
    )
})

test('if the member hides amounts, the chart shows no amounts that belong to the member', async () => {
  const { page, root } = await show({ own: true })
  page.preferences.setState({ hideAmounts: true })
  await expect.element(chart()).toHaveAttribute('aria-valuetext', 'Sun, Jan 25: Amount hidden')
  expect(root.textContent).not.toMatch(/2\.50/)
})

test('while the days are loading, the chart already has its final height', async () => {
  const { root } = await show({ days: undefined, height: 200 })
  await expect.poll(() => root.querySelector('.bl-staircase')?.getBoundingClientRect().height).toBe(234)
})
