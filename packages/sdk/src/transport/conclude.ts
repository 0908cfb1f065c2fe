import { addFacts, type BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Intent } from './intent.ts'

const TOO_MANY_REQUESTS = 4029

/** Codes of refusals of a repeated write whose first attempt was executed: the effect already exists. */
const ALREADY_DONE = [5311, 5608, 5901]

/**
 * Returns the final error of a call. `outcome` stays `unknown` if any attempt may have reached the server. If
 * a natural write is refused after such an attempt because its effect already exists, the error has
 * `alreadyDone`.
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
