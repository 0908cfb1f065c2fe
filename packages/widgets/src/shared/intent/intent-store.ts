import { createStore, type StoreApi } from 'zustand/vanilla'
import { type IntentEvent, type IntentState, nextState } from './intent-state.ts'

/** A store that holds the state of one intent at a time. */
export type IntentStore<Input, Answer> = Pick<
  StoreApi<IntentState<Input, Answer>>,
  'getState' | 'getInitialState' | 'subscribe'
> & {
  /** Applies an event to the state of the intent and returns the new state. */
  dispatch: (event: IntentEvent<Input, Answer>) => IntentState<Input, Answer>
  /** Replaces the state, when another member signs in or the same member returns. */
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
