import type { StreamState } from '@bourselet/sdk'
import { isPassing } from '../i18n/is-passing.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/**
 * Random factor by which a page multiplies its waiting times. Without this factor, all pages would retry at the
 * same moment when the server is available again.
 */
const spread = 0.75 + Math.random() / 2

/** The last error of a request and the number of consecutive failures. The error may be temporary. */
export type Outage = { error: Error; failures: number }

/**
 * Returns the outage after a further failure. Returns null if the error is permanent, because a retry would
 * fail again.
 */
export function nextOutage(before: Outage | null, error: Error): Outage | null {
  if (!isPassing(error)) return null
  // An error with a requested delay means that a request came too early. The server requests the delay, or the SDK does
  // so without sending the request. In both cases it remains unknown whether the server works again, so such a failure
  // is counted only if it is the first one.
  const counts = askedMs(error) === undefined || !before
  return { error, failures: (before?.failures ?? 0) + (counts ? 1 : 0) }
}

const askedMs = (error: Error) => (error as { retryAfterMs?: number }).retryAfterMs

/**
 * Returns the time in ms to wait before the next retry. The time doubles with each failure, up to `LONGEST_MS`. A delay
 * that the SDK or the server requests replaces it, with the same maximum. Both are multiplied by `spread`.
 */
export const waitMs = ({ error, failures }: Outage): number =>
  Math.min(LONGEST_MS, askedMs(error) ?? FIRST_MS * 2 ** (failures - 1)) * spread

/** Returns true if the state of the stream proves that the server is available. */
export const isReached = (state: StreamState): boolean => state === 'live' || state === 'polling'
