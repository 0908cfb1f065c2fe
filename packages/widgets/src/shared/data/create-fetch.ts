import type { Bourselet } from '@bourselet/sdk'
import { createRecovery } from './recovery.ts'

export type Fetch = {
  /** True until the first request has succeeded or failed, and again after `retry` until the next answer. */
  readonly loading: boolean
  readonly error: Error | null
  /**
   * Starts a request. If several requests run at the same time, only the answer to the latest one is used.
   */
  load: () => void
  /** Starts a request because the user pressed the retry button. Clears the previous error immediately. */
  retry: () => void
  /** Aborts the request in progress and ignores its answer. */
  stop: () => void
}

/**
 * Creates the functions that load the initial data of a live source, which stream events update later. A failed request
 * is repeated until it succeeds. Until then, the error is available to the caller. `read` sends the request and must
 * stop when its signal is aborted.
 */
export function createFetch(
  stream: Bourselet['stream'],
  read: (signal: AbortSignal) => Promise<void>,
  changed: () => void,
): Fetch {
  let loading = true
  let error: Error | null = null
  let abort = new AbortController()

  const ask = async () => {
    abort.abort()
    abort = new AbortController()
    const { signal } = abort
    try {
      await read(signal)
      if (signal.aborted) return
      error = null
    } catch (thrown) {
      if (signal.aborted) return
      error = thrown instanceof Error ? thrown : new Error(String(thrown))
    }
    loading = false
    recovery.note(error)
    changed()
  }
  const recovery = createRecovery(stream, () => void ask())
  return {
    get loading() {
      return loading
    },
    get error() {
      return error
    },
    load: () => void ask(),
    retry() {
      loading = true
      error = null
      changed()
      void ask()
    },
    stop() {
      abort.abort()
      recovery.stop()
      loading = true
      error = null
    },
  }
}
