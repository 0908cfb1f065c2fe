import type { Clock, ControllableClock } from './clock.ts'
import { systemClock } from './system-clock.ts'
import { timerQueue } from './timer-queue.ts'

export interface ControllableClockOptions {
  /** Initial time; default: the time of the machine. */
  start?: number
  /** True: the clock also follows the machine's time. False: only `advance` moves it. */
  running?: boolean
}

/** Creates a clock that can be moved forward. Timers run one after another in order of their time. */
export function controllableClock(options: ControllableClockOptions = {}): ControllableClock {
  const machine = systemClock()
  const running = options.running ?? false
  const origin = machine.now()
  let base = options.start ?? origin
  /** Time at which the current `advance` ends; 0 if none is in progress. */
  let landing = 0
  const timers = timerQueue()
  let jumps = 0
  /**
   * Timers that fell due outside a jump and are still running. Such a run may end inside a jump and set the
   * next timer of its job, so a jump first waits for these runs.
   */
  const runningTimers = new Set<Promise<void>>()
  let sleepAgain = () => {}

  const now = () => (running ? base + (machine.now() - origin) : base)
  const wakeAtNext = () => {
    sleepAgain()
    const timer = running ? timers.first() : undefined
    if (timer) sleepAgain = machine.schedule(timer.at - now(), runDue)
  }
  const runDue = () => {
    // During a clock jump, `advance` itself runs the due timers in order, so the timer of Node must not run
    // them too.
    if (jumps > 0) return
    // Starts every due timer without waiting, so that a slow timer does not delay the others.
    for (let timer = timers.takeUntil(now()); timer; timer = timers.takeUntil(now())) {
      const run: Promise<void> = Promise.resolve(timer.run()).finally(() => runningTimers.delete(run))
      runningTimers.add(run)
    }
    wakeAtNext()
  }
  const scheduleAt = (at: number, run: () => void | Promise<void>) => {
    const drop = timers.add(at, run)
    wakeAtNext()
    return drop
  }
  const advance = async (ms: number) => {
    if (ms < 0) throw new RangeError('the clock only moves forward')
    const target = now() + ms
    landing = target
    jumps += 1
    try {
      if (runningTimers.size > 0) await Promise.allSettled(runningTimers)
      for (let timer = timers.takeUntil(target); timer; timer = timers.takeUntil(target)) {
        base += Math.max(0, timer.at - now())
        await timer.run()
      }
      base += Math.max(0, target - now())
    } finally {
      landing = 0
      jumps -= 1
      wakeAtNext()
    }
  }
  const schedule: Clock['schedule'] = (delayMs, run) => scheduleAt(now() + Math.max(0, delayMs), run)
  return {
    now,
    landing: () => Math.max(now(), landing),
    schedule,
    sleep: (ms) => new Promise((wake) => schedule(ms, wake)),
    advance,
    advanceTo: (time) => advance(time - now()),
  }
}
