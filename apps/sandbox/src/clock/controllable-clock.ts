import type { Clock, ControllableClock } from './clock.ts'
import { repeat } from './repeat.ts'
import { systemClock } from './system-clock.ts'
import { timerQueue } from './timer-queue.ts'

export interface ControllableClockOptions {
  /** First moment shown; default: the machine's time. */
  start?: number
  /** True: time also passes by itself, at the machine's pace. False: only `advance` moves it. */
  running?: boolean
}

/** A clock that can be moved forward. Timers run in order of their time, one after another. */
export function controllableClock(options: ControllableClockOptions = {}): ControllableClock {
  const machine = systemClock()
  const running = options.running ?? false
  const origin = machine.now()
  let base = options.start ?? origin
  /** Where the running `advance` will land: repetitions go on from there. */
  let landing = 0
  const timers = timerQueue()
  let jumps = 0
  /** What the machine's time began. Whoever repeats himself sets his next timer at its end, maybe within a jump. */
  const underWay = new Set<Promise<void>>()
  let sleepAgain = () => {}

  const now = () => (running ? base + (machine.now() - origin) : base)
  const wakeAtNext = () => {
    sleepAgain()
    const timer = running ? timers.first() : undefined
    if (timer) sleepAgain = machine.schedule(timer.at - now(), runDue)
  }
  const runDue = () => {
    // A jump runs itself what falls due, in order.
    if (jumps > 0) return
    // Time passes for all alike: one slow timer does not hold up the others.
    for (let timer = timers.takeUntil(now()); timer; timer = timers.takeUntil(now())) {
      const run: Promise<void> = Promise.resolve(timer.run()).finally(() => underWay.delete(run))
      underWay.add(run)
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
      if (underWay.size > 0) await Promise.allSettled(underWay)
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
    every: (ms, run) => repeat((next) => scheduleAt(Math.max(now(), landing) + ms, next), run),
    sleep: (ms) => new Promise((wake) => schedule(ms, wake)),
    advance,
    advanceTo: (time) => advance(time - now()),
  }
}
