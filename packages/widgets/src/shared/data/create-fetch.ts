import type { Bourselet } from '@bourselet/sdk'
import { createRecovery } from './recovery.ts'

export type Fetch = {
  /** Nothing asked for was answered yet. */
  readonly loading: boolean
  readonly error: Error | null
  /** Asks, or asks anew: only the last question counts. */
  load: () => void
  /** The same for a reader who pressed for it: what failed is forgotten at once. */
  retry: () => void
  /** Nothing that is under way counts any more. */
  stop: () => void
}

/**
 * The call behind a live source: what was, before the stream tells what comes. `read` must not go on once aborted. It is
 * repeated until the server answers; meanwhile its error stays.
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
