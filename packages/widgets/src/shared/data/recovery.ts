import type { Bourselet } from '@bourselet/sdk'
import { isReached, nextOutage, type Outage, waitMs } from './outage.ts'

export type Recovery = {
  /** Records the result of a read: the error, or null if the read succeeded. */
  note(error: Error | null): void
  /** Resets the count of failures and cancels the scheduled retry, if there is one. */
  stop(): void
}

/**
 * Creates an object that repeats the request of a live source after temporary failures. The waiting time increases with
 * each failure. When the stream reconnects, the request is repeated at once. The SDK repeats a failed call only for a
 * short time; this retry covers longer outages.
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
