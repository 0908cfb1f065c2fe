import { isReached, nextOutage, type Outage, waitMs } from '../data/recovery.ts'
import type { BourseletClient } from './client.ts'

/** The reads of a page that failed over a server that does not answer, by the hash of their query. */
export type Outages = {
  /** Runs a read and notes how it ends. */
  watch<T>(hash: string, read: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** The last failure of a read that has not succeeded since. */
  errorOf(hash: string): Error | null
  /** Returns the wait before the read is repeated; false for a read that is not. */
  waitMs(hash: string): number | false
}

/** Creates the record of failed reads. `onReached` is called when the stream finds the server again. */
export function createOutages({ stream }: BourseletClient, onReached: () => void): Outages {
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
        const outage = signal.aborted ? null : nextOutage(outages.get(hash) ?? null, error)
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
