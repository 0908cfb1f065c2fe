import { BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { type AttemptParts, attempt } from './attempt.ts'
import type { CallOptions } from './call.ts'
import type { AnyCall } from './call-row.ts'
import { conclude } from './conclude.ts'
import { type Intent, type IntentParts, intentOf, WHOLE_MS } from './intent.ts'
import { jitter } from './jitter.ts'
import { mayRepeat } from './repeat.ts'
import { pause, withDeadline } from './with-deadline.ts'

const JITTER_BASE_MS = 300
const JITTER_CAP_MS = 5_000
const ALLOWANCE = 10
const ALLOWANCE_PER_SUCCESS = 0.1

export type CallParts = AttemptParts &
  IntentParts & {
    isClosed: () => boolean
    /** False when a write would certainly go nowhere. */
    isOnline: () => boolean | Promise<boolean>
  }

/** Returns how long the next attempt may take: the rest of the whole call, at most its timeout. */
const allowedMs = ({ timers }: CallParts, { timeoutMs, endsAt }: Intent): number =>
  Math.min(timeoutMs, endsAt - timers.now())

/** Throws the reason why nothing may be sent now. */
function check(parts: CallParts, intent: Intent): void {
  if (parts.isClosed()) throw new TransportError('CLOSED')
  if (intent.signal?.aborted) throw new TransportError('ABORTED')
  if (allowedMs(parts, intent) <= 0) throw new TransportError('TIMEOUT')
  const retryAfterMs = parts.circuit.blockedMs()
  if (retryAfterMs > 0) throw new TransportError('CIRCUIT_OPEN', { retryAfterMs })
}

/** Returns how long to wait before another attempt; nothing when there is to be none. */
function nextWait(
  parts: CallParts,
  intent: Intent,
  error: BourseletError,
  repeat: number,
): number | undefined {
  if (repeat >= intent.repeats || !mayRepeat(error)) return undefined
  const asked = error.retryAfterMs
  const wait = (asked ?? 0) + jitter(parts.timers, asked ? 0 : repeat, JITTER_BASE_MS, JITTER_CAP_MS)
  return wait < Math.min(WHOLE_MS, intent.endsAt - parts.timers.now()) ? wait : undefined
}

/** Creates the path of every request: online gate, attempt, repeats by class, final outcome. */
export function createCall(parts: CallParts): AnyCall<CallOptions> {
  const { timers, running } = parts
  /** Repeats that this client may still make: one less each, a tenth more a success. Stops storms of repeats. */
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
        // A read waits as well: what is aborted right after the call is never sent.
        if (!(await (row[2] === 'read' || withDeadline({ timers, running, ms, signal }, parts.isOnline))))
          throw new TransportError('OFFLINE')
        // From here to the request nothing waits, so no abort is missed.
        check(parts, intent)
        const data = await attempt(parts, intent, allowedMs(parts, intent), repeat + 1)
        allowance = Math.min(ALLOWANCE, allowance + ALLOWANCE_PER_SUCCESS)
        return data
      } catch (error) {
        if (!(error instanceof BourseletError)) throw error
        const next = nextWait(parts, intent, error, repeat)
        // An open circuit says less than the failure that opened it.
        const told = error.name === 'CIRCUIT_OPEN' && before ? before : error
        if (next === undefined || allowance < 1) throw conclude(told, intent, unknownBefore)
        allowance -= 1
        before = error
        wait = next
        unknownBefore ||= error.outcome === 'unknown'
      }
    }
  }
}
