interface Timer {
  at: number
  order: number
  run: () => void | Promise<void>
}

/** Creates a queue of timers, ordered by time. Timers with the same time keep the order in which they were added. */
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
    /** Adds a timer and returns a function that removes it. */
    add(at: number, run: () => void | Promise<void>) {
      const timer = { at, order: order++, run }
      timers.add(timer)
      return () => {
        timers.delete(timer)
      }
    },
    /** Removes and returns the first timer that is due at or before `time`; undefined if there is none. */
    takeUntil(time: number): Timer | undefined {
      const timer = first()
      if (!timer || timer.at > time) return undefined
      timers.delete(timer)
      return timer
    },
  }
}
