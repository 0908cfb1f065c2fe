import { createListeners } from '../listeners.ts'

/** A value that can be read and watched, in the shape that `useSyncExternalStore` expects. */
export type Readable<Value> = {
  get(): Value
  /** Calls the listener after each change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export type Store<Value> = Readable<Value> & { set(next: Value): void }

/** Creates a store of one value. Setting a value identical to the current one notifies no listener. */
export function createStore<Value>(initial: Value, report: (error: unknown) => void): Store<Value> {
  const listeners = createListeners<void>(report)
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      listeners.emit()
    },
    subscribe: listeners.add,
  }
}
