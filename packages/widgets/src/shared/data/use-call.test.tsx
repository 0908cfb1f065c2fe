import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit, silentClient } from '../../testing/render-kit.tsx'
import { type Page, pageOf } from '../provider/page.ts'
import { type Call, type CallOptions, useCall } from './use-call.ts'
import { useSymbols } from './use-symbols.ts'

// These tests run on TanStack Query and on the compact cache of the tags. Both caches must pass them.

function Reader({ onRender }: { onRender: (refetch: () => void) => void }) {
  const [renders, setRenders] = useState(0)
  const { data, refetch } = useSymbols('spot')
  onRender(refetch)
  return (
    <button type="button" onClick={() => setRenders(renders + 1)}>
      {data ? 'answered' : 'open'} {renders}
    </button>
  )
}

it('returns the same `refetch` function on every render and after each answer', async () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  const functions = new Set<() => void>()
  await renderKit(<Reader onRender={(refetch) => functions.add(refetch)} />, {
    client: exchange.sdk,
    locale: 'en',
  })
  await expect.element(page.getByText('answered 0')).toBeVisible()
  // StrictMode renders a new component twice, so the functions of the first renders are not compared.
  functions.clear()
  for (const renders of [1, 2, 3]) {
    await page.getByRole('button', { name: /^answered/ }).click()
    await expect.element(page.getByText(`answered ${renders}`)).toBeVisible()
  }
  expect(functions.size).toBe(1)
})

type Asking = { settle: (data: unknown) => void; refuse: (error: Error) => void; signal: AbortSignal }

/** Creates a call that the test answers itself. */
function openCall() {
  const all: Asking[] = []
  const open: Asking[] = []
  /** Returns the requests that were not aborted. StrictMode mounts twice and aborts the first request. */
  const valid = (list: Asking[]) => list.filter(({ signal }) => !signal.aborted)
  return {
    call: (_: unknown, { signal }: { signal: AbortSignal }) =>
      new Promise<unknown>((settle, refuse) => {
        all.push({ settle, refuse, signal })
        open.push({ settle, refuse, signal })
      }),
    /** Waits for a request without an answer, and returns the oldest one. */
    next: async () => {
      await expect.poll(() => valid(open).length).toBeGreaterThan(0)
      const [first] = valid(open) as [Asking]
      open.splice(0, open.indexOf(first) + 1)
      return first
    },
    count: () => valid(all).length,
  }
}

type Asked = ReturnType<typeof openCall>
type ShowProps = { asked: Asked; of?: readonly unknown[]; into?: (call: Call<unknown>) => void } & CallOptions

/** Reads the data of a call and shows the state of the call as a text. */
function Show({ asked, of = ['list'], into, ...options }: ShowProps) {
  const call = useCall<unknown>(of, asked.call, options)
  into?.(call)
  const { data, error, loading, refreshing } = call
  const state = [
    data && `data ${JSON.stringify(data)}`,
    error?.message,
    loading && 'loading',
    refreshing && 'refreshing',
  ]
  return <p>{state.filter(Boolean).join(', ') || 'nothing'}</p>
}

function Frame({ first, onMount }: { first: ReactNode; onMount: (show: (node: ReactNode) => void) => void }) {
  const [shown, setShown] = useState(first)
  useEffect(() => onMount(setShown), [onMount])
  return shown
}

/** Renders a component on a new page. Returns the page and a function that replaces the component. */
async function show(first: ReactNode): Promise<Page & { replace: (node: ReactNode) => void }> {
  const client = silentClient()
  const replacing: ((node: ReactNode) => void)[] = []
  await renderKit(<Frame first={first} onMount={(set) => void replacing.push(set)} />, { client })
  return { ...pageOf(client), replace: (next) => replacing.at(-1)?.(next) }
}

const text = (wanted: string) => expect.element(page.getByText(wanted, { exact: true }).first()).toBeVisible()

