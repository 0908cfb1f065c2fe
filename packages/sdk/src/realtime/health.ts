import { createStore, type Readable } from './store.ts'
import type { StreamState } from './stream-event.ts'

type Signs = {
  /** The socket said hello and was not lost since. */
  isUp: boolean
  /** A ping is unanswered. */
  inDoubt: boolean
  isPolling: boolean
  /** Whether the last poll was answered; null before the first. */
  pollOk: boolean | null
}

export type Health = {
  state: Readable<StreamState>
  signs(): Readonly<Signs>
  note(change: Partial<Signs>): void
}

/** Judges what a widget may say about its data from the few signs there are. */
export function createHealth(seemsOnline: () => boolean): Health {
  const state = createStore<StreamState>('stale')
  let signs: Signs = { isUp: false, inDoubt: false, isPolling: false, pollOk: null }

  const judge = (): StreamState => {
    const { isUp, inDoubt, isPolling, pollOk } = signs
    if (isUp) return inDoubt ? 'stale' : 'live'
    if (!seemsOnline() || (isPolling && pollOk === false)) return 'offline'
    return isPolling && pollOk ? 'polling' : 'stale'
  }
  return {
    state,
    signs: () => signs,
    note(change) {
      signs = { ...signs, ...change }
      state.set(judge())
    },
  }
}
