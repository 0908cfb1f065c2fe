import type { BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import { TransportError } from '../errors/transport-error.ts'

const TOO_MANY_REQUESTS = 4029

/** ORDER_CLOSED, ORDER_NOT_RUNNING, ALREADY_SIGNED: what a natural write finds when its first try was done. */
const ALREADY_DONE = new Set([5311, 5608, 5901])

/**
 * The truth about a call after its last attempt: an earlier attempt of unknown outcome outlives a later one that the
 * server did not look into, and it explains why a natural write found its work done.
 */
export function conclude(
  last: BourseletError,
  unknownBefore: boolean,
  idempotencyKey?: string,
): BourseletError {
  const { operation, message, cause } = last
  const outcome = unknownBefore ? 'unknown' : last.outcome
  if (last instanceof TransportError) {
    return new TransportError({ ...last, message, cause, outcome, idempotencyKey }, operation)
  }
  if (!unknownBefore) return last
  if (last instanceof SignedOutError) return new SignedOutError(operation, message, { ...last, outcome })
  if (!(last instanceof RefusedError)) return last
  if (last.code === TOO_MANY_REQUESTS) {
    const { requestId, retryAfterMs } = last
    const detail = { name: 'HTTP_STATUS', message, outcome, status: 429, requestId, retryAfterMs } as const
    return new TransportError({ ...detail, idempotencyKey }, operation)
  }
  return ALREADY_DONE.has(last.code)
    ? new RefusedError({ ...last, info: message, alreadyDone: true }, operation)
    : last
}
