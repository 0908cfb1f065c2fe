import { isReached, nextOutage, type Outage, waitMs } from '../data/outage.ts'
import type { PageClient } from './client.ts'

/** The read calls of a page that failed because the server did not answer, by the hash of their query. */
export type Outages = {
  /** Runs a read call and records whether it failed. */
  watch<T>(hash: string, read: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Returns the last error of a read call; null if it has succeeded since. */
  errorOf(hash: string): Error | null
  /** Returns the time in ms until a failed read is repeated; false if it is not repeated. */
  waitMs(hash: string): number | false
}

/**
 * Creates the record of failed read calls. `onReached` is called when the stream is connected to the server
 * again.
 */
export function createOutages({ stream }: PageClient, onReached: () => void): Outages {
  const outages = new Map<string, Outage>()
  stream.state.subscribe(() => {
    if (outages.size > 0 && isReached(stream.state.get())) onReached()
  })
  return {
    async watch(hash, read, signal) {
      try {
        const data = await read()
        outages.delete(hash)
        return data
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        // A canceled read neither failed nor succeeded, so it does not change the outage. A newer read may already be
        // in progress.
        if (signal.aborted) throw error
        const outage = nextOutage(outages.get(hash) ?? null, error)
        if (outage) outages.set(hash, outage)
        else outages.delete(hash)
        throw error
      }
    },
    errorOf: (hash) => outages.get(hash)?.error ?? null,
    waitMs(hash) {
      const outage = outages.get(hash)
      return outage ? waitMs(outage) : false
    },
  }
}
