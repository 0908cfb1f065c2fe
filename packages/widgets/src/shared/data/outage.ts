import type { StreamState } from '@bourselet/sdk'
import { isPassing } from '../i18n/is-passing.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

const LEAST_SPREAD = 0.75

/**
 * Random factor by which a page multiplies its waiting times. Without this factor, all pages would retry at the
 * same moment when the server is available again.
 */
const spread = LEAST_SPREAD + Math.random() / 2

/** The last error of a request and the number of consecutive failures. The error may be temporary. */
export type Outage = { error: Error; failures: number }

/**
 * Returns the outage after a further failure. Returns null if the error is permanent, because a retry would
 * fail again.
 */
export function nextOutage(before: Outage | null, error: Error): Outage | null {
  if (!isPassing(error)) return null
  // An error with a requested delay means that the request came too early: the server refused it, or the SDK did not
  // send it. Such an error does not show whether the server works again. So it counts as a failure only if it is the
  // first error of an outage.
  const counts = askedMs(error) === undefined || !before
  return { error, failures: (before?.failures ?? 0) + (counts ? 1 : 0) }
}

const askedMs = (error: Error) => (error as { retryAfterMs?: number }).retryAfterMs

/**
 * Returns the time in ms to wait before the next retry. The time increases with each failure. If the SDK or the server
 * requests a delay, the time is at least this delay.
 */
export function waitMs({ error, failures }: Outage): number {
  const asked = askedMs(error)
  if (asked) return asked * (spread + 1 - LEAST_SPREAD)
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)) * spread
}

/**
 * Calls `repeat` after the delay of `waitMs`, or at once when the browser is online again. Returns a function that cancels
 * the call.
 */
export function repeatLater(outage: Outage, repeat: () => void): () => void {
  const end = () => {
    cancel()
    repeat()
  }
  const cancel = () => {
    clearTimeout(timer)
    removeEventListener('online', end)
  }
  const timer = setTimeout(end, waitMs(outage))
  addEventListener('online', end)
  return cancel
}

/** Returns true if the state of the stream proves that the server is available. */
export const isReached = (state: StreamState): boolean => state === 'live' || state === 'polling'
