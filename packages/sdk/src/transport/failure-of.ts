import { addFacts } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'

/**
 * Node's error codes that prove that nothing was sent. Browsers give no reason, so their failures stay
 * unknown.
 */
const NEVER_SENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/

/** Returns the TransportError, with its outcome, for an interruption, the size limit or an error of fetch. */
export function failureOf(thrown: unknown, write: boolean): TransportError {
  const error = thrown instanceof TransportError ? thrown : new TransportError('NETWORK', { cause: thrown })
  const { code = '' } = ((thrown as Error).cause ?? {}) as { code?: string }
  return addFacts(error, { outcome: write && !NEVER_SENT.test(code) ? 'unknown' : 'rejected' })
}
