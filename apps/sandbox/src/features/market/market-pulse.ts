import type { Clock } from '../../clock/clock.ts'
import { type Job, type Jump, startJob } from '../../clock/job.ts'
import type { JumpPrices } from '../../exchange/settings.ts'

export interface Pulse {
  log(line: string): void
  jumpPrices: JumpPrices
  /**
   * Publishes an index tick (the current index prices). Called at every full second, even if earlier work still waits
   * for the database. Resolves when the prices are stored.
   */
  tick(): Promise<void>
  /** Updates mark prices and order books. Called at every full second, after the tick of that second. */
  second(): Promise<void>
  /** Updates order books. Called at each quarter of a second that is not a full second. */
  moment(): Promise<void>
  /** Updates mark prices inside a clock jump, where it is called after each tick instead of `second`. */
  passing(): Promise<void>
  /**
   * Returns the first time at or after `from` at which a published price settles something, such as a bet;
   * Infinity if there is none.
   */
  settlement(from: number): Promise<number>
}

const SECOND_MS = 1_000
const MOMENT_MS = 250
/** Length in ms of the last part of a clock jump, in which the quarter-second job runs as without a jump. */
const LIVE_MS = 5_000
/**
 * Time in ms before a settlement at which a clock jump begins to publish a tick each second. The settlement can use
 * the prices of its own second and of the two seconds before.
 */
const BEFORE_SETTLEMENT_MS = 2 * SECOND_MS

/**
 * Starts the two jobs of the market. One publishes an index tick at every full second; the other runs at every quarter
 * of a second, and calls `second` once per second and `moment` the other times. A tick waits neither for the other job
 * nor for the previous tick, so every second has a price even if the database is slow. In a clock jump, ticks have
 * larger intervals, but each second whose price settles something has a tick.
 */
export function startPulse(clock: Clock, pulse: Pulse): Pick<Job, 'stop'> {
  const parts = { clock, log: pulse.log }
  const { everySecondMs, stepPart } = pulse.jumpPrices
  let ticking: Promise<unknown> = Promise.resolve()
  const ticks = startJob(parts, {
    name: 'market',
    every: SECOND_MS,
    overlap: true,
    async run(_now, ahead) {
      const tick = pulse.tick()
      ticking = tick.catch(() => {})
      if (ahead <= LIVE_MS) return tick
      // If the index tick (publication of index prices) of this second fails, mark prices are computed nevertheless.
      // Afterwards, `Promise.all` throws the error of the tick.
      await ticking
      await Promise.all([tick, pulse.passing()])
    },
    async jump({ now, landing, soon }: Jump) {
      const ahead = landing - now
      if (ahead <= everySecondMs) return soon
      const coarse = soon + fullSecond(ahead / stepPart)
      const settlement = fullSecond(await pulse.settlement(soon)) - BEFORE_SETTLEMENT_MS
      return Math.max(soon, Math.min(coarse, fullSecond(landing - everySecondMs), settlement))
    },
  })
  // Each run in a new second updates the mark prices. The initial value is 0, so the first run of the job counts as a
  // run in a new second.
  let second = 0
  const job = startJob(parts, {
    name: 'market',
    every: MOMENT_MS,
    async run(now, ahead) {
      if (ahead > LIVE_MS) return
      const isMoment = fullSecond(now) <= second
      second = fullSecond(now)
      await ticking
      await (isMoment ? pulse.moment() : pulse.second())
    },
    jump: ({ landing, soon }) => Math.max(soon, landing - LIVE_MS),
  })
  return {
    async stop() {
      await Promise.all([ticks.stop(), job.stop()])
    },
  }
}

const fullSecond = (time: number) => Math.floor(time / SECOND_MS) * SECOND_MS
