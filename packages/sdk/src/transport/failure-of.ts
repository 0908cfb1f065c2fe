import { addFacts } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'

/**
 * Error codes of Node that prove that nothing was sent. Browsers report no cause, so the outcome of their
 * failures stays unknown.
 */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

/**
 * Returns the TransportError for an error of a failed attempt, with its outcome. `thrown` is a TransportError (time
 * limit, abort, closed client, or an answer beyond the size limit) or an error of fetch.
 */
export function failureOf(thrown: unknown, write: boolean): TransportError {
  const error = thrown instanceof TransportError ? thrown : new TransportError('NETWORK', { cause: thrown })
  const { code = '' } = ((thrown as Error).cause ?? {}) as { code?: string }
  return addFacts(error, { outcome: write && !NEVER_SENT.test(code) ? 'unknown' : 'rejected' })
}
