import { InvalidError } from '../errors/invalid-error.ts'
import type { Session } from '../session/session.ts'
import type { CallOptions, Fetch } from './call.ts'
import type { CallRow } from './call-row.ts'
import { intentId } from './intent-id.ts'
import { type LimitOptions, type Limits, limitsOf, WHOLE_MS } from './limits.ts'
import { repeatsAllowed } from './repeats-allowed.ts'
import type { Timers } from './timers.ts'
import type { Prepared, Wire } from './wire.ts'

/** A call in progress: everything that stays the same in all its attempts. */
export type Intent = Limits & {
  operation: string
  row: CallRow
  prepared: Prepared
  /** Sends the call instead of the client's `fetch`. */
  fetch: Fetch | undefined
  /**
   * The idempotency key or client order id; undefined if the call accepts neither, or if the server does not support
   * them.
   */
  key?: string
  /** True if the request amends an order. */
  isAmendment: boolean
  /** The generation of the token when the call began: a number that grows with each new token. */
  generation: number
}

/**
 * A request that amends an order if `order_no` is set. An undefined `order_no` counts as not set, because JSON omits
 * undefined fields.
 */
type Amendment = { order_no?: string } | undefined

const KEY = /^[\w.:-]{1,36}$/

export type IntentParts = LimitOptions & {
  wire: Wire
  session: Session
  timers: Timers
  serverHonoursKeys: boolean
}

function keyOf(
  row: CallRow,
  request: object | undefined,
  { idempotencyKey }: CallOptions,
): string | undefined {
  if (row[3] !== 'key' && row[3] !== 'client_order_id') return undefined
  // The key identifies a write and all its repeats. If the call accepts an idempotency key, the key is not taken from
  // the client order id of the request. So the caller can send a refused order again, with the same client order id and
  // a new key.
  const { client_order_id }: { client_order_id?: string } = (row[3] !== 'key' && request) || {}
  const key = client_order_id ?? idempotencyKey ?? intentId()
  if (!KEY.test(key)) throw new InvalidError('idempotencyKey', 'Not an id')
  return key
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
  const limits = limitsOf(leastMs, options, parts)
  return {
    operation,
    row,
    prepared: parts.wire.prepare(operation, row, sent),
    key: parts.serverHonoursKeys ? key : undefined,
    isAmendment: row[3] === 'client_order_id' && (request as Amendment)?.order_no !== undefined,
    generation: parts.session.current().generation,
    // This own property hides a `fetch` that a script of the page has added to Object.prototype. The `fetch` of the
    // call, if given, is in `limits` and replaces it.
    fetch: undefined,
    ...limits,
    repeats: repeatsAllowed(row, parts.serverHonoursKeys, limits.repeats),
  }
}
