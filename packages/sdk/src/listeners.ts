/** Runs code that is not ours: what it throws is reported and harms nobody else. */
export function contained(report: (error: unknown) => void, run: () => void): void {
  try {
    run()
  } catch (error) {
    report(error)
  }
}

export type Listeners<Value> = {
  /** Returns the way to stop. The same function may listen twice. */
  add(listener: (value: Value) => void): () => void
  tell(value: Value): void
  count(): number
}

/** A set of listeners. */
export function createListeners<Value>(report: (error: unknown) => void): Listeners<Value> {
  const all = new Set<{ hear: (value: Value) => void }>()
  return {
    add(hear) {
      const one = { hear }
      all.add(one)
      return () => void all.delete(one)
    },
    tell(value) {
      for (const { hear } of [...all]) contained(report, () => hear(value))
    },
    count: () => all.size,
  }
}
