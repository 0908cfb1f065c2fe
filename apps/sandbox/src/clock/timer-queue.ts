interface Timer {
  at: number
  order: number
  run: () => void | Promise<void>
}

/** Timers by their time; those of one moment in the order in which they were set. */
export function timerQueue() {
  const timers = new Set<Timer>()
  let order = 0
  const first = () => {
    let found: Timer | undefined
    for (const timer of timers) {
      if (!found || timer.at < found.at || (timer.at === found.at && timer.order < found.order)) found = timer
    }
    return found
  }
  return {
    first,
    /** Returns the way to drop it. */
    add(at: number, run: () => void | Promise<void>) {
      const timer = { at, order: order++, run }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    /** Takes out the first timer due at `time`. */
    takeUntil(time: number): Timer | undefined {
      const timer = first()
      if (!timer || timer.at > time) return undefined
      timers.delete(timer)
      return timer
    },
  }
}
