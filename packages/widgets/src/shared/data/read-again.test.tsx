import { expect, it, onTestFinished, vi } from 'vitest'
import { type Asked, openCall, Show, settled, show, text } from '../../testing/open-call.tsx'
import { readAgain } from './read-again.ts'

// These tests run on TanStack Query and on the compact query cache of the custom elements. Both caches must pass them.

const fakeTimers = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

it('frequent events cause about one read per second, and no read is canceled', async () => {
  const reads = { started: 0, answered: 0 }
  const asked: Asked = {
    ...openCall(),
    call: (_, { signal }) => {
      reads.started += 1
      return new Promise((answer) => {
        setTimeout(
          () => {
            if (!signal.aborted) reads.answered += 1
            answer(reads.answered)
          },
          reads.answered === 0 ? 0 : 200,
        )
      })
    },
  }
  const page = await show(<Show asked={asked} staleMs={60_000} />)
  await text('data 1')
  const before = { ...reads }
  fakeTimers()
  for (let sent = 0; sent < 100; sent += 1) {
    readAgain(page, ['list'])
    await vi.advanceTimersByTimeAsync(50)
  }
  const during = reads.started - before.started
  expect(during).toBeGreaterThanOrEqual(4)
  expect(during).toBeLessThanOrEqual(6)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reads.started - before.started).toBe(during + 1)
  expect(reads.answered - before.answered).toBe(during + 1)
})

it('if an event arrives during a read, the read is finished and then repeated once', async () => {
  const asked = openCall()
  const page = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  void page.queryClient.invalidateQueries({ queryKey: ['list'] })
  const running = await asked.next()
  const before = asked.count()
  fakeTimers()
  for (const _ of [1, 2, 3]) readAgain(page, ['list'])
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(running.signal.aborted).toBe(false)
  expect(asked.count()).toBe(before)
  running.settle('two')
  await text('data "two", refreshing')
  ;(await asked.next()).settle('three')
  await text('data "three"')
  await settled()
  expect(asked.count()).toBe(before + 1)
})

it('an answer that no component shows is not read until a component shows it again', async () => {
  const asked = openCall()
  const page = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  page.replace(<p>away</p>)
  await text('away')
  const before = asked.count()
  fakeTimers()
  readAgain(page, ['list'])
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  expect(asked.count()).toBe(before)
  page.replace(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('two')
  await text('data "two"')
})
