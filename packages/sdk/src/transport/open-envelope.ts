import type { BourseletError } from '../errors/bourselet-error.ts'
import { RefusedError } from '../errors/refused-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { parseJson } from './parse-json.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Answer } from './wire.ts'

const SUCCESS = 1
const TOKEN_INVALID = 4001
const IN_PROGRESS = 4091
const SERVER_ERROR = 5000

type Envelope = { code: number; info?: unknown; data?: unknown }
type RefusalData = {
  error?: string
  field?: string
  fields?: Record<string, string>
  params?: Record<string, unknown>
}

/** What an answer is judged by: whose it is, whether the call changes anything, the time for `Retry-After` dates. */
export type Judgement = {
  operation: string
  write: boolean
  login: 'none' | 'optional' | 'required'
  now: number
}

function parseEnvelope(text: string): Envelope | null {
  try {
    const value = parseJson(text) as Partial<Envelope> | null
    return typeof value === 'object' && typeof value?.code === 'number' ? (value as Envelope) : null
  } catch {
    return null
  }
}

/** Unwraps `data` of a success; everything else is thrown as one of the error family. */
export function openEnvelope(answer: Answer, judgement: Judgement): unknown {
  const envelope = parseEnvelope(answer.text)
  const ok = answer.status >= 200 && answer.status < 300
  if (envelope?.code === SUCCESS && ok) return envelope.data
  throw envelope && envelope.code !== SUCCESS
    ? refusal(envelope, answer, judgement)
    : noEnvelope(answer, judgement, ok)
}

/** The server's name of a request, where it sends one. */
export const requestId = (headers: Headers) => headers.get('x-request-id') ?? undefined

function noEnvelope({ status, headers }: Answer, { operation, write, now }: Judgement, ok: boolean) {
  const maybeDone = ok || status >= 500 || status === 408
  return new TransportError(
    {
      name: ok ? 'BAD_ANSWER' : 'HTTP_STATUS',
      message: ok ? 'The answer is not an envelope' : `HTTP ${status}`,
      outcome: write && maybeDone ? 'unknown' : 'rejected',
      status,
      retryAfterMs: retryAfterMs(headers, undefined, now),
      requestId: requestId(headers),
    },
    operation,
  )
}

function refusal({ code, info, data }: Envelope, answer: Answer, judgement: Judgement): BourseletError {
  const { operation, write, login, now } = judgement
  const sentence = typeof info === 'string' ? info : ''
  const { error, field, fields, params = {} }: RefusalData = typeof data === 'object' && data ? data : {}
  const detail = {
    requestId: requestId(answer.headers),
    retryAfterMs: retryAfterMs(answer.headers, params.retry_after, now),
  }
  if (code === TOKEN_INVALID && login !== 'none') return new SignedOutError(operation, sentence, detail)
  if (code === SERVER_ERROR || code === IN_PROGRESS) {
    const name = code === SERVER_ERROR ? 'SERVER_ERROR' : 'IN_PROGRESS'
    const outcome = write ? 'unknown' : 'rejected'
    return new TransportError(
      { ...detail, name, message: sentence, outcome, status: answer.status },
      operation,
    )
  }
  return new RefusedError(
    { ...detail, code, name: error ?? 'FAILED', info: sentence, field, fields, params },
    operation,
  )
}
