import type { Clock } from '../../clock/clock.ts'

const SECOND_MS = 1_000
/** After the full second, when its tick has been published. */
const AFTER_MS = 50
/** So much of the end of a jump is like any other time. */
const LIVED_MS = 5_000
/** The rounds that begin in so much of the end of a jump are made; those before it never were. */
const MADE_MS = 5 * 60_000

export interface PredictionPulse {
  /** Just after every full second. */
  beat(): Promise<void>
  /** In the middle of a jump of the clock: when something falls due, or a round begins near its end. */
  passing(nearEnd: boolean): Promise<void>
  /** The next time at which something has to run, later than now; Infinity when nothing does. */
  due(): Promise<number>
  /** Something above threw; the pulse goes on. */
  failed(error: unknown): void
}

/** One beat at a time; returns what stops it and waits for the beat that is running. */
export function startPredictionPulse(clock: Clock, pulse: PredictionPulse): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  let cancel = () => {}
  const ahead = () => clock.landing() - clock.now()
  const beat = async () => {
    try {
      await (ahead() > LIVED_MS ? pulse.passing(ahead() <= MADE_MS) : pulse.beat())
    } catch (error) {
      pulse.failed(error)
    }
  }
  const nextSecond = () => clock.now() - (clock.now() % SECOND_MS) + SECOND_MS + AFTER_MS
  const nextInJump = async () => {
    const step = ahead() <= MADE_MS ? nextSecond() + 9 * SECOND_MS : clock.landing() - MADE_MS
    return Math.max(clock.now() + 1, Math.min(step, clock.landing() - LIVED_MS, await pulse.due()))
  }
  const arm = async () => {
    let next = nextSecond()
    // A database that does not answer must not end the pulse.
    if (ahead() > LIVED_MS) next = await nextInJump().catch(nextSecond)
    if (stopped) return
    cancel = clock.schedule(next - clock.now(), async () => {
      running = beat().then(arm)
      await running
    })
  }
  running = arm()
  return async () => {
    stopped = true
    cancel()
    await running
  }
}
