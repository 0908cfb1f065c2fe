import { useCallback, useEffect, useRef, useState } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'

export type Action<I, T> = {
  /** Runs once: while it runs, further calls answer undefined. Answers undefined as well when it failed. */
  run: (input: I) => Promise<T | undefined>
  busy: boolean
  error: Error | null
  reset: () => void
}

/**
 * A write: `const place = useAction((sdk, order: Order) => sdk.spot.place(order))`.
 * The error stays until the next run or `reset()`; turn it into words with `useErrorText()`.
 */
export function useAction<I, T>(act: (sdk: BourseletClient, input: I) => Promise<T>): Action<I, T> {
  const { sdk } = useBourselet()
  const [state, setState] = useState<{ busy: boolean; error: Error | null }>({ busy: false, error: null })
  const running = useRef(false)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const run = useCallback(
    async (input: I) => {
      if (running.current) return undefined
      running.current = true
      setState({ busy: true, error: null })
      try {
        const answer = await latest.current(sdk, input)
        setState({ busy: false, error: null })
        return answer
      } catch (thrown) {
        setState({ busy: false, error: thrown instanceof Error ? thrown : new Error(String(thrown)) })
        return undefined
      } finally {
        running.current = false
      }
    },
    [sdk],
  )
  const reset = useCallback(() => setState({ busy: false, error: null }), [])
  return { run, ...state, reset }
}
