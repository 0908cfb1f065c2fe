import { InvalidError } from '../errors/invalid-error.ts'
import type { CallOptions } from './call.ts'
import type { CallRow } from './call-row.ts'
import { intentId } from './intent-id.ts'
import type { Timers } from './timers.ts'
import type { Outgoing, Wire } from './wire.ts'

/** One intent on its way: everything that stays the same over its attempts. */
export type Intent = {
  operation: string
  row: CallRow
  outgoing: Outgoing
  /** Where the class of the call has one. */
  key?: string
  options: CallOptions
  startedAt: number
}

const KEY = /^[\w.:-]{1,36}$/

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

/** Fixes the request and the id of an intent. Throws InvalidError when a given id has the wrong form. */
export function intentOf(
  operation: string,
  row: CallRow,
  request: object | undefined,
  options: CallOptions,
  { wire, timers }: { wire: Wire; timers: Timers },
): Intent {
  const key = keyOf(row, request, options)
  const sent = key && row[3] === 'client_order_id' ? { ...request, client_order_id: key } : request
  return { operation, row, outgoing: wire.prepare(row, sent), key, options, startedAt: timers.now() }
}
