import { BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { type AttemptParts, attempt } from './attempt.ts'
import type { CallOptions } from './call.ts'
import type { AnyCall } from './call-row.ts'
import { conclude } from './conclude.ts'
import { type Intent, intentOf } from './intent.ts'
import { jitter } from './jitter.ts'
import { mayRepeat, repeatsAllowed } from './repeat.ts'
import { pause } from './with-deadline.ts'

/** A read and all its repeats end within this, or within its own timeout where that is longer. No wait is longer. */
const WHOLE_MS = 30_000
const JITTER_BASE_MS = 300
const JITTER_CAP_MS = 5_000
const ALLOWANCE = 10
const ALLOWANCE_PER_SUCCESS = 0.1

export type CallParts = AttemptParts & {
  timeoutMs: number
  isClosed: () => boolean
  /** False when a write would certainly go nowhere. */
  isOnline: () => boolean | Promise<boolean>
}

async function gate(parts: CallParts, { options, row }: Intent): Promise<void> {
  if (row[2] !== 'read' && !(await parts.isOnline())) throw new TransportError('OFFLINE')
  if (parts.isClosed()) throw new TransportError('CLOSED')
  if (options.signal?.aborted) throw new TransportError('ABORTED')
  const retryAfterMs = parts.circuit.blockedMs()
  if (retryAfterMs > 0) throw new TransportError('CIRCUIT_OPEN', { retryAfterMs })
}

/** What is left for the next attempt: all of the timeout for a write, the rest of the whole for a read. */
function allowedMs({ timeoutMs, timers }: CallParts, { options, row, startedAt }: Intent): number {
  const ms = options.timeoutMs ?? timeoutMs
  return row[2] === 'read' ? Math.min(ms, startedAt + Math.max(ms, WHOLE_MS) - timers.now()) : ms
}

/** How long to wait before another attempt; nothing when there is to be none. */
function nextWait(
  parts: CallParts,
  intent: Intent,
  error: BourseletError,
  repeat: number,
): number | undefined {
  if (repeat >= repeatsAllowed(intent.row, parts.serverHonoursKeys) || !mayRepeat(error)) return undefined
  const asked = error.retryAfterMs
  const wait = (asked ?? 0) + jitter(parts.timers, asked ? 0 : repeat, JITTER_BASE_MS, JITTER_CAP_MS)
  const longest = intent.row[2] === 'read' ? allowedMs(parts, intent) : WHOLE_MS
  return wait < longest ? wait : undefined
}

/** Builds the one way every request takes: gate, attempt, repeats by class, and the truth about the outcome. */
export function createCall(parts: CallParts): AnyCall<CallOptions> {
  const { timers, running } = parts
  /** Repeats that this client may still make: one less each, a tenth more a success. Stops storms of repeats. */
  let allowance = ALLOWANCE
  return async (operation, row, request, options = {}) => {
    const intent = intentOf(operation, row, request, options, parts)
    let unknownBefore = false
    let before: BourseletError | undefined
    let wait = 0
    for (let repeat = 0; ; repeat += 1) {
      try {
        if (before) await pause({ timers, running, ms: wait, signal: options.signal })
        await gate(parts, intent)
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
