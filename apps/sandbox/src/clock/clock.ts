/** Stops a timer; harmless when it has run already. */
type Cancel = () => void

/** Stops a repetition and resolves when a run under way has ended. Not to be awaited by that run itself. */
type Stop = () => Promise<void>

/** The only source of time in the sandbox. Times are integer milliseconds UTC. */
export interface Clock {
  now(): number
  /** Where a jump under way will land; `now` when there is none. What beats often lives through its end alone. */
  landing(): number
  /** Runs once, `delayMs` from now. A rejected promise is a bug of the caller and ends the process. */
  schedule(delayMs: number, run: () => void | Promise<void>): Cancel
  /** Runs every `intervalMs`, never overlapping itself; a jump of the clock causes one run, not many. */
  every(intervalMs: number, run: () => void | Promise<void>): Stop
  sleep(ms: number): Promise<void>
}

/** A clock that tests and the sandbox controls may move, forward only. */
export interface ControllableClock extends Clock {
  /** Moves by `ms` and awaits the timers that fall due, in order of their time, also those that they set. */
  advance(ms: number): Promise<void>
  /** Moves to `time`; a time that has passed throws a RangeError. */
  advanceTo(time: number): Promise<void>
}
