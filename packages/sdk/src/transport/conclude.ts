import { addFacts, type BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Intent } from './intent.ts'

const TOO_MANY_REQUESTS = 4029

/**
 * Codes of refusals which state that the effect of a write already exists. The server returns them for the repeat of a
 * write that is idempotent without a key (`natural`), if the first attempt or another cause has already had this
 * effect.
 */
const ALREADY_DONE = [5311, 5608, 5901]

/**
 * Returns the final error of a call. If the server may have executed an earlier attempt (`unknownBefore`), the outcome
 * is `unknown`. An exception is a repeat that the server processed and refused: the error then keeps its outcome. In
 * this case `alreadyDone` is true for a write that is idempotent without a key (`natural`) and whose effect already
 * exists. An amendment stays `unknown` even if its repeat is refused, because the first attempt may have changed the
 * order, and the server judges the repeat by the changed order.
 */
export function conclude(
  error: BourseletError,
  { operation, row, key, isAmendment }: Intent,
  unknownBefore: boolean,
): BourseletError {
  addFacts(error, { operation, idempotencyKey: key })
  if (!unknownBefore) return error
  if (error instanceof RefusedError && error.code !== TOO_MANY_REQUESTS && !isAmendment) {
    return addFacts(error, { alreadyDone: row[3] === 'natural' && ALREADY_DONE.includes(error.code) })
  }
  return addFacts(error, { outcome: 'unknown' })
}
