import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../refusals/refusal.ts'
import { deviceName } from './device-name.ts'
import { negotiateLanguage } from './language.ts'
import { type Caller, callerOf } from './origins.ts'
import { BodyError, parseForm, parseJsonObject } from './parse-json.ts'
import { readForm } from './read-form.ts'
import type { Language } from './routes.ts'

/** The headers of a request, and access to its body. */
export interface Incoming {
  caller: Caller
  origin: string | undefined
  language: Language
  ip: string
  /** Browser and system of the client, such as `Chrome, Android`. */
  device: string
  /** Session token of the request; undefined if the request comes from a page that must not send one. */
  token: string | undefined
  idempotencyKey: string | undefined
  /**
   * Reads the values of the request. `text` is true if they arrived as text, from a query or form. Throws VALIDATION if
   * they cannot be read. At least 32 KiB of a form, or its remaining bytes, must arrive within each `formStepMs`.
   */
  read(formStepMs: number): Promise<{ request: Record<string, unknown>; text: boolean }>
}

/** Media type of a form with a file. Its body is read as a stream. */
export const FORM_TYPE = 'multipart/form-data'

/**
 * Reads the headers of a request. The body is read later, by `read`, after the token and the rate limits were checked.
 */
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
    // A proxy can forward any text as the client's address. If it is not an address, the address of the connection is
    // used.
    ip: isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip,
    device: deviceName(header('user-agent')),
    token: caller === 'foreign' ? undefined : header('api-token'),
    idempotencyKey: header('idempotency-key'),
    read: (formStepMs) => readRequest(request, formStepMs),
  }
}

async function readRequest(request: FastifyRequest, formStepMs: number) {
  try {
    if (request.method === 'GET') {
      const question = request.url.indexOf('?')
      return { request: parseForm(question < 0 ? '' : request.url.slice(question + 1)), text: true }
    }
    if (request.headers['content-type']?.startsWith(FORM_TYPE))
      return { request: await readForm(request.raw, formStepMs), text: true }
    const body = typeof request.body === 'string' ? request.body : ''
    const form = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    return form ? { request: parseForm(body), text: true } : { request: parseJsonObject(body), text: false }
  } catch (error) {
    if (error instanceof BodyError) throw invalid({})
    throw error
  }
}
