import { createStore, type StoreApi } from 'zustand/vanilla'
import { type IntentEvent, type IntentState, nextState } from './intent-state.ts'

/** A store that holds the state of one intent at a time. */
export type IntentStore<Input, Answer> = Pick<
  StoreApi<IntentState<Input, Answer>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  /** Applies an event to the state of the intent and returns the new state. */
  dispatch: (event: IntentEvent<Input, Answer>) => IntentState<Input, Answer>
  /** Replaces the state. Called when another member signs in, and when the first member signs in again. */
  replace: (state: IntentState<Input, Answer>) => void
}

export function createIntentStore<Input, Answer>(): IntentStore<Input, Answer> {
  const { setState, getState, getInitialState, subscribe } = createStore<IntentState<Input, Answer>>(() => ({
    phase: 'idle',
  }))
  return {
    getState,
    getInitialState,
    subscribe,
    replace: (state) => setState(state, true),
    dispatch(event) {
      const next = nextState(getState(), event)
      if (next !== getState()) setState(next, true)
      return next
    },
  }
}

/** For each store with a scope, the number of mounted widgets that show its intent. */
const shownIn = new WeakMap<object, number>()

/**
 * Registers a widget that shows the intent of a scope, and returns a function that unregisters it. When the last widget
 * of the scope is unregistered, a result that was already shown is removed. The reason is that the entries of the form
 * are lost, and that the amounts in a refusal would become outdated. An unknown outcome is kept for the next widget. So
 * is a result that arrives while no widget is registered.
 */
export function showStore<Input, Answer>(store: IntentStore<Input, Answer>): () => void {
  const count = (by: number) => {
    const now = (shownIn.get(store) ?? 0) + by
    shownIn.set(store, now)
    return now
  }
  count(1)
  return () => {
    count(-1)
    const last = store.getState()
    // React StrictMode unmounts every component once and mounts it again at once. The check runs one microtask later,
    // when such a component is mounted again.
    queueMicrotask(() => {
      if (count(0) === 0 && store.getState() === last) store.dispatch({ type: 'edit' })
    })
  }
}
