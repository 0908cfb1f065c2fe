import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { type Asked, openCall, Show, settled, show, text } from '../../testing/open-call.tsx'
import { openExchange } from '../../testing/open-exchange.ts'
import { renderKit } from '../../testing/render-kit.tsx'
import type { Call } from './use-call.ts'
import { useSymbols } from './use-symbols.ts'

// These tests run on TanStack Query and on the compact query cache of the custom elements. Both caches must pass them.

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

it('shows that a call is loading, then the answer, which stays while a newer answer loads', async () => {
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

it('`refetch` replaces a running request, but waits for the very first request of a query', async () => {
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

it('with `keepPrevious`, shows the answer of the previous key until the new answer is loaded', async () => {
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

it('with `keepPrevious`, a retry of a failed key shows the answer of the previous key', async () => {
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
  expect(new Set(texts)).toEqual(new Set(['two', 'one']))
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

it('components with the same query share one polling interval', async () => {
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
  // Both components share one interval, which starts again after each answer. If each component had its own interval,
  // their requests would be 100 ms apart. The time between the first two requests is ignored, because StrictMode sends
  // both at once.
  const gaps = times.slice(2).map((time, at) => time - (times[at + 1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThan(POLL_MS * 0.75)
})
