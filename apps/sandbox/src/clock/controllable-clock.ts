import type { Clock, ControllableClock } from './clock.ts'
import { repeat, sleepBy, systemClock } from './system-clock.ts'

interface Timer {
  at: number
  order: number
  run: () => void | Promise<void>
}

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
  let base = options.start ?? machine.now()
  const origin = machine.now()
  const timers = new Set<Timer>()
  let order = 0
  let waking = () => {}

  const now = () => (running ? base + (machine.now() - origin) : base)
  const next = () => [...timers].sort((a, b) => a.at - b.at || a.order - b.order)[0]

  const wakeAtNext = () => {
    waking()
    const timer = running ? next() : undefined
    if (timer) waking = machine.schedule(timer.at - now(), runDue)
  }
  const runDue = async () => {
    for (let timer = next(); timer && timer.at <= now(); timer = next()) {
      timers.delete(timer)
      // A running clock must not let one slow timer hold up the others.
      if (running) void timer.run()
      else await timer.run()
    }
    wakeAtNext()
  }
  const schedule: Clock['schedule'] = (delayMs, run) => {
    const timer = { at: now() + Math.max(0, delayMs), order: order++, run }
    timers.add(timer)
    wakeAtNext()
    return () => {
      timers.delete(timer)
    }
  }
  const advance = async (ms: number) => {
    if (ms < 0) throw new RangeError('the clock only moves forward')
    const target = now() + ms
    const due = [...timers]
      .filter((timer) => timer.at <= target)
      .sort((a, b) => a.at - b.at || a.order - b.order)
    for (const timer of due) {
      if (!timers.delete(timer)) continue
      base += Math.max(0, timer.at - now())
      await timer.run()
    }
    base += Math.max(0, target - now())
    wakeAtNext()
  }
  return {
    now,
    schedule,
    every: (ms, run) => repeat(schedule, ms, run),
    sleep: (ms) => sleepBy(schedule, ms),
    advance,
    advanceTo: (time) => advance(time - now()),
  }
}
