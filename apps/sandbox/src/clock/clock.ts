/** Cancels a timer; does nothing when it has run already. */
type Cancel = () => void

/** The only source of time in the sandbox. Times are integer milliseconds UTC. */
export interface Clock {
  now(): number
  /** Returns the end of the current jump; `now` without one. Jobs take coarser steps until shortly before it. */
  landing(): number
  /** Runs once, `delayMs` from now. A rejected promise is a bug of the caller and ends the process. */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls move forward. */
export interface ControllableClock extends Clock {
  /** Moves by `ms` and awaits the timers that fall due, in order of their time, also those that they set. */
  advance(ms: number): Promise<void>
  /** Moves to `time`; a time that has passed throws a RangeError. */
  advanceTo(time: number): Promise<void>
}
