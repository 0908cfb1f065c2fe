import type { Bourselet, StreamState } from '@bourselet/sdk'
import { isPassing } from '../i18n/error-name.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000

/**
 * Random factor of this page for its waits, so that not all pages retry at the same time when a server is
 * available again.
 */
const spread = 0.75 + Math.random() / 2

/** The last error of a request and the number of its consecutive failures. It may be temporary. */
export type Outage = { error: Error; failures: number }

/** Returns the outage with a further failure; null if the error is not temporary. */
export function nextOutage(before: Outage | null, error: Error): Outage | null {
  if (!isPassing(error)) return null
  // If the server or the SDK requests a delay, the request was sent too early or not at all, so it does not
  // count as a further failure.
  const counts = askedMs(error) === undefined || !before
  return { error, failures: (before?.failures ?? 0) + (counts ? 1 : 0) }
}

const askedMs = (error: Error) => (error as { retryAfterMs?: number }).retryAfterMs

/**
 * Returns the wait in ms before the next retry. It increases with each failure; if the SDK or the server
 * requests a delay, it is that delay.
 */
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
 * Creates the retry of a live source's request after temporary failures. It waits longer after each failure,
 * and retries at once when the stream reconnects. The SDK itself repeats a call for a short time; this retry
 * is for longer outages.
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
