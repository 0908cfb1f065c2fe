import type { Clock } from '../../clock/clock.ts'

export interface Pulse {
  /**
   * Each full second, also while earlier work waits for the database: takes the prices of now. Resolves when they are
   * stored.
   */
  tick(): Promise<void>
  /** Each full second, after its tick. */
  second(): Promise<void>
  /** Between the seconds. */
  moment(): Promise<void>
  /** After a tick in the middle of a jump of the clock, instead of `second`. */
  passing(): Promise<void>
  /** The first moment at or after `from` whose price settles something; Infinity when there is none. */
  settlement(from: number): Promise<number>
  /** One of the above rejected; the pulse goes on. */
  failed(error: unknown): void
}

const SECOND_MS = 1_000
const MOMENT_MS = 250
/** The end of a jump has a tick every second. Before it the steps are coarser. */
const FINE_MS = 5 * 60_000
/** A coarse step is this part of what is left of the jump, so a jump of years takes some hundred steps. */
const COARSE_PART = 60
/** The end of a jump runs like any other time. */
const LIVED_MS = 5_000
/** A settlement takes a price of its own second or of the two before it. */
const BEFORE_SETTLEMENT_MS = 2 * SECOND_MS

/**
 * Ticks every full second and beats at every quarter of it, one beat at a time. A tick never waits for a beat or for
 * the tick before it, so a slow database leaves no second without a price. In a jump of the clock it ticks in coarser
 * steps and at every second that settles something. Returns what stops it and waits for the work under way.
 */
export function startPulse(clock: Clock, pulse: Pulse): () => Promise<void> {
  let stopped = false
  let cancelTick = () => {}
  let cancelBeat = () => {}
  let ticking: Promise<void> = Promise.resolve()
  let beating: Promise<void> = Promise.resolve()
  const inJump = () => clock.landing() - clock.now() > LIVED_MS

  const armTick = (at: number) => {
    if (stopped) return
    cancelTick = clock.schedule(at - clock.now(), () => {
      ticking = inJump() ? tickInJump() : tick()
      return ticking
    })
  }
  const tick = () => {
    armTick(nextSecond(clock.now()))
    return pulse.tick().catch(pulse.failed)
  }
  const tickInJump = async () => {
    await pulse.tick().catch(pulse.failed)
    await pulse.passing().catch(pulse.failed)
    armTick(await nextInJump())
  }
  const nextInJump = async () => {
    const soon = nextSecond(clock.now())
    const ahead = clock.landing() - clock.now()
    if (ahead <= FINE_MS) return soon
    const coarse = soon + fullSecond(ahead / COARSE_PART)
    const settlement = await pulse.settlement(soon).catch((error) => {
      pulse.failed(error)
      return soon
    })
    const wanted = [
      coarse,
      fullSecond(clock.landing() - FINE_MS),
      fullSecond(settlement) - BEFORE_SETTLEMENT_MS,
    ]
    return Math.max(soon, Math.min(...wanted))
  }

  // The first beat is that of a second: the books fill at once.
  let second = 0
  const armBeat = () => {
    if (stopped) return
    const now = clock.now()
    const next = Math.max(now + MOMENT_MS - (now % MOMENT_MS), clock.landing() - LIVED_MS)
    cancelBeat = clock.schedule(next - now, () => {
      beating = beat().then(armBeat)
      return beating
    })
  }
  const beat = async () => {
    if (inJump()) return
    const now = fullSecond(clock.now())
    const run = now > second ? pulse.second : pulse.moment
    second = now
    await ticking
    await run().catch(pulse.failed)
  }

  armTick(nextSecond(clock.now()))
  armBeat()
  return async () => {
    stopped = true
    cancelTick()
    cancelBeat()
    await Promise.all([ticking, beating])
  }
}

const fullSecond = (time: number) => Math.floor(time / SECOND_MS) * SECOND_MS
const nextSecond = (time: number) => fullSecond(time) + SECOND_MS
