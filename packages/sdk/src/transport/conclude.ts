import { addFacts, type BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Intent } from './intent.ts'

const TOO_MANY_REQUESTS = 4029

/** ORDER_CLOSED, ORDER_NOT_RUNNING, ALREADY_SIGNED: what a natural write finds when its first try was done. */
const ALREADY_DONE = [5311, 5608, 5901]

/**
 * The truth about a call after its last attempt: an earlier attempt of unknown outcome outlives a later one that the
 * server did not look into, and it explains why a natural write found its work done.
 */
export function conclude(
  error: BourseletError,
  { operation, key }: Intent,
  unknownBefore: boolean,
): BourseletError {
  addFacts(error, { operation, idempotencyKey: key })
  if (!unknownBefore) return error
  if (error instanceof RefusedError && error.code !== TOO_MANY_REQUESTS) {
    return addFacts(error, { alreadyDone: ALREADY_DONE.includes(error.code) })
  }
  return addFacts(error, { outcome: 'unknown' })
}
