import type { Bourselet, StreamState } from '@bourselet/sdk'
import { isPassing } from '../i18n/error-name.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/** Waits differ from page to page, so that a server that comes back is not asked by all of them at once. */
const spread = 0.75 + Math.random() / 2

/** Failures in a row of one read, the last of which may pass. */
export type Outage = { error: Error; failures: number }

/** Adds a failure to those before; null where the next attempt would fail as well. */
export function nextOutage(before: Outage | null, error: Error): Outage | null {
  if (!isPassing(error)) return null
  // A wait that is asked for says when to come back; nothing was sent, or it came too early.
  const counts = askedMs(error) === undefined || !before
  return { error, failures: (before?.failures ?? 0) + (counts ? 1 : 0) }
}

const askedMs = (error: Error) => (error as { retryAfterMs?: number }).retryAfterMs

/** Returns how long to wait before the read is asked again: ever longer, or as long as the SDK or the server asks. */
export const waitMs = ({ error, failures }: Outage): number =>
  Math.min(LONGEST_MS, askedMs(error) ?? FIRST_MS * 2 ** (failures - 1)) * spread

/** Tells whether the server answers, as far as the stream knows. */
export const isReached = (state: StreamState): boolean => state === 'live' || state === 'polling'

export type Recovery = {
  /** Notes how the read ended; null for an answer. */
  note(error: Error | null): void
  /** Forgets the failures and what was planned. */
  stop(): void
}

/**
 * Repeats a read of a live source whose failure may pass: ever later, and at once when the stream comes back. The SDK
 * has repeated the call by itself before; this is for an outage that lasts longer than a call.
 */
export function createRecovery({ state }: Bourselet['stream'], read: () => void): Recovery {
  let outage: Outage | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}
  const cancel = () => {
    clearTimeout(timer)
    leave()
  }
  const again = () => {
    cancel()
    read()
  }
  return {
    note(error) {
      cancel()
      outage = error && nextOutage(outage, error)
      if (!outage) return
      timer = setTimeout(again, waitMs(outage))
      leave = state.subscribe(() => isReached(state.get()) && again())
    },
    stop() {
      cancel()
      outage = null
    },
  }
}
