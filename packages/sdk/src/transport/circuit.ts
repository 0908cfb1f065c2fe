import type { Timers } from './timers.ts'

const FAILURES = 5
const WINDOW_MS = 10_000
const OPEN_MS = 5_000

export type Circuit = {
  /** Returns 0 if a request may be sent now, else the milliseconds until one may be sent. */
  blockedMs(): number
  /**
   * Records the end of a request. `isAnswered` is true if the server answered (also with a refusal), false if there was
   * no answer or one with a 5xx status, and null if the request was aborted.
   */
  note(isAnswered: boolean | null): void
}

/**
 * Creates a circuit breaker. After 5 failures within 10 s and no answer in between, it blocks requests for 2.5 to 5 s.
 * Then it allows one request. An answer to this request ends the block; a failure starts the block again.
 */
export function createCircuit(timers: Timers): Circuit {
  let failures: number[] = []
  let openUntil = 0
  let isProbing = false
  return {
    blockedMs() {
      if (openUntil === 0) return 0
      const left = openUntil - timers.now()
      // If the remaining time is longer than the maximum, the local clock was set back. The circuit breaker then lets
      // one request through without further wait.
      if (left > 0 && left <= OPEN_MS) return left
      if (isProbing) return OPEN_MS / 2
      isProbing = true
      return 0
    },
    note(isAnswered) {
      const now = timers.now()
      if (isAnswered) {
        failures = []
        openUntil = 0
      } else if (isAnswered === false) {
        failures = [...failures.filter((at) => now - at < WINDOW_MS), now]
        if (isProbing || failures.length >= FAILURES) openUntil = now + OPEN_MS * (0.5 + timers.random() / 2)
      }
      isProbing = false
    },
  }
}
