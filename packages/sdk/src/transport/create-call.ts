import { BourseletError } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { type AttemptParts, attempt } from './attempt.ts'
import type { CallOptions } from './call.ts'
import type { AnyCall } from './call-row.ts'
import { conclude } from './conclude.ts'
import { failureOf } from './failure-of.ts'
import { type Intent, intentOf } from './intent.ts'
import { jitter } from './jitter.ts'
import { pause } from './pause.ts'
import { mayRepeat, repeatsAllowed } from './repeat.ts'
import type { RetryBudget } from './retry-budget.ts'

/** A read and all its repeats end within this, or within its own timeout where that is longer. */
const WHOLE_READ_MS = 30_000
const LONGEST_WAIT_MS = 30_000
const JITTER_BASE_MS = 300
const JITTER_CAP_MS = 5_000

export type CallParts = AttemptParts & {
  budget: RetryBudget
  timeoutMs: number
  isClosed: () => boolean
  /** False when a write would certainly go nowhere. */
  isOnline: () => boolean | Promise<boolean>
}

async function gate(parts: CallParts, intent: Intent): Promise<void> {
  const refuse = (name: 'ABORTED' | 'CLOSED' | 'OFFLINE' | 'CIRCUIT_OPEN', retryAfterMs?: number) => {
    throw new TransportError({ name, message: name, retryAfterMs }, intent.operation)
  }
  if (parts.isClosed()) refuse('CLOSED')
  if (intent.options.signal?.aborted) refuse('ABORTED')
  if (intent.row[2] !== 'read' && !(await parts.isOnline())) refuse('OFFLINE')
  const blockedMs = parts.circuit.blockedMs()
  if (blockedMs > 0) refuse('CIRCUIT_OPEN', blockedMs)
}

/** What is left for the next attempt: all of the timeout for a write, the rest of the whole for a read. */
function allowedMs({ timeoutMs, timers }: CallParts, { options, row, startedAt }: Intent): number {
  const ms = options.timeoutMs ?? timeoutMs
  return row[2] === 'read' ? Math.min(ms, startedAt + Math.max(ms, WHOLE_READ_MS) - timers.now()) : ms
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
  const longest = intent.row[2] === 'read' ? allowedMs(parts, intent) : LONGEST_WAIT_MS
  return wait < longest && parts.budget.take() ? wait : undefined
}

/** Builds the one way every request takes: gate, attempt, repeats by class, and the truth about the outcome. */
export function createCall(parts: CallParts): AnyCall<CallOptions> {
  const { timers, running } = parts
  return async (operation, row, request, options = {}) => {
    const intent = intentOf(operation, row, request, options, timers.now())
    let unknownBefore = false
    let before: BourseletError | undefined
    for (let repeat = 0; ; repeat += 1) {
      try {
        await gate(parts, intent)
        const data = await attempt(parts, intent, allowedMs(parts, intent), repeat + 1)
        parts.budget.earn()
        return data
      } catch (error) {
        if (!(error instanceof BourseletError)) throw error
        const ms = nextWait(parts, intent, error, repeat)
        // An open circuit says less than the failure that opened it.
        const told = error.name === 'CIRCUIT_OPEN' && before ? before : error
        if (ms === undefined) throw conclude(told, unknownBefore, intent.key)
        before = error
        unknownBefore ||= error.outcome === 'unknown'
        await pause({ timers, running, ms, signal: options.signal }).catch((interrupted) => {
          throw conclude(failureOf(interrupted, operation, false), unknownBefore, intent.key)
        })
      }
    }
  }
}
