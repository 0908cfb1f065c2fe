import { addFacts, type BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Intent } from './intent.ts'

const TOO_MANY_REQUESTS = 4029

/** Codes by which the server refuses a repeated write because the first attempt already had the effect. */
const ALREADY_DONE = [5311, 5608, 5901]

/**
 * Returns the final error of a call. With `unknownBefore`, an earlier attempt may have been executed: then
 * `outcome` is `unknown`, except if the server processed the repeat and refused it. A refusal because the effect
 * already exists sets `alreadyDone`.
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
