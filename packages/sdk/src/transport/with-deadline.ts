import { TransportError } from '../errors/transport-error.ts'
import { LONGEST_MS } from './limits.ts'
import type { Timers } from './timers.ts'

type Interruption = 'TIMEOUT' | 'ABORTED' | 'CLOSED'

/** The functions that end the running operations of one client. Closing the client calls all of them. */
export type Running = Set<(why: Interruption) => void>

export type Deadline = { timers: Timers; running: Running; ms: number; signal?: AbortSignal }

/**
 * Calls `work` and waits for its result. If the deadline passes, the caller aborts or the client is closed before
 * `work` has ended, the returned promise rejects at once with the TransportError `TIMEOUT`, `ABORTED` or `CLOSED`. It
 * does so even if `work` ignores its signal. If the caller has already aborted, or if no time is left, `work` is not
 * called. `work` must report an error by a rejected promise: if it throws, the timer and the listener remain.
 */
export function withDeadline<T>(
  { timers, running, ms, signal }: Deadline,
  work: (signal: AbortSignal) => T | Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  let settle = () => {}
  const interrupted = new Promise<never>((_, reject) => {
    const end = (why: Interruption) => {
      settle()
      reject(new TransportError(why))
      controller.abort()
    }
    const abort = () => end('ABORTED')
    const timer = timers.setTimeout(() => end('TIMEOUT'), Math.min(ms, LONGEST_MS))
    running.add(end)
    signal?.addEventListener('abort', abort)
    settle = () => {
      timers.clearTimeout(timer)
      running.delete(end)
      signal?.removeEventListener('abort', abort)
    }
    // A signal that is already aborted emits no abort event, so it is checked here.
    if (signal?.aborted) abort()
    else if (ms <= 0) end('TIMEOUT')
  })
  // An interruption rejects `interrupted` and aborts the signal, so `work` may reject at the same moment. `interrupted`
  // is first in the race, so the caller receives its error and not the error of `work`.
  return Promise.race([
    interrupted,
    controller.signal.aborted ? interrupted : work(controller.signal),
  ]).finally(settle)
}

/** Waits for the given time; rejects if the caller aborts or the client closes meanwhile. */
export const pause = (deadline: Deadline): Promise<void> =>
  withDeadline(deadline, () => new Promise<void>(() => {})).catch((error) => {
    if (error.name !== 'TIMEOUT') throw error
  })
