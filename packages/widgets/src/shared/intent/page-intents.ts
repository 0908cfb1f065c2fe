import { intentId } from '@bourselet/sdk'
import { hashKey } from '@tanstack/react-query'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BourseletClient } from '../provider/client.ts'
import { afterUnknown, type IntentEvent, type IntentState, nextState } from './intent-state.ts'

/** A store that holds the state of one intent at a time. */
export type IntentStore<Input, Answer> = Pick<
  StoreApi<IntentState<Input, Answer>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  /** Applies an event to the state of the intent and returns the new state. */
  dispatch: (event: IntentEvent<Input, Answer>) => IntentState<Input, Answer>
}

export function createIntentStore<Input, Answer>(): IntentStore<Input, Answer> {
  const { setState, getState, getInitialState, subscribe } = createStore<IntentState<Input, Answer>>(() => ({
    phase: 'idle',
  }))
  return {
    getState,
    getInitialState,
    subscribe,
    dispatch(event) {
      const next = nextState(getState(), event)
      if (next !== getState()) setState(next, true)
      return next
    },
  }
}

type PageIntents = {
  stores: Map<string, unknown>
  keys: Map<string, string>
  /** Keys of which an attempt ended with an unknown outcome that is still open. */
  unknown: Set<string>
}

const pages = new WeakMap<BourseletClient, PageIntents>()

const pageIntents = (sdk: BourseletClient): PageIntents => {
  const known = pages.get(sdk) ?? { stores: new Map(), keys: new Map(), unknown: new Set() }
  pages.set(sdk, known)
  return known
}

/**
 * Returns the store that all widgets of a page with the same scope share. So a ticket that is closed while its
 * order is being sent shows this order when it is opened again.
 */
export function scopedStore<Input, Answer>(
  sdk: BourseletClient,
  scope: readonly unknown[],
): IntentStore<Input, Answer> {
  const { stores } = pageIntents(sdk)
  const hash = hashKey(scope)
  const store = stores.get(hash) ?? createIntentStore<Input, Answer>()
  stores.set(hash, store)
  return store as IntentStore<Input, Answer>
}

/**
 * Returns functions for the idempotency keys of a page. An intent with an identity keeps its key until its outcome is
 * known or the member abandons it. If the same intent is submitted again before that in any form of the page, it gets
 * the same key, so that the server executes it only once.
 */
export function keysOf(sdk: BourseletClient): {
  claim: (identity?: string) => string
  drop: (key: string) => void
  /** Returns true if the outcome of an earlier attempt with this key is unknown. */
  isUnknown: (key: string) => boolean
  /** Keeps or drops a key after an attempt has ended in this state. */
  settle: (key: string, state: IntentState<unknown, unknown>) => void
} {
  const { keys, unknown } = pageIntents(sdk)
  const drop = (key: string) => {
    unknown.delete(key)
    for (const [identity, known] of keys) if (known === key) keys.delete(identity)
  }
  return {
    drop,
    isUnknown: (key) => unknown.has(key),
    settle(key, { phase }) {
      if (phase === 'unknown') unknown.add(key)
      else drop(key)
    },
    claim(identity) {
      const key = (identity === undefined ? undefined : keys.get(identity)) ?? intentId()
      if (identity !== undefined) keys.set(identity, key)
      return key
    },
  }
}

/** The function that sends an intent, and the callbacks that are called when an attempt has ended. */
export type Sending<Input, Answer> = {
  store: IntentStore<Input, Answer>
  /** Runs an attempt to send an intent as a mutation of the page's query client. */
  run: (attempt: () => Promise<Answer>) => void
  send: (input: Input, key: string) => Promise<Answer>
  onSettled: (state: IntentState<Input, Answer>, key: string) => void
  /** Returns true if the outcome of an earlier attempt with this key is unknown. */
  wasUnknown?: (key: string) => boolean
}

/** Applies an event to the state of an intent. If the new state requires it, sends the write. */
export function follow<Input, Answer>(
  { store, run, send, onSettled, wasUnknown }: Sending<Input, Answer>,
  event: IntentEvent<Input, Answer>,
): void {
  const before = store.getState()
  const now = store.dispatch(event)
  if (now === before || (now.phase !== 'sending' && now.phase !== 'resolving')) return
  const { input, key } = now
  const isRepeated = now.phase === 'resolving' || wasUnknown?.(key) === true
  run(async () => {
    try {
      const answer = await send(input, key)
      onSettled(store.dispatch({ type: 'answered', key, answer }), key)
      return answer
    } catch (thrown) {
      const failed = thrown instanceof Error ? thrown : new Error(String(thrown))
      const error = isRepeated ? afterUnknown(failed) : failed
      onSettled(store.dispatch({ type: 'failed', key, error }), key)
      throw error
    }
  })
}
