import { addFacts, type BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import type { Intent } from './intent.ts'

const TOO_MANY_REQUESTS = 4029

const ORDER_CLOSED = 5311

/**
 * Codes by which the server refuses the repeat of a write that is idempotent without a key (`natural`), if the first
 * attempt, or another cause, has already brought about the state that the write asks for.
 */
const ALREADY_DONE = [ORDER_CLOSED, 5608, 5901]

/**
 * Returns the final error of a call. With `unknownBefore`, an earlier attempt may have been executed: then `outcome` is
 * `unknown`, except if the server processed the repeat and refused it. If the repeated write is idempotent without a
 * key (`natural`), and it is refused because its effect already exists, `alreadyDone` is set. The amendment of an order
 * that has ended meanwhile stays `unknown`: the order may have ended with its old terms or with the new ones.
 */
export function conclude(
  error: BourseletError,
  { operation, row, key }: Intent,
  unknownBefore: boolean,
): BourseletError {
  addFacts(error, { operation, idempotencyKey: key })
  if (!unknownBefore) return error
  const undecided = [TOO_MANY_REQUESTS, row[3] === 'client_order_id' && ORDER_CLOSED]
  if (error instanceof RefusedError && !undecided.includes(error.code)) {
    return addFacts(error, { alreadyDone: row[3] === 'natural' && ALREADY_DONE.includes(error.code) })
  }
  return addFacts(error, { outcome: 'unknown' })
}