/** Waits for a frame and a task. A request that the hook sends by mistake is counted by then. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

it('shows loading, the answer, and the old answer while a newer one is loading', async () => {
  const asked = openCall()
  const calls: Call<unknown>[] = []
  await show(<Show asked={asked} into={(call) => calls.push(call)} />)
  await text('loading')
  ;(await asked.next()).settle({ a: 1 })
  await text('data {"a":1}')
  calls.at(-1)?.refetch()
  await text('data {"a":1}, refreshing')
  ;(await asked.next()).settle({ a: 2 })
  await text('data {"a":2}')
})

it('sends one request for several components and for keys that differ in the order of their fields', async () => {
  const asked = openCall()
  await show(
    <>
      <Show asked={asked} of={['list', { a: 1, b: 2 }]} />
      <Show asked={asked} of={['list', { b: 2, a: 1 }]} />
    </>,
  )
  ;(await asked.next()).settle('one')
  await expect.poll(() => page.getByText('data "one"').elements().length).toBe(2)
  expect(asked.count()).toBe(1)
})

it('keeps equal parts of a newer answer, so that they are not rendered again', async () => {
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

it('does not load an invalidated answer again after an event has replaced it', async () => {
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
  await expect.poll(() => queryClient.isFetching({ queryKey: [] })).toBe(0)
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(asked.count).toBe(6)
  await settled()
  expect(asked.count()).toBe(6)
})

it('if an update fails, shows the error beside the old answer, and loads again when the data is shown again', async () => {
  const asked = openCall()
  const calls: Call<unknown>[] = []
  const { replace } = await show(<Show asked={asked} staleMs={60_000} into={(call) => calls.push(call)} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  calls.at(-1)?.refetch()
  ;(await asked.next()).refuse(new Error('refused'))
  await text('data "one", refused')
  replace(<Show key="again" asked={asked} staleMs={60_000} />)
  ;(await asked.next()).settle('two')
  await text('data "two"')
})

it('if the first request fails, shows the error until the call is repeated', async () => {
  const asked = openCall()
  const calls: Call<unknown>[] = []
  await show(<Show asked={asked} into={(call) => calls.push(call)} />)
  ;(await asked.next()).refuse(new Error('refused'))
  await text('refused')
  calls.at(-1)?.refetch()
  await text('loading')
  ;(await asked.next()).settle('one')
  await text('data "one"')
})

it('`refetch` replaces a running request, except for the first one, which it repeats after its answer', async () => {
  const asked = openCall()
  const calls: Call<unknown>[] = []
  await show(<Show asked={asked} into={(call) => calls.push(call)} />)
  const first = await asked.next()
  calls.at(-1)?.refetch()
  calls.at(-1)?.refetch()
  await settled()
  expect(asked.count()).toBe(1)
  first.settle('one')
  const second = await asked.next()
  expect(asked.count()).toBe(2)
  calls.at(-1)?.refetch()
  const third = await asked.next()
  expect(second.signal.aborted).toBe(true)
  third.settle('three')
  await text('data "three"')
  second.settle('two')
  await settled()
  await text('data "three"')
})

it('with `keepPrevious`, shows the answer of the previous key until that of the new key is loaded', async () => {
  const asked = openCall()
  const { replace } = await show(<Show asked={asked} of={['list', 1]} keepPrevious />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  replace(<Show asked={asked} of={['list', 2]} keepPrevious />)
  await text('data "one", refreshing')
  ;(await asked.next()).settle('two')
  await text('data "two"')
  replace(<Show asked={asked} of={['list', 3]} />)
  await text('loading')
})

it('shows the answer of the previous key while a key whose request failed before is loaded again', async () => {
  const asked = openCall()
  const texts: string[] = []
  const into = ({ data, loading }: Call<unknown>) => void texts.push(loading ? 'loading' : String(data))
  const { replace } = await show(<Show asked={asked} of={['list', 1]} keepPrevious />)
  ;(await asked.next()).refuse(new Error('refused'))
  await text('refused')
  replace(<Show asked={asked} of={['list', 2]} keepPrevious into={into} />)
  ;(await asked.next()).settle('two')
  await text('data "two"')
  texts.length = 0
  replace(<Show asked={asked} of={['list', 1]} keepPrevious into={into} />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
  expect(texts).not.toContain('loading')
})

it('aborts a request that no component needs any more, and keeps the earlier answer', async () => {
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
  expect(queryClient.isFetching({ queryKey: ['list'] })).toBe(0)
})

it('updating the answer of a query that was never loaded creates no answer', async () => {
  const asked = openCall()
  const { queryClient } = await show(<Show asked={asked} />)
  queryClient.setQueryData<string>(['unknown'], (before) => before && `${before} again`)
  expect(queryClient.getQueryCache().findAll({ queryKey: ['unknown'] })).toEqual([])
  ;(await asked.next()).settle('one')
  await text('data "one"')
  queryClient.setQueryData<string>(['list'], (before) => before && `${before} again`)
  await text('data "one again"')
})

function Early({ set }: { set: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is called once, at mount
  useLayoutEffect(() => void set(), [])
  return null
}

it('shows data that is set between the first render of a component and its first effect', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<p>away</p>)
  await text('away')
  // The component `Early` sets the data in a layout effect, which runs before the hook subscribes.
  replace(
    <>
      <Early set={() => queryClient.setQueryData(['list'], 'early')} />
      <Show asked={asked} staleMs={60_000} />
    </>,
  )
  await text('data "early"')
})

it('sends no request while `enabled` is false', async () => {
  const asked = openCall()
  const { replace, queryClient } = await show(<Show asked={asked} enabled={false} />)
  await text('nothing')
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  await settled()
  expect(asked.count()).toBe(0)
  replace(<Show asked={asked} enabled />)
  ;(await asked.next()).settle('one')
  await text('data "one"')
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

const POLL_MS = 200

/** Mounts its children half a polling interval later. */
function Late({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), POLL_MS / 2)
    return () => clearTimeout(timer)
  }, [])
  return isShown && children
}

it('polls once per interval, also for several components of one query', async () => {
  const times: number[] = []
  const asked = openCall()
  const timed: Asked = {
    ...asked,
    call: async () => {
      times.push(performance.now())
      return times.length
    },
  }
  await show(
    <>
      <Show asked={timed} refetchMs={POLL_MS} staleMs={60_000} />
      <Late>
        <Show asked={timed} refetchMs={POLL_MS} staleMs={60_000} />
      </Late>
    </>,
  )
  await expect.poll(() => times.length).toBeGreaterThan(4)
  // Each answer starts a new interval. Two independent intervals would send requests 100 ms apart.
  // The first two requests are those of StrictMode.
  const gaps = times.slice(2).map((time, at) => time - (times[at + 1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(POLL_MS * 0.75)
})
