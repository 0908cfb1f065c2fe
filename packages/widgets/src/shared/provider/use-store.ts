import { useSyncExternalStore } from 'react'
import type { StoreApi } from 'zustand/vanilla'

type Store<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>
type StateOf<S> = S extends { getState: () => infer State } ? State : never

/**
 * Returns the state of a store, or the part of it that `select` returns. The component renders again when this value
 * changes. The hook of zustand does the same, but imports the whole of React, so the builds of the custom elements
 * would contain parts of Preact that no element uses.
 */
export function useStore<S extends Store<unknown>>(store: S): StateOf<S>
export function useStore<S extends Store<unknown>, Part>(store: S, select: (state: StateOf<S>) => Part): Part
export function useStore(
  store: Store<unknown>,
  select: (state: never) => unknown = (state) => state,
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState() as never),
    () => select(store.getInitialState() as never),
  )
}
