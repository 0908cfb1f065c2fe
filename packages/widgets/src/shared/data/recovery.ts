import type { Bourselet, StreamState } from '@bourselet/sdk'
import { isPassing } from '../i18n/error-name.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/** Random factor of this page, so that not all pages retry at once when a server returns. */
const spread = 0.75 + Math.random() / 2

/** Consecutive failures of one read; the last one may be temporary. */
export type Outage = { error: Error; failures: number }

/** Adds a failure to the outage; returns null if a retry would fail as well. */
export function nextOutage(before: Outage | null, error: Error): Outage | null {
  if (!isPassing(error)) return null
  // A server that asks for a delay is no further failure: the request was sent too early or not at all.
  const counts = askedMs(error) === undefined || !before
  return { error, failures: (before?.failures ?? 0) + (counts ? 1 : 0) }
}

const askedMs = (error: Error) => (error as { retryAfterMs?: number }).retryAfterMs

/** Returns the wait before the read is repeated: increasing, or as long as the SDK or the server requests. */
export const waitMs = ({ error, failures }: Outage): number =>
  Math.min(LONGEST_MS, askedMs(error) ?? FIRST_MS * 2 ** (failures - 1)) * spread

/** Returns true if the stream's state shows that the server answers. */
export const isReached = (state: StreamState): boolean => state === 'live' || state === 'polling'

export type Recovery = {
  /** Records the result of a read: its error, or null if it was answered. */
  note(error: Error | null): void
  /** Clears the failures and cancels a planned retry. */
  stop(): void
}

/**
 * Creates the retry of a live source's read after temporary failures: with increasing waits, and at once when
 * the stream returns. The SDK has already repeated the call; this handles outages longer than a call.
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
