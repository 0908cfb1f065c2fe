import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openCall, Show, settled, show, text } from '../../testing/open-call.tsx'
import { runningReads } from '../../testing/running-reads.ts'
import type { Call } from './use-call.ts'

// These tests run on TanStack Query and on the compact query cache of the custom elements. Both caches must pass them.

it('parts of a newer answer that equal those of the old answer keep their objects, so that they are not rendered again', async () => {
  const asked = openCall()
  const calls: Call<unknown>[] = []
  await show(<Show asked={asked} into={(call) => calls.push(call)} />)
  ;(await asked.next()).settle({ same: [1, { a: 1 }], other: 1, gone: 1 })
  await text('data {"same":[1,{"a":1}],"other":1,"gone":1}')
  const before = calls.at(-1)?.data as { same: unknown }
  calls.at(-1)?.refetch()
  ;(await asked.next()).settle({ same: [1, { a: 1 }], other: 2 })
  await text('data {"same":[1,{"a":1}],"other":2}')
  const after = calls.at(-1)?.data as { same: unknown }
  expect(after).not.toBe(before)
  expect(after.same).toBe(before.same)
  calls.at(-1)?.refetch()
  ;(await asked.next()).settle({ same: [1, { a: 1 }], other: 2 })
  await text('data {"same":[1,{"a":1}],"other":2}')
  expect(calls.at(-1)?.data).toBe(after)
})

it('reuses an answer without a request until the answer is outdated', async () => {
  const asked = openCall()
  const { replace } = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  replace(<Show key="fresh" asked={asked} staleMs={60_000} />)
  await text('data "one"')
  await settled()
  expect(asked.count()).toBe(1)
  replace(<Show key="outdated" asked={asked} staleMs={0} />)
  await text('data "one", refreshing')
  ;(await asked.next()).settle('two')
  await text('data "two"')
  expect(asked.count()).toBe(2)
})

it('loads an invalidated answer at once if it is shown, and otherwise when it is shown again', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  ;(await asked.next()).settle('two')
  await text('data "two"')
  replace(<p>away</p>)
  await text('away')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  await settled()
  expect(asked.count()).toBe(2)
  replace(<Show asked={asked} staleMs={60_000} />)
  await text('data "two", refreshing')
  ;(await asked.next()).settle('three')
  await text('data "three"')
  expect(asked.count()).toBe(3)
})

it('a second component with the same query uses the request that is already running', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<Show asked={asked} staleMs={0} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  const running = await asked.next()
  replace(
    <>
      <Show asked={asked} staleMs={0} />
      <Show asked={asked} staleMs={0} />
    </>,
  )
  await expect.poll(() => page.getByText('data "one", refreshing').elements().length).toBe(2)
  await settled()
  expect(running.signal.aborted).toBe(false)
  running.settle('two')
  await text('data "two"')
  expect(asked.count()).toBe(2)
})

it('an answer that was invalidated and then replaced by an event is not loaded again', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  replace(<p>away</p>)
  await text('away')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  queryClient.setQueryData(['list'], 'event')
  replace(<Show asked={asked} staleMs={60_000} />)
  await text('data "event"')
  await settled()
  expect(asked.count()).toBe(1)
})

it('invalidates all queries whose key begins with a given key, or only the query with exactly this key', async () => {
  const asked = openCall()
  const { queryClient } = await show(
    <>
      <Show asked={asked} of={['list']} />
      <Show asked={asked} of={['list', 1]} />
      <Show asked={asked} of={['other']} />
    </>,
  )
  for (const _ of [1, 2, 3]) (await asked.next()).settle('one')
  await expect.poll(() => page.getByText('data "one"').elements().length).toBe(3)
  void queryClient.invalidateQueries({ queryKey: ['list'], exact: true })
  await expect.poll(asked.count).toBe(4)
  ;(await asked.next()).settle('one')
  await expect.poll(() => runningReads({ queryClient })).toBe(0)
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(asked.count).toBe(6)
  await settled()
  expect(asked.count()).toBe(6)
})

it('aborts a request that no component needs anymore, and keeps the earlier answer', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<Show asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  const running = await asked.next()
  queryClient.setQueryData(['list'], 'event')
  await text('data "event", refreshing')
  replace(<p>away</p>)
  await text('away')
  await expect.poll(() => running.signal.aborted).toBe(true)
  running.settle('two')
  await settled()
  expect(queryClient.getQueryData(['list'])).toBe('event')
  expect(runningReads({ queryClient })).toBe(0)
})

it('updating the answer of a query that was never loaded creates no answer', async () => {
  const asked = openCall()
  const { queryClient } = await show(<Show asked={asked} />)
  queryClient.setQueryData<string>(['unknown'], (before) => before && `${before} again`)
  expect(
    queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[0] === 'unknown' }),
  ).toEqual([])
  ;(await asked.next()).settle('one')
  await text('data "one"')
  queryClient.setQueryData<string>(['list'], (before) => before && `${before} again`)
  await text('data "one again"')
})

it('loads outdated answers again when the page becomes visible', async () => {
  const asked = openCall()
  await show(
    <>
      <Show asked={asked} of={['outdated']} staleMs={0} />
      <Show asked={asked} of={['fresh']} staleMs={60_000} />
    </>,
  )
  for (const _ of [1, 2]) (await asked.next()).settle('one')
  await expect.poll(() => page.getByText('data "one"').elements().length).toBe(2)
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(asked.count()).toBe(3)
})
