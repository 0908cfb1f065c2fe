import { createListeners } from '../listeners.ts'

/** A value that can be read now and watched: the shape `useSyncExternalStore` wants. */
export type Readable<Value> = {
  get(): Value
  /** Calls back after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export type Store<Value> = Readable<Value> & { set(next: Value): void }

/** The smallest observable: equal values tell nobody. */
export function createStore<Value>(initial: Value, report: (error: unknown) => void): Store<Value> {
  const listeners = createListeners<void>(report)
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (next === value) return
      value = next
      listeners.tell()
    },
    subscribe: listeners.add,
  }
}
