import type { Clock } from './clock.ts'

/** The times from which the option `jump` of a job computes the next run during a clock jump. */
export interface Jump {
  now: number
  /** Time at which the clock jump ends. */
  landing: number
  /** Time of the next run that the job would have without a clock jump. */
  soon: number
}

/** The clock that runs a job, and the operator log to which the failures of its runs are written. */
interface Parts {
  clock: Clock
  log(line: string): void
}

export interface JobOptions {
  /** Name of the job, with which the job's lines in the operator log begin. */
  name: string
  /** Does the work of the job. `ahead` is the remaining time in ms of the current clock jump; 0 outside a jump. */
  run(now: number, ahead: number): Promise<unknown> | unknown
  /**
   * Interval in ms; the job runs at multiples of it. For a job with `due`, it is the interval of checks and retries,
   * by default one second. A job with neither `every` nor `due` runs only when it is triggered.
   */
  every?: number
  /** Delay in ms of each run after the multiple of `every`. */
  offset?: number
  /** Returns the time of the next run; Infinity if there is none. It is called again after each run. */
  due?(): Promise<number> | number
  /**
   * Returns the time of the next run during a clock jump. Without this option, a job with `due` runs at each due time
   * and at the end of the jump; a job without `due` runs at the last multiple of `every` that is not after the end of
   * the jump.
   */
  jump?(jump: Jump): Promise<number> | number
  /** If true, each run starts on time, even while an earlier run is in progress. */
  overlap?: boolean
}

/** A job that runs repeatedly until it is stopped. */
export interface Job {
  /**
   * Runs the job now; a job with `due` runs only if it is due. If a triggered run is in progress, the job runs once
   * more after it. Resolves when the last of these runs has ended.
   */
  trigger(): Promise<void>
  /**
   * Stops the job and waits for the current run. A run must not await `stop` of its own job: the promise would
   * never resolve.
   */
  stop(): Promise<void>
}

const CHECK_MS = 1_000
/**
 * During a clock jump, a failed run is retried after 1/60 of the remaining jump, so that a jump of years needs only a
 * few hundred retries.
 */
const RETRY_PART = 60

/**
 * Starts a job. A run that throws is logged and retried at the next interval. A clock jump waits for each run, so the
 * job does the same work during a jump as in real time.
 */
export function startJob({ clock, log }: Parts, options: JobOptions): Job {
  const { name, run, offset = 0, due, jump, overlap = false } = options
  const every = options.every ?? (due ? CHECK_MS : Number.POSITIVE_INFINITY)
  const failed = logOncePerMinute(clock, log, name)
  const running = new Set<Promise<void>>()
  let stopped = false
  let cancel = () => {}
  /**
   * Time for which the last run was scheduled. A timer of Node may fire one millisecond early. The next run is then
   * computed from the scheduled time, because the time of the clock would give the same run again.
   */
  let scheduled = Number.NEGATIVE_INFINITY

  const attempt = async (): Promise<boolean> => {
    const now = clock.now()
    try {
      if (!due || (await due()) <= now) await run(now, clock.landing() - now)
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }
  const multipleAfter = (time: number) => (Math.floor((time - offset) / every) + 1) * every + offset
  const soonest = () => {
    const now = clock.now()
    const isEarly = scheduled > now && scheduled - now < every
    return multipleAfter(isEarly ? scheduled : now)
  }
  const retryAt = () => {
    const [now, landing] = [clock.now(), clock.landing()]
    return Math.min(landing, now + Math.max(every, Math.ceil((landing - now) / RETRY_PART)))
  }
  const nextInJump = async (soon: number): Promise<number> => {
    const [now, landing] = [clock.now(), clock.landing()]
    if (jump) return Math.max(now + 1, await jump({ now, landing, soon }))
    if (!due) return Math.max(soon, multipleAfter(landing) - every)
    const at = await due()
    // If work is still due after a run, the next run is scheduled with a delay. Without the delay, the next run would
    // be scheduled for the same past time and start immediately. This would repeat forever, and the clock jump would
    // never end.
    return at > now ? Math.min(at, landing) : retryAt()
  }
  const armAt = (at: number) => {
    if (stopped) return
    scheduled = at
    cancel = clock.schedule(at - clock.now(), () => (overlap && !inJump() ? overlapping() : inTurn()))
  }
  const inJump = () => clock.landing() > soonest()
  const arm = (succeeded: boolean): void | Promise<void> => {
    if (every === Number.POSITIVE_INFINITY || stopped) return
    const soon = soonest()
    if (clock.landing() <= soon) return armAt(soon)
    if (!succeeded && !jump) return armAt(retryAt())
    return nextInJump(soon)
      .catch((error) => {
        failed(error)
        return jump ? soon : retryAt()
      })
      .then(armAt)
  }
  const track = (work: Promise<void>): Promise<void> => {
    running.add(work)
    return work.finally(() => running.delete(work))
  }
  const inTurn = () => track(attempt().then(arm))
  const overlapping = () => {
    void arm(true)
    return track(attempt().then(() => {}))
  }

  let triggered = false
  let answering: Promise<void> | null = null
  const answer = async () => {
    while (triggered) {
      triggered = false
      await attempt()
    }
    answering = null
  }
  void arm(true)
  return {
    trigger() {
      if (stopped) return Promise.resolve()
      triggered = true
      answering ??= answer()
      return answering
    },
    async stop() {
      stopped = true
      triggered = false
      cancel()
      await Promise.all([...running, answering])
    },
  }
}

/** Returns a function that logs an error. The same message is logged at most once a minute. */
export function logOncePerMinute(
  clock: Clock,
  log: (line: string) => void,
  name: string,
): (error: unknown) => void {
  const logged = new Map<string, number>()
  return (error) => {
    const text = error instanceof Error ? error.message : String(error)
    if (clock.now() - (logged.get(text) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    logged.set(text, clock.now())
    log(`${name}: ${text}`)
  }
}
