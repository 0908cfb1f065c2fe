import { createQuerySerializer } from 'openapi-fetch'
import type { CallRow } from './call-row.ts'
import { readBody } from './read-body.ts'

/** The `fetch` a client uses: any function of this shape. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A whole answer: status, headers, text. */
export type Answer = { status: number; headers: Headers; text: string }

/** A request of the contract as fetch takes it; the same for every attempt. */
export type Outgoing = { url: string; method: 'GET' | 'POST'; body?: string | FormData }

export type Wire = {
  /** Throws TypeError when a request cannot be written as JSON, e.g. with a bigint in it. */
  prepare(row: CallRow, request: object | undefined): Outgoing
  /** Sends and reads the whole answer. Rejects with what fetch rejects with. */
  send(outgoing: Outgoing, headers: Record<string, string>, signal: AbortSignal): Promise<Answer>
}

const querySerializer = createQuerySerializer()

/** A request with a file in it goes as a form. */
function formOf(request: object): FormData | null {
  const fields = Object.entries(request)
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/**
 * Of openapi-fetch this takes the part that turns a request of the contract into a query. Its client would put a
 * Request (which fetch copies), two Headers and its own reading of the answer around each call: a quarter more CPU and
 * 1.6 kB, for an envelope that we open and a size cap that we keep ourselves.
 */
export function createWire(baseUrl: string, fetch: Fetch, maxBytes: number): Wire {
  return {
    prepare([method, path], request = {}) {
      const isGet = method === 'GET'
      const query = isGet && querySerializer(request)
      const url = baseUrl + path + (query ? `?${query}` : '')
      return { url, method, body: isGet ? undefined : (formOf(request) ?? JSON.stringify(request)) }
    },
    async send({ url, method, body }, headers, signal) {
      if (typeof body === 'string') headers['Content-Type'] = 'application/json'
      // A redirect would carry Api-Token to wherever it points: fetch drops only its own credentials.
      const response = await fetch(url, { method, headers, body, signal, redirect: 'error' })
      return { status: response.status, headers: response.headers, text: await readBody(response, maxBytes) }
    },
  }
}
