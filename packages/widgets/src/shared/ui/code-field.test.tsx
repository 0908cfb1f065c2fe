import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { CodeField } from './code-field.tsx'

/** Renders a code field whose code has just been sent. The test moves the clock and the timers. */
async function showSent() {
  const input = { label: 'Code', value: '', onValueChange: () => {} }
  await renderKit(<CodeField {...input} onSend={async () => 60} />, { locale: 'en' })
  await expect.element(page.getByRole('button', { name: 'Send code' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await page.getByRole('button', { name: 'Send code' }).click()
  await rest(60)
}

const rest = (seconds: number) =>
  expect.element(page.getByRole('button', { name: `Resend in ${seconds} s` })).toBeVisible()

test('after a pause in the background, the countdown of a page shows the remaining time by the clock', {
  tags: 'deep',
}, async () => {
  await showSent()
  vi.setSystemTime(Date.now() + 54_000)
  vi.advanceTimersByTime(1_000)
  await rest(5)
  vi.setSystemTime(Date.now() + 60_000)
  vi.advanceTimersByTime(1_000)
  await expect.element(page.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('late timers of a page in the background do not slow the countdown', { tags: 'deep' }, async () => {
  await showSent()
  const start = Date.now()
  const shown = () => Number(/\d+/.exec(document.querySelector('.bl-code button')!.textContent))
  for (let tick = 0; tick < 8; tick += 1) {
    const before = shown()
    vi.setSystemTime(Date.now() + 900)
    vi.advanceTimersByTime(1_000)
    await expect.poll(shown).toBeLessThan(before)
  }
  // `expect.poll` also advances the fake timers and the clock, so the clock can be slightly ahead of the shown number.
  // The limit allows 3 seconds for this.
  expect(shown()).toBeLessThan(60 - (Date.now() - start) / 1000 + 3)
})

test('a clock that is set back does not extend the countdown', async () => {
  await showSent()
  vi.setSystemTime(Date.now() - 3_600_000)
  vi.advanceTimersByTime(1_000)
  await rest(59)
})
