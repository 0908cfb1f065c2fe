import type { Clock } from './clock.ts'

/** A jump of the clock as a job sees it while it chooses its next run. */
export interface Jump {
  now: number
  /** Time at which the jump ends. */
  landing: number
  /** The next run if there were no jump. */
  soon: number
}

export interface JobOptions {
  /** Begins the job's lines in the operator's log. */
  name: string
  log(line: string): void
  /** Runs the job; `ahead` is the time left in a jump of the clock, 0 without one. */
  run(now: number, ahead: number): Promise<unknown> | unknown
  /**
   * Interval in milliseconds: the job runs at the multiples of it. With `due`, the interval of the checks and of the
   * retries; default one second. Without both, the job runs on `trigger` only.
   */
  every?: number
  /** Delay after each multiple of `every`. */
  offset?: number
  /** Returns the time of the next run; Infinity when there is none. Read again after each run. */
  due?(): Promise<number> | number
  /**
   * Returns the next run inside a jump of the clock. Default: with `due`, every due time in order and the landing;
   * without, the last multiple of `every` before the landing.
   */
  jump?(jump: Jump): Promise<number> | number
  /** Starts every run on time, even while an earlier one is still running. */
  overlap?: boolean
}

/** A started job. */
export interface Job {
  /** Runs the job now, or once more after the current run. Resolves when that run has ended. */
  trigger(): Promise<void>
  /** Stops the job and waits for the current run. A run must not await it. */
  stop(): Promise<void>
}

const CHECK_MS = 1_000
/** A retry inside a jump waits for this part of the rest of the jump, so a jump of years ends after some hundred steps. */
const RETRY_PART = 60

/**
 * Starts a job. A run that throws is logged and retried at the next interval. A jump of the clock waits for each run,
 * so a job does in a jump what it would have done in that time.
 */
export function startJob(clock: Clock, options: JobOptions): Job {
  const { name, log, run, offset = 0, due, jump, overlap = false } = options
  const every = options.every ?? (due ? CHECK_MS : Number.POSITIVE_INFINITY)
  const failed = logOncePerMinute(clock, log, name)
  const running = new Set<Promise<void>>()
  let stopped = false
  let cancel = () => {}
  /** The time for which the last run was scheduled. A timer may fire a millisecond early and must not fire twice. */
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
    // Work that stays due must not hold the jump.
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

/** Returns a function that logs an error; the same error appears at most once a minute. */
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
