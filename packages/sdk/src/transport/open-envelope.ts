import { RefusedError } from '../errors/refused-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import { TransportError, type TransportErrorName } from '../errors/transport-error.ts'
import { parseJson } from './parse-json.ts'
import type { Answer } from './read-answer.ts'

const SUCCESS = 1
const TOKEN_INVALID = 4001
/** Envelope codes that leave the outcome of a write unknown, with the name of their error. */
const UNDECIDED: Record<number, TransportErrorName | undefined> = {
  4091: 'IN_PROGRESS',
  5000: 'SERVER_ERROR',
}

type Envelope = { code?: unknown; info?: unknown; data?: unknown }
type RefusalData = {
  error?: string
  field?: string
  fields?: Record<string, string>
  params?: Record<string, unknown> | null
}

/** Properties of a call that decide which error its answer throws. */
export type Judgement = { write: boolean; login: 'none' | 'optional' | 'required' }

/** Returns the server's id of a request, if it sends one. */
export const requestId = (headers: Headers) => headers.get('x-request-id') ?? undefined

/** Returns the `data` of a successful answer; throws an SDK error for every other answer. */
export function openEnvelope({ status, headers, text }: Answer, { write, login }: Judgement): unknown {
  const isOk = status >= 200 && status < 300
  // Browsers report a redirect as status 0. The server may have executed a write before the redirect, and the
  // body is not an answer of the API.
  const isRedirect = status < 400 && !isOk
  const { code, info, data }: Envelope = parseJson(isRedirect ? '' : text) ?? {}
  if (code === SUCCESS && isOk) return data
  const { error = 'FAILED', field, fields, params }: RefusalData = data ?? {}
  const seconds = Number(params?.retry_after ?? headers.get('retry-after') ?? undefined)
  const undecided = UNDECIDED[code as number]
  const detail = {
    status,
    outcome: write && (undecided || status < 400 || status >= 500 || status === 408) ? 'unknown' : 'rejected',
    requestId: requestId(headers),
    retryAfterMs: seconds >= 0 ? seconds * 1_000 : undefined,
  }
  if (undecided || typeof code !== 'number' || code === SUCCESS) {
    throw new TransportError(undecided ?? (isOk ? 'BAD_ANSWER' : 'HTTP_STATUS'), detail)
  }
  const refusal = { ...detail, outcome: 'rejected', code }
  const sentence = String(info ?? '')
  if (code === TOKEN_INVALID && login !== 'none') throw new SignedOutError('TOKEN_INVALID', sentence, refusal)
  throw new RefusedError(error, sentence, { ...refusal, field, fields, params: params ?? {} })
}
