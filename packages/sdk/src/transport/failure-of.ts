import { TransportError } from '../errors/transport-error.ts'
import { AnswerTooLarge } from './read-body.ts'
import { Interrupted } from './with-deadline.ts'

/** Node's reasons that prove that nothing was sent. A browser does not tell, so there a failure stays unknown. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

const SAYS = {
  TIMEOUT: 'No answer in time',
  ABORTED: 'Aborted by the caller',
  CLOSED: 'The client was closed',
}

/** Turns what an attempt threw (interruption, cap, anything of fetch) into a TransportError. */
export function failureOf(error: unknown, operation: string, write: boolean): TransportError {
  const outcome = write ? 'unknown' : 'rejected'
  if (error instanceof Interrupted) {
    return new TransportError({ name: error.why, message: SAYS[error.why], outcome }, operation)
  }
  if (error instanceof AnswerTooLarge) {
    return new TransportError(
      { name: 'ANSWER_TOO_LARGE', message: 'The answer is too large', outcome },
      operation,
    )
  }
  const code = (error as { cause?: { code?: string } } | null)?.cause?.code
  const neverSent = code !== undefined && NEVER_SENT.has(code)
  return new TransportError(
    {
      name: 'NETWORK',
      message: 'The server could not be reached',
      outcome: neverSent ? 'rejected' : outcome,
      cause: error,
    },
    operation,
  )
}
