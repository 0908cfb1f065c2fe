import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../refusals/refusal.ts'
import { deviceName } from './device-name.ts'
import { negotiateLanguage } from './language.ts'
import { type Caller, callerOf } from './origins.ts'
import { BodyError, parseForm, parseJsonObject } from './parse-json.ts'
import { readForm } from './read-form.ts'
import type { Language } from './routes.ts'

/** The headers of one request and access to its body. */
export interface Incoming {
  caller: Caller
  origin: string | undefined
  language: Language
  ip: string
  /** Browser and system, as in `Chrome, Android`. */
  device: string
  /** Token of the request; undefined for pages that may not send one. */
  token: string | undefined
  idempotencyKey: string | undefined
  /**
   * Reads the request's values; `text` is true if all values arrived as text. Throws VALIDATION for values
   * that cannot be read.
   */
  read(): Promise<{ request: Record<string, unknown>; text: boolean }>
}

/** Media type of a form with a file; its body is read as a stream. */
export const FORM_TYPE = 'multipart/form-data'

/** Reads the headers; `read` reads the body after the checks that precede it. */
export function incoming(request: FastifyRequest, allowedOrigins: string[]): Incoming {
  const header = (name: string) => {
    const value = request.headers[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const origin = header('origin')
  const caller = callerOf(origin, allowedOrigins)
  return {
    caller,
    origin,
    language: negotiateLanguage(header('accept-language')),
    // A proxy can forward any text as the client's address. If the text is no address, the address of the
    // proxy is used.
    ip: isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip,
    device: deviceName(header('user-agent')),
    token: caller === 'foreign' ? undefined : header('api-token'),
    idempotencyKey: header('idempotency-key'),
    read: () => readRequest(request),
  }
}

async function readRequest(request: FastifyRequest) {
  try {
    if (request.method === 'GET') {
      const question = request.url.indexOf('?')
      return { request: parseForm(question < 0 ? '' : request.url.slice(question + 1)), text: true }
    }
    if (request.headers['content-type']?.startsWith(FORM_TYPE))
      return { request: await readForm(request.raw), text: true }
    const body = typeof request.body === 'string' ? request.body : ''
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return form ? { request: parseForm(body), text: true } : { request: parseJsonObject(body), text: false }
  } catch (error) {
    if (error instanceof BodyError) throw invalid({})
    throw error
  }
}
