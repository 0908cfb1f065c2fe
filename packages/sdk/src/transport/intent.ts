import { InvalidError } from '../errors/invalid-error.ts'
import type { CallOptions } from './call.ts'
import type { CallRow } from './call-row.ts'
import { intentId } from './intent-id.ts'
import { repeatsAllowed } from './repeat.ts'
import type { Timers } from './timers.ts'
import type { Prepared, Wire } from './wire.ts'

/** A call in progress: everything that stays the same in all its attempts. */
export type Intent = {
  operation: string
  row: CallRow
  prepared: Prepared
  /** The idempotency key or client order id; undefined if the class of the call has none. */
  key?: string
  signal?: AbortSignal
  /** The time limit of one attempt. */
  attemptTimeoutMs: number
  /** The deadline of the whole call, by the local clock. */
  endsAt: number
  /** The maximum number of repeats. */
  repeats: number
}

const KEY = /^[\w.:-]{1,36}$/

/**
 * Maximum wait in ms between two attempts, default time limit of one attempt, and minimum default time limit of
 * a whole read.
 */
export const WHOLE_MS = 30_000
const REPEATS = 2

export type IntentParts = {
  wire: Wire
  timers: Timers
  serverHonoursKeys: boolean
  timeoutMs?: number
  attemptTimeoutMs?: number
  retry?: { max?: number }
}

function keyOf(
  row: CallRow,
  request: object | undefined,
  { idempotencyKey }: CallOptions,
): string | undefined {
  if (row[3] !== 'key' && row[3] !== 'client_order_id') return undefined
  const { client_order_id = idempotencyKey ?? intentId() }: { client_order_id?: string } = request ?? {}
  if (!KEY.test(client_order_id)) throw new InvalidError('idempotencyKey', 'Not an id')
  return client_order_id
}

/** Creates the intent of a call. Throws InvalidError if the caller's idempotency key is malformed. */
export function intentOf(
  operation: string,
  row: CallRow,
  request: object | undefined,
  options: CallOptions,
  parts: IntentParts,
): Intent {
  const key = keyOf(row, request, options)
  const sent = key && row[3] === 'client_order_id' ? { ...request, client_order_id: key } : request
  const timeoutMs = options.timeoutMs ?? parts.timeoutMs
  const attemptTimeoutMs = options.attemptTimeoutMs ?? parts.attemptTimeoutMs ?? timeoutMs ?? WHOLE_MS
  const wholeMs = row[2] === 'read' ? Math.max(attemptTimeoutMs, WHOLE_MS) : Number.POSITIVE_INFINITY
  return {
    operation,
    row,
    prepared: parts.wire.prepare(operation, row, sent),
    key,
    signal: options.signal,
    attemptTimeoutMs,
    endsAt: parts.timers.now() + (timeoutMs ?? wholeMs),
    repeats: repeatsAllowed(row, parts.serverHonoursKeys, options.retry?.max ?? parts.retry?.max ?? REPEATS),
  }
}
