/** Cancels a timer; has no effect after the timer has run. */
type Cancel = () => void

/** The only source of time in the sandbox. Times are integer milliseconds UTC. */
export interface Clock {
  now(): number
  /**
   * Returns the end of the current jump, or `now` outside a jump. Jobs take coarser steps until shortly
   * before it.
   */
  landing(): number
  /** Runs a function once after `delayMs`. A rejected promise is a programming error and ends the process. */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls can move forward. */
export interface ControllableClock extends Clock {
  /**
   * Moves the clock by `ms` and runs all timers that fall due in order of time, including timers that they
   * set.
   */
  advance(ms: number): Promise<void>
  /** Moves the clock to `time`; throws a RangeError for a time in the past. */
  advanceTo(time: number): Promise<void>
}
