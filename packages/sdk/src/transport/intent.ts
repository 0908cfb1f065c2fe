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

/** The limits that a client or one call may set. */
export type LimitOptions = Pick<CallOptions, 'timeoutMs' | 'attemptTimeoutMs' | 'retry'>

export type IntentParts = LimitOptions & {
  wire: Wire
  timers: Timers
  serverHonoursKeys: boolean
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

/** The limits of one call: those of its options, else those of the client. */
export type Limits = Pick<Intent, 'attemptTimeoutMs' | 'endsAt'> & {
  /** The most repeats of a call that may be repeated. */
  most: number
}

/**
 * Returns the limits of a call that begins now. Without a time limit of the whole call, the call may take `leastMs` or
 * the time of one attempt, whichever is longer.
 */
export function limitsOf(
  leastMs: number,
  options: LimitOptions,
  client: LimitOptions & { timers: Timers },
): Limits {
  const timeoutMs = options.timeoutMs ?? client.timeoutMs
  const attemptTimeoutMs = options.attemptTimeoutMs ?? client.attemptTimeoutMs ?? timeoutMs ?? WHOLE_MS
  return {
    attemptTimeoutMs,
    endsAt: client.timers.now() + (timeoutMs ?? Math.max(attemptTimeoutMs, leastMs)),
    most: options.retry?.max ?? client.retry?.max ?? REPEATS,
  }
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
  const leastMs = row[2] === 'read' ? WHOLE_MS : Number.POSITIVE_INFINITY
  const { attemptTimeoutMs, endsAt, most } = limitsOf(leastMs, options, parts)
  return {
    operation,
    row,
    prepared: parts.wire.prepare(operation, row, sent),
    key,
    signal: options.signal,
    attemptTimeoutMs,
    endsAt,
    repeats: repeatsAllowed(row, parts.serverHonoursKeys, most),
  }
}
