import type { Clock, ControllableClock } from './clock.ts'

/**
 * Returns a clock that shows the time of the machine and never goes back. If the machine's clock is set back, this clock
 * continues from its last time and runs at half speed until the machine's clock has caught up. Times of stored records
 * therefore stay in order, and timers go on.
 */
export function systemClock(): Clock & Pick<ControllableClock, 'notBefore'> {
  let machine = Date.now()
  /** Time in ms by which this clock is ahead of the machine's clock. */
  let ahead = 0
  const now = () => {
    const read = Date.now()
    const passed = read - machine
    machine = read
    ahead = passed < 0 ? ahead - passed : Math.max(0, ahead - passed / 2)
    return Math.floor(read + ahead)
  }
  const schedule: Clock['schedule'] = (delayMs, run) => {
    const timer = setTimeout(run, Math.max(0, delayMs))
    return () => clearTimeout(timer)
  }
  return {
    now,
    landing: now,
    schedule,
    sleep: (ms) => new Promise((wake) => schedule(ms, wake)),
    notBefore(time) {
      ahead += Math.max(0, time - now())
    },
  }
}
