import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { manualTimers } from '../testing/timers.ts'
import { pause, type Running, withDeadline } from './with-deadline.ts'

function parts(signal = new AbortController().signal) {
  const timers = manualTimers()
  const running: Running = new Set()
  const left = () => [timers.waiting(), running.size, getEventListeners(signal, 'abort').length]
  return { timers, running, left, deadline: { timers, running, ms: 1_000, signal } }
}

test.each([
  ['succeeds', () => Promise.resolve(1)],
  ['fails', () => Promise.reject(new Error('mine'))],
])('withDeadline leaves no timer or listener after work that %s', async (_, work) => {
  const { deadline, left } = parts()
  await withDeadline(deadline, work).catch(() => {})
  expect(left()).toEqual([0, 0, 0])
})

test.each(['TIMEOUT', 'ABORTED', 'CLOSED'] as const)(
  'the interruption %s ends the work of withDeadline at once and leaves no timer or listener',
  async (name) => {
    const caller = new AbortController()
    const { deadline, left, timers, running } = parts(caller.signal)
    let seen: AbortSignal | undefined
    const ending = withDeadline(deadline, (signal) => {
      seen = signal
      return new Promise(() => {})
    })
    expect(left()).toEqual([1, 1, 1])
    if (name === 'TIMEOUT') timers.pass(1_000)
    else if (name === 'ABORTED') caller.abort()
    else for (const end of running) end('CLOSED')
    expect(left()).toEqual([0, 0, 0])
    expect(seen?.aborted).toBe(true)
    await expect(ending).rejects.toMatchObject({ name })
  },
)

test('if the signal is already aborted, withDeadline rejects with ABORTED and runs no work', async () => {
  const { deadline, left } = parts(AbortSignal.abort())
  const work = vi.fn()
  await expect(withDeadline(deadline, work)).rejects.toMatchObject({ name: 'ABORTED' })
  expect(work).not.toHaveBeenCalled()
  await expect(pause(deadline)).rejects.toMatchObject({ name: 'ABORTED' })
  expect(left()).toEqual([0, 0, 0])
})

test.each([Number.POSITIVE_INFINITY, 2 ** 31])(
  'for a deadline of %s ms, withDeadline sets a timer of less than 2^31 ms',
  async (ms) => {
    const { deadline, timers } = parts()
    const setTimeout = vi.fn(timers.setTimeout)
    await withDeadline({ ...deadline, timers: { ...timers, setTimeout }, ms }, () => {})
    expect(setTimeout.mock.calls[0]![1]).toBeLessThan(2 ** 31)
  },
)

test('a pause ends after its time; if the caller aborts, the pause rejects at once', async () => {
  const caller = new AbortController()
  const { deadline, timers, left } = parts(caller.signal)
  const passing = pause(deadline)
  timers.pass(1_000)
  await passing
  const ending = pause(deadline)
  caller.abort()
  await expect(ending).rejects.toMatchObject({ name: 'ABORTED' })
  expect(left()).toEqual([0, 0, 0])
})
