import type { BourseletError } from '../errors/bourselet-error.ts'
import { jitter } from './jitter.ts'
import { JITTER_BASE_MS, JITTER_CAP_MS, type Limits, WHOLE_MS } from './limits.ts'
import type { Timers } from './timers.ts'

const BUSY = [408, 429, 502, 503, 504]

/**
 * Returns true if another attempt may succeed: the server was not reached or was busy, or the outcome of the write is
 * unknown.
 */
function mayRepeat(error: BourseletError & { code?: number; status?: number }): boolean {
  const { name, outcome, code, status = 0 } = error
  return (
    name !== 'ABORTED' &&
    name !== 'CLOSED' &&
    (name === 'NETWORK' ||
      name === 'TIMEOUT' ||
      outcome === 'unknown' ||
      code === 4029 ||
      BUSY.includes(status))
  )
}

/**
 * Returns the wait in ms before another attempt: a random time, which is added to the delay that the server requested,
 * if any. Returns undefined if no further attempt is made.
 */
export function nextWaitMs(
  timers: Timers,
  { repeats, endsAt }: Pick<Limits, 'repeats' | 'endsAt'>,
  error: BourseletError,
  repeat: number,
): number | undefined {
  if (repeat >= repeats || !mayRepeat(error)) return undefined
  const asked = error.retryAfterMs ?? 0
  const wait = asked + jitter(timers, asked ? 0 : repeat, JITTER_BASE_MS, JITTER_CAP_MS)
  return wait < Math.min(WHOLE_MS, endsAt - timers.now()) ? wait : undefined
}
