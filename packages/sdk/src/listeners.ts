/**
 * Runs a hook or a listener of the host page. Reports an error that it throws, so that the error stops no other
 * code.
 */
export function contained(report: (error: unknown) => void, run: () => void): void {
  try {
    run()
  } catch (error) {
    report(error)
  }
}

export type Listeners<Value> = {
  /**
   * Adds a listener and returns a function that removes it. The function returns false if it was called before. The
   * same listener may be added twice.
   */
  add(listener: (value: Value) => void): () => boolean
  emit(value: Value): void
}

/** Creates a set of listeners. An error thrown by one listener is reported and does not affect the others. */
export function createListeners<Value>(report: (error: unknown) => void): Listeners<Value> {
  const all = new Set<{ receive: (value: Value) => void }>()
  return {
    add(receive) {
      const one = { receive }
      all.add(one)
      return () => all.delete(one)
    },
    emit(value) {
      for (const { receive } of [...all]) contained(report, () => receive(value))
    },
  }
}
