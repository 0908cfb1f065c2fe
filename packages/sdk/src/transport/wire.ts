import { createFinalURL, serializePrimitiveParam } from 'openapi-fetch'
import type { Fetch } from './call.ts'
import type { CallRow } from './call-row.ts'
import { type Middleware, type Next, type Outgoing, throughAll } from './middleware.ts'
import { type OwnHeaders, withOwn } from './own-headers.ts'
import { type Answer, readAnswer } from './read-answer.ts'

/** A request prepared for fetch, with the headers of the host; the same for every attempt. */
export type Prepared = Omit<Outgoing, 'signal'>

export type Wire = {
  /** Prepares a request. Throws TypeError if it cannot be written as JSON, e.g. if it contains a bigint. */
  prepare(operation: string, row: CallRow, request: object | undefined): Prepared
  /**
   * Sends a request and reads the whole answer. Rejects with fetch's errors. `fetch` replaces the `fetch` of the client
   * for this request.
   */
  send(
    prepared: Prepared,
    headers: Record<string, string>,
    signal: AbortSignal,
    fetch?: Fetch,
  ): Promise<Answer>
}

export type WireOptions = {
  baseUrl: string
  fetch: Fetch
  headers?: OwnHeaders
  middleware?: readonly Middleware[]
}

/** Returns the request as a form if it contains a file, else null. */
function formOf(request: object): FormData | null {
  const fields = Object.entries(request)
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/**
 * Returns one field of a query: a list becomes one `name=value` per entry, an object one `name[property]=value` per
 * property.
 */
function fieldOf(name: string, value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map((one) => serializePrimitiveParam(name, one))
  if (!value || typeof value !== 'object') return serializePrimitiveParam(name, value as string)
  return Object.entries(value).map(([property, one]) =>
    serializePrimitiveParam(`${name}[${encodeURIComponent(property)}]`, one),
  )
}

/**
 * Returns the request as a query string without unset fields, from its own properties only. The query serializer of
 * openapi-fetch uses for...in and looks up separators in a plain object, so it would also send properties that a
 * script of the page added to Object.prototype.
 */
const querySerializer = (request: object): string =>
  Object.entries(request)
    .flatMap(([name, value]) => fieldOf(encodeURIComponent(name), value))
    .filter(Boolean)
    .join('&')

/** Returns the path unchanged: the paths of the contract have no parameters. */
const pathSerializer = (path: string) => path

/**
 * Creates the lowest layer of a client, which writes requests and reads whole answers. openapi-fetch builds the URLs.
 * Its `createClient` is not used, because it adds 2.1 kB gzip, reads answers with an error status without a size limit,
 * builds a Request and Headers per attempt, and reads `fetch`, `body` and `middleware` through Object.prototype.
 */
export function createWire(options: WireOptions): Wire {
  // The copied options have no prototype, so properties that a script of the page added to Object.prototype are
  // not read.
  const safe: WireOptions = Object.assign(Object.create(null), options)
  const { baseUrl, fetch, headers: own = {}, middleware = [] } = safe
  // If fetch followed a redirect, it would send the Api-Token header to the new address. `redirect: 'error'` throws
  // in Cloudflare Workers. With `manual`, the SDK receives the redirect as an answer and refuses it.
  const sendBy = (send: Fetch): Next =>
    throughAll(middleware, ({ url, method, headers, body, keepalive, signal }) =>
      send(url, { method, headers, body, keepalive, signal, redirect: 'manual' }),
    )
  return {
    prepare(operation, [method, path], request = {}) {
      const isGet = method === 'GET'
      const params = { query: isGet ? (request as Record<string, unknown>) : {} }
      const url = createFinalURL(path, { baseUrl, params, querySerializer, pathSerializer })
      const body = isGet ? undefined : (formOf(request) ?? JSON.stringify(request))
      return { operation, url, method, headers: typeof own === 'function' ? own(operation) : own, body }
    },
    async send(prepared, headers, signal, send = fetch) {
      if (typeof prepared.body === 'string') headers['Content-Type'] = 'application/json'
      const response = await sendBy(send)({
        ...prepared,
        headers: withOwn(prepared.headers, headers),
        signal,
      })
      return readAnswer(response)
    },
  }
}
