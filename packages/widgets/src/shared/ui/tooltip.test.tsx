import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { Tooltip } from './tooltip.tsx'

const show = (shadow: boolean) =>
  renderKit(
    <div style={{ paddingTop: 120 }}>
      <Tooltip content="Paid by longs to shorts">
        <button type="button">Funding</button>
      </Tooltip>
      <button type="button">Next</button>
    </div>,
    { shadow },
  )
const tip = () => page.getByRole('tooltip')
const term = () => page.getByRole('button', { name: 'Funding' })

test.each([false, true])(
  'a tooltip opens on focus and describes its element; in a shadow root: %s',
  async (shadow) => {
    await show(shadow)
    await userEvent.tab()
    await expect.element(tip()).toHaveTextContent('Paid by longs to shorts')
    expect(term().element().getAttribute('aria-describedby')).toBe(tip().element().id)
    expect(tip().element().matches(':popover-open')).toBe(true)
    const above = tip().element().getBoundingClientRect()
    expect(above.bottom).toBeLessThanOrEqual(term().element().getBoundingClientRect().top)
    await userEvent.tab()
    await expect.poll(() => tip().elements()).toHaveLength(0)
    expect(term().element().hasAttribute('aria-describedby')).toBe(false)
  },
)

test('a tooltip opens on hover, stays open while the pointer is on it, and closes on Esc', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await show(false)
  const open = async () => {
    await term().hover()
    vi.advanceTimersByTime(500)
    await expect.element(tip()).toBeVisible()
  }
  await open()
  await tip().hover()
  // A tooltip closes less than 400 ms after the pointer has left it. Here the pointer is on the tooltip, so it
  // stays open.
  vi.advanceTimersByTime(400)
  expect(tip().elements()).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  // `expect.poll` advances the fake timers between its attempts.
  await expect.poll(() => tip().elements()).toHaveLength(0)
  await open()
  await page.getByRole('button', { name: 'Next' }).hover()
  await expect.poll(() => tip().elements()).toHaveLength(0)
})

test('a tooltip inside a line that does not wrap has several lines, none of which is cut off', {
  tags: 'deep',
}, async () => {
  const content =
    'Longs pay this rate to shorts while it is positive, and shorts pay it to longs while it is negative.'
  await renderKit(
    <div style={{ display: 'flex', width: 120, overflow: 'hidden', paddingTop: 120, whiteSpace: 'nowrap' }}>
      <Tooltip content={content}>
        <button type="button">Funding</button>
      </Tooltip>
    </div>,
  )
  await term().hover()
  await expect.element(tip()).toBeVisible()
  const { scrollWidth, clientWidth } = tip().element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const { left, right, height } = tip().element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(innerWidth)
  expect(height).toBeGreaterThan(40)
})
