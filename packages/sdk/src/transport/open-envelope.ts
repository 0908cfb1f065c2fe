import { RefusedError } from '../errors/refused-error.ts'
import { TransportError, type TransportErrorName } from '../errors/transport-error.ts'
import { parseJson } from './parse-json.ts'
import type { Answer } from './read-answer.ts'

const SUCCESS = 1
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

/** Returns the server's id of a request, if it sends one. */
export const requestId = (headers: Headers) => headers.get('x-request-id') ?? undefined

/**
 * Returns the `data` of a successful answer to a public read; throws an SDK error for every other answer. The outcome
 * of this error is always `rejected`, because a read changes nothing.
 */
export function openEnvelope({ status, headers, text }: Answer): unknown {
  const isOk = status >= 200 && status < 300
  // Browsers report a redirect as status 0. The body of a redirect is not an answer of the API.
  const { code, info, data }: Envelope = parseJson(isOk || status >= 400 ? text : '') ?? {}
  if (code === SUCCESS && isOk) return data
  const { error, field, fields, params }: RefusalData = data ?? {}
  const seconds = Number(params?.retry_after ?? headers.get('retry-after') ?? undefined)
  const undecided = UNDECIDED[code as number]
  const detail = {
    status,
    requestId: requestId(headers),
    retryAfterMs: seconds >= 0 ? seconds * 1_000 : undefined,
  }
  // The API sends its refusals with status 200. With another status, the answer may come from a gateway in front of the
  // API, whose error body may also contain a number in `code`. So such an answer counts as a refusal of the API only if
  // `error` contains the name of a refusal.
  if (undecided || typeof code !== 'number' || code === SUCCESS || (!error && !isOk))
    throw new TransportError(undecided ?? (isOk ? 'BAD_ANSWER' : 'HTTP_STATUS'), detail)
  throw new RefusedError(error ?? 'FAILED', String(info ?? ''), {
    ...detail,
    code,
    field,
    fields,
    params: params ?? {},
  })
}
