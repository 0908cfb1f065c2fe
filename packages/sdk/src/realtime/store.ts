/** A value that can be read now and watched: the shape `useSyncExternalStore` wants. */
export type Readable<Value> = {
  get(): Value
  /** Calls back after each change. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export type Store<Value> = Readable<Value> & { set(next: Value): void }

/** The smallest observable: equal values tell nobody. */
export function createStore<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
