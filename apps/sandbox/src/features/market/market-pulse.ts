import type { Clock } from '../../clock/clock.ts'

export interface Pulse {
  /** Each full second. */
  second(): Promise<void>
  /** Between the seconds. */
  moment(): Promise<void>
  /** A second in the middle of a jump of the clock, instead of `second`. */
  passing(): Promise<void>
  /** Something above threw; the pulse goes on. */
  failed(error: unknown): void
}

const SECOND_MS = 1_000
const MOMENT_MS = 250
/** So much of the end of a jump is passed second by second; what lies before it is left out. */
const PASSED_MS = 5 * 60_000
/** And so much of it is like any other time. */
const LIVED_MS = 5_000

/**
 * Beats at every full second and at the quarters between, one beat at a time; returns what stops it and waits for
 * the beat that is running.
 */
export function startPulse(clock: Clock, pulse: Pulse): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let cancel = () => {}
  // The first beat is that of a second: the books fill at once.
  let second = 0
  const inJump = () => clock.landing() - clock.now() > LIVED_MS
  const beat = async () => {
    const now = Math.floor(clock.now() / SECOND_MS)
    const run = inJump() ? pulse.passing : now > second ? pulse.second : pulse.moment
    second = now
    await run().catch(pulse.failed)
  }
  const arm = () => {
    const now = clock.now()
    const step = inJump() ? SECOND_MS : MOMENT_MS
    const next = Math.max(now + step - (now % step), clock.landing() - PASSED_MS)
    cancel = clock.schedule(next - now, async () => {
      running = beat()
      await running
      if (!stopped) arm()
    })
  }
  arm()
  return async () => {
    stopped = true
    cancel()
    await running
  }
}
