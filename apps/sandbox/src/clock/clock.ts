/** Cancels a timer; has no effect after the timer has run. */
type Cancel = () => void

/** The only source of time in the sandbox. Times are integer milliseconds UTC. */
export interface Clock {
  now(): number
  /**
   * Returns the time at which the current jump ends, or `now` outside a jump. During a jump, jobs run less
   * often until shortly before that time.
   */
  landing(): number
  /**
   * Runs a function once after `delayMs`. If its promise rejects, that is a programming error and ends the
   * process.
   */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls can move forward. */
export interface ControllableClock extends Clock {
  /**
   * Moves the clock by `ms` and runs all timers that fall due, in order of time, including those that are set
   * by these timers.
   */
  advance(ms: number): Promise<void>
  /** Moves the clock to `time`; throws a RangeError for a time in the past. */
  advanceTo(time: number): Promise<void>
}
