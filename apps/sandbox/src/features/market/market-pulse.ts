import type { Clock } from '../../clock/clock.ts'
import { type Job, type Jump, startJob } from '../../clock/job.ts'
import type { JumpPrices } from '../../exchange/settings.ts'

export interface Pulse {
  log(line: string): void
  jumpPrices: JumpPrices
  /** Runs every full second, also while earlier work waits for the database; resolves when the prices are stored. */
  tick(): Promise<void>
  /** Runs every full second after its tick. */
  second(): Promise<void>
  /** Runs at every quarter of a second that is not a full second. */
  moment(): Promise<void>
  /** Runs after a tick inside a clock jump instead of `second`. */
  passing(): Promise<void>
  /** Returns the first time at or after `from` whose price settles something; Infinity if there is none. */
  settlement(from: number): Promise<number>
}

const SECOND_MS = 1_000
const MOMENT_MS = 250
/**
 * Length in ms of the last part of a clock jump, in which the job of quarter seconds computes the mark prices
 * as in normal time.
 */
const LIVE_MS = 5_000
/**
 * Time before a settlement in which a published price can decide the settlement: prices of the settlement's
 * own second and of the two seconds before.
 */
const BEFORE_SETTLEMENT_MS = 2 * SECOND_MS

/**
 * Starts the two jobs of the market: a tick at every full second, and `second` or `moment` at every quarter
 * second. A tick never waits for the other job or for the tick before it, so a slow database leaves no second
 * without a price. During a clock jump, ticks come at larger intervals and at every second whose price
 * settles something.
 */
export function startPulse(clock: Clock, pulse: Pulse): Pick<Job, 'stop'> {
  const { log, jumpPrices } = pulse
  const { everySecondMs, stepPart } = jumpPrices
  let ticking: Promise<unknown> = Promise.resolve()
  const ticks = startJob(clock, {
    name: 'market',
    log,
    every: SECOND_MS,
    overlap: true,
    async run(_now, ahead) {
      const tick = pulse.tick()
      ticking = tick.catch(() => {})
      if (ahead <= LIVE_MS) return tick
      // Mark prices are computed even if the tick of this second failed. `Promise.all` below then throws the
      // error of the tick.
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
  // With 0, the first run counts as the run of a full second, in which the market maker quotes, so the books
  // have quotes at the opening.
  let second = 0
  const job = startJob(clock, {
    name: 'market',
    log,
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
