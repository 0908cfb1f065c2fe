import { InvalidError } from '../errors/invalid-error.ts'
import type { CallOptions } from './call.ts'
import type { CallRow } from './call-row.ts'
import { intentId } from './intent-id.ts'

/** One intent on its way: everything that stays the same over its attempts. */
export type Intent = {
  operation: string
  row: CallRow
  request?: object
  /** Where the class of the call has one. */
  key?: string
  options: CallOptions
  startedAt: number
}

const KEY = /^[\w.:-]{1,36}$/

/** Fixes the request and the id of an intent. Throws InvalidError when a given id has the wrong form. */
export function intentOf(
  operation: string,
  row: CallRow,
  request: object | undefined,
  options: CallOptions,
  now: number,
): Intent {
  const intent: Intent = { operation, row, request, options, startedAt: now }
  const byClientId = row[3] === 'client_order_id'
  if (row[3] !== 'key' && !byClientId) return intent
  const { client_order_id }: { client_order_id?: string } = request ?? {}
  intent.key = client_order_id ?? options.idempotencyKey ?? intentId()
  if (!KEY.test(intent.key)) throw new InvalidError('idempotencyKey', 'Not an id')
  if (byClientId) intent.request = { ...request, client_order_id: intent.key }
  return intent
}
