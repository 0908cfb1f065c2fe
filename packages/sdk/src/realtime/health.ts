import { createStore, type Readable } from './store.ts'
import type { StreamState } from './stream-event.ts'

export type Signs = {
  /** True from the server's `hello` until the socket is lost. */
  isUp: boolean
  /** True while a ping has been unanswered for at least 5 s. */
  inDoubt: boolean
  /** True if the last poll was answered, false if it failed; null if nothing is polled. */
  pollOk: boolean | null
  /** The server's epoch (id of its current run) from the last frame; empty before the first frame. */
  epoch: string
}

export type Health = {
  state: Readable<StreamState>
  signs: Signs
  note(change: Partial<Signs>): void
}

/** Creates the store of the stream's state, which follows from the connection, the heartbeat and the polls. */
export function createHealth(seemsOnline: () => boolean, report: (error: unknown) => void): Health {
  const state = createStore<StreamState>('stale', report)
  const signs: Signs = { isUp: false, inDoubt: false, pollOk: null, epoch: '' }
  const judge = (): StreamState => {
    if (signs.isUp) return signs.inDoubt ? 'stale' : 'live'
    if (signs.pollOk) return 'polling'
    return signs.pollOk === null && seemsOnline() ? 'stale' : 'offline'
  }
  return {
    state,
    signs,
    note(change) {
      Object.assign(signs, change)
      state.set(judge())
    },
  }
}
