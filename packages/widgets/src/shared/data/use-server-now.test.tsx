import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../../testing/render-kit.tsx'
import { useServerDay } from './use-server-day.ts'
import { useServerNow } from './use-server-now.ts'

/** Replaces the timers and the clock of the page by fake ones, and sets the fake clock to this time. */
function setTime(time: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(time)
}

/** Resolves in the next task of the browser, in which React renders scheduled updates. */
const nextTask = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(null)
  })

const Seconds = () => <p>{new Date(useServerNow()).getUTCSeconds()}</p>

/** Renders the current UTC day, and the UTC day that it will be in one minute. Calls `onRender` after each render. */
function Days({ onRender }: { onRender: () => void }) {
  useEffect(onRender)
  return <p>{`${useServerDay()} ${useServerDay(60_000)}`}</p>
}

/** A button that shows the time after it has been pressed. */
function Late() {
  const [isShown, setShown] = useState(false)
  const now = useServerNow((time) => (isShown ? time : null))
  return (
    <button type="button" onClick={() => setShown(true)}>
      {now ?? 'Show'}
    </button>
  )
}

test('updates the time at the start of each second', async () => {
  setTime('2026-03-02T10:00:00.500Z')
  const { host } = await renderKit(<Seconds />)
  const text = () => host.querySelector('p')?.textContent
  await expect.poll(text).toBe('0')
  for (const second of ['1', '2', '3']) {
    vi.advanceTimersByTime(1_000)
    await expect.poll(text).toBe(second)
  }
})

test('a component that reads the day renders again only at the start of the next day', async () => {
  setTime('2026-03-02T23:58:59Z')
  const onRender = vi.fn()
  const { host } = await renderKit(<Days onRender={onRender} />)
  const text = () => host.querySelector('p')?.textContent
  await expect.poll(text).toBe('2026-03-02 2026-03-02')
  vi.advanceTimersByTime(2_000)
  await expect.poll(text).toBe('2026-03-02 2026-03-03')
  onRender.mockClear()
  for (let second = 0; second < 50; second += 1) {
    vi.advanceTimersByTime(1_000)
    await nextTask()
  }
  vi.advanceTimersByTime(12_000)
  await expect.poll(text).toBe('2026-03-03 2026-03-03')
  expect(onRender.mock.calls.length).toBeLessThan(5)
})

test('a component that begins to show the time shows the current second', async () => {
  setTime('2026-03-02T10:00:00Z')
  const { host } = await renderKit(<Late />)
  await expect.element(page.getByRole('button', { name: 'Show' })).toBeVisible()
  vi.advanceTimersByTime(600_000)
  host.querySelector('button')!.click()
  const text = () => host.querySelector('button')!.textContent
  await expect.poll(text).not.toBe('Show')
  expect(Date.now() - Number(text())).toBeLessThan(1_001)
})
