import { type ReactNode, useEffect, useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type Call, type CallOptions, useCall } from '../shared/data/use-call.ts'
import { type Page, pageOf } from '../shared/provider/page.ts'
import { renderKit, silentClient } from './render-kit.tsx'

type Asking = { settle: (data: unknown) => void; refuse: (error: Error) => void; signal: AbortSignal }

/** Creates a call for `useCall` whose requests the test answers itself. */
export function openCall() {
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
    /** Waits until there is a request without an answer, and returns the oldest such request. */
    next: async () => {
      await expect.poll(() => valid(open).length).toBeGreaterThan(0)
      const [first] = valid(open) as [Asking]
      open.splice(0, open.indexOf(first) + 1)
      return first
    },
    count: () => valid(all).length,
  }
}

export type Asked = ReturnType<typeof openCall>
type ShowProps = { asked: Asked; of?: readonly unknown[]; into?: (call: Call<unknown>) => void } & CallOptions

/** Reads the data of a call and shows the state of the call as a text. */
export function Show({ asked, of = ['list'], into, ...options }: ShowProps) {
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

/**
 * Renders a component with a new client. Returns the state that all widgets of this client share (`Page`), and a
 * function that replaces the component.
 */
export async function show(first: ReactNode): Promise<Page & { replace: (node: ReactNode) => void }> {
  const client = silentClient()
  const replacing: ((node: ReactNode) => void)[] = []
  await renderKit(<Frame first={first} onMount={(set) => void replacing.push(set)} />, { client })
  return { ...pageOf(client), replace: (next) => replacing.at(-1)?.(next) }
}

export const text = (wanted: string) =>
  expect.element(page.getByText(wanted, { exact: true }).first()).toBeVisible()

/** Waits for an animation frame and a task, so that a request that the hook sends by mistake has been counted. */
export const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
