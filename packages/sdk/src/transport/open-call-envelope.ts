import { addFacts } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { openEnvelope } from './open-envelope.ts'
import type { Answer } from './read-answer.ts'

const TOKEN_INVALID = 4001

/** Properties of a call that decide which error its answer throws. */
export type Judgement = { write: boolean; login: 'none' | 'optional' | 'required' }

/** Returns true if the server may have executed a write before it sent this unusable answer. */
function mayBeDone({ name, status = 0 }: TransportError): boolean {
  // Browsers report a redirect as status 0. The server may have executed a write before the redirect.
  return name === 'IN_PROGRESS' || name === 'SERVER_ERROR' || status < 400 || status >= 500 || status === 408
}

/** Returns the `data` of a successful answer; throws an SDK error for every other answer. */
export function openCallEnvelope(answer: Answer, { write, login }: Judgement): unknown {
  try {
    return openEnvelope(answer)
  } catch (error) {
    if (error instanceof TransportError && write && mayBeDone(error)) addFacts(error, { outcome: 'unknown' })
    if (!(error instanceof RefusedError) || error.code !== TOKEN_INVALID || login === 'none') throw error
    const { name, field, fields, params, alreadyDone, ...detail } = error
    throw new SignedOutError('TOKEN_INVALID', error.message, detail)
  }
}
