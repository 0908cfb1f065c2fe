import { BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { type AttemptParts, attempt } from './attempt.ts'
import type { CallOptions } from './call.ts'
import type { AnyCall } from './call-row.ts'
import { conclude } from './conclude.ts'
import { type Intent, type IntentParts, intentOf } from './intent.ts'
import { nextWaitMs } from './repeat.ts'
import { pause, withDeadline } from './with-deadline.ts'

const ALLOWANCE = 10
const ALLOWANCE_PER_SUCCESS = 0.1

export type CallParts = AttemptParts &
  IntentParts & {
    isClosed: () => boolean
    /** Returns false if the device is offline and a write could not be sent. */
    isOnline: () => boolean | Promise<boolean>
  }

/**
 * Returns the time limit of the next attempt: the limit per attempt, or the time left until the deadline of the call if
 * that is shorter.
 */
const allowedMs = ({ timers }: CallParts, { attemptTimeoutMs, endsAt }: Intent): number =>
  Math.min(attemptTimeoutMs, endsAt - timers.now())

/**
 * Throws an error if no request may be sent now: the client is closed, the call is aborted or out of time, a call that
 * needs a log-in began with an earlier token, or the circuit breaker is open.
 */
function check(parts: CallParts, intent: Intent): void {
  if (parts.isClosed()) throw new TransportError('CLOSED')
  const isOther = parts.session.current().generation !== intent.generation
  if (intent.signal?.aborted || (isOther && intent.row[4] === 'required')) throw new TransportError('ABORTED')
  if (allowedMs(parts, intent) <= 0) throw new TransportError('TIMEOUT')
  const retryAfterMs = parts.circuit.blockedMs()
  if (retryAfterMs > 0) throw new TransportError('CIRCUIT_OPEN', { retryAfterMs })
}

/**
 * Creates the function that runs every call. It checks that the device is online, makes attempts, repeats them
 * as the call's retry class allows, and determines the final outcome.
 */
export function createCall(parts: CallParts): AnyCall<CallOptions> {
  const { timers, running } = parts
  /**
   * Number of repeats that this client may still make: each repeat subtracts one, each success adds a tenth.
   * The limit prevents retry storms.
   */
  let allowance = ALLOWANCE
  return async (operation, row, request, options = {}) => {
    const intent = intentOf(operation, row, request, options, parts)
    const { signal } = intent
    let unknownBefore = false
    let before: BourseletError | undefined
    let wait = 0
    for (let repeat = 0; ; repeat += 1) {
      try {
        if (before) await pause({ timers, running, ms: wait, signal })
        const ms = allowedMs(parts, intent)
        // Only writes wait here until the device is online. Reads do not wait, but pass the same `await`: it gives the
        // caller time to abort the call right after its start, before anything is sent.
        if (!(await (row[2] === 'read' || withDeadline({ timers, running, ms, signal }, parts.isOnline))))
          throw new TransportError('OFFLINE')
        // No `await` may follow between this check and the request, because an abort during it would be missed.
        check(parts, intent)
        const data = await attempt(parts, intent, allowedMs(parts, intent), repeat + 1)
        allowance = Math.min(ALLOWANCE, allowance + ALLOWANCE_PER_SUCCESS)
        return data
      } catch (error) {
        if (!(error instanceof BourseletError)) throw error
        const next = nextWaitMs(timers, intent, error, repeat)
        // CIRCUIT_OPEN does not state why the circuit breaker blocks requests. If this call has failed before, the
        // earlier error is thrown instead.
        const cause = error.name === 'CIRCUIT_OPEN' && before ? before : error
        if (next === undefined || allowance < 1) throw conclude(cause, intent, unknownBefore)
        allowance -= 1
        before = error
        wait = next
        unknownBefore ||= error.outcome === 'unknown'
      }
    }
  }
}
