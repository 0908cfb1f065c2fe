import type { Timers } from './timers.ts'

/** Why a piece of work was ended from outside. */
export type Interruption = 'TIMEOUT' | 'ABORTED' | 'CLOSED'

export class Interrupted extends Error {
  readonly why: Interruption
  constructor(why: Interruption) {
    super(why)
    this.why = why
  }
}

/** Everything that is under way for one client, so that closing it ends them all. */
export type Running = Set<(why: Interruption) => void>

export type Deadline = { timers: Timers; running: Running; ms: number; signal?: AbortSignal }

/**
 * Runs work that ends at a deadline, when the caller aborts, or when the client closes, whichever is first.
 * Rejects at once even when the work ignores its signal.
 */
export function withDeadline<T>(
  { timers, running, ms, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const settle = () => {
      timers.clearTimeout(timer)
      running.delete(end)
      signal?.removeEventListener('abort', abort)
    }
    const end = (why: Interruption) => {
      settle()
      reject(new Interrupted(why))
      controller.abort()
    }
    const abort = () => end('ABORTED')
    const timer = timers.setTimeout(() => end('TIMEOUT'), ms)
    running.add(end)
    signal?.addEventListener('abort', abort)
    work(controller.signal).then(
      (value) => {
        settle()
        resolve(value)
      },
      (error) => {
        settle()
        reject(error)
      },
    )
  })
}
