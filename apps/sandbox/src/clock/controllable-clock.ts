import type { Clock, ControllableClock } from './clock.ts'
import { systemClock } from './system-clock.ts'
import { timerQueue } from './timer-queue.ts'

export interface ControllableClockOptions {
  /** Start time of the clock. Default: the time of the machine. */
  start?: number
  /**
   * If true, the clock follows the machine's time, and `advance` adds to it. If false, only `advance` moves the
   * clock.
   */
  running?: boolean
}

/**
 * Creates a clock that can be moved forward. During a clock jump, timers run one after another in the order of their
 * times.
 */
export function controllableClock(options: ControllableClockOptions = {}): ControllableClock {
  const machine = systemClock()
  const running = options.running ?? false
  const origin = machine.now()
  let base = options.start ?? origin
  /** Time at which the current clock jump ends; 0 outside a jump. */
  let landing = 0
  const timers = timerQueue()
  let jumps = 0
  /**
   * Timer runs that started outside a clock jump and have not ended. If such a run ended during a jump, the jump might
   * already have passed the time of the timer that the run schedules next. A jump therefore waits for these runs before
   * it starts.
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
    // During a clock jump, `advance` runs the due timers one after another in the order of their times. This callback,
    // which the timer of Node calls, must not run them a second time.
    if (jumps > 0) return
    // A slow timer must not delay the others. Each due timer is therefore started without waiting until the previous
    // timer has ended.
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
  const offset = () => base - (running ? origin : machine.now())
  return {
    now,
    landing: () => Math.max(now(), landing),
    schedule,
    sleep: (ms) => new Promise((wake) => schedule(ms, wake)),
    advance,
    advanceTo: (time) => advance(time - now()),
    notBefore(time) {
      if (running) machine.notBefore(machine.now() + time - now())
      else base = Math.max(base, time)
      wakeAtNext()
    },
    offset,
    restoreOffset(ms) {
      base += Math.max(0, ms - offset())
      wakeAtNext()
    },
  }
}
