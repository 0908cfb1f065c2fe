import type { Clock } from './clock.ts'

interface DueJob {
  /** How often it looks while time passes by itself. */
  beatMs: number
  /** Does what is due and returns when the next thing falls due; Infinity when nothing waits. */
  run(): Promise<number>
  /** It threw; the job goes on. */
  failed(error: unknown): void
}

/**
 * Runs every beat. In the middle of a jump of the clock it runs at the moments at which something falls due and at
 * the landing, so that a jump does what the same time would have done. Returns what stops it and waits for its end.
 */
export function startDueJob(clock: Clock, { beatMs, run, failed }: DueJob): () => Promise<void> {
  let stopped = false
  let cancel = () => {}
  let running: Promise<void> = Promise.resolve()
  const beat = async () => {
    let due = Number.POSITIVE_INFINITY
    try {
      due = await run()
    } catch (error) {
      failed(error)
    }
    if (!stopped) arm(due)
  }
  const arm = (due: number) => {
    const soon = clock.now() + beatMs
    const inJump = clock.landing() > soon
    const at = inJump ? Math.min(Math.max(due, clock.now() + 1), clock.landing()) : soon
    cancel = clock.schedule(at - clock.now(), () => {
      running = beat()
      return running
    })
  }
  arm(Number.POSITIVE_INFINITY)
  return async () => {
    stopped = true
    cancel()
    await running
  }
}
