import { createFinalURL, createQuerySerializer } from 'openapi-fetch'
import { readBody } from './read-body.ts'

/** The `fetch` a client uses: any function of this shape. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A whole answer: status, headers, text. */
export type Answer = { status: number; headers: Headers; text: string }

export type Outgoing = {
  method: 'GET' | 'POST'
  path: string
  request?: object
  headers: Record<string, string>
  signal: AbortSignal
}

export type Wire = (outgoing: Outgoing) => Promise<Answer>

const querySerializer = createQuerySerializer()
const pathSerializer = (path: string) => path

/** A request with a file in it goes as a form. */
function formOf(request: object): FormData | null {
  const fields = Object.entries(request)
  if (!fields.some(([, value]) => value instanceof Blob)) return null
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/**
 * Sends one request and reads its whole answer. Rejects with what fetch rejects with.
 *
 * Of openapi-fetch this takes the parts that turn a request of the contract into an address. Its client would put a
 * Request (which fetch copies), two Headers and its own reading of the answer around each call: a quarter more CPU and
 * 1.6 kB, for an envelope that we open and a size cap that we keep ourselves.
 */
export function createWire(baseUrl: string, fetch: Fetch, maxBytes: number): Wire {
  return async ({ method, path, request, headers, signal }) => {
    const isGet = method === 'GET'
    const params = isGet ? { query: request as Record<string, unknown> } : {}
    const url = createFinalURL(path, { baseUrl, params, querySerializer, pathSerializer })
    // A redirect would carry Api-Token to wherever it points: fetch drops only its own credentials.
    const init: RequestInit = { method, headers, signal, redirect: 'error' }
    if (!isGet) {
      const form = formOf(request ?? {})
      if (!form) headers['Content-Type'] = 'application/json'
      init.body = form ?? JSON.stringify(request ?? {})
    }
    const response = await fetch(url, init)
    return { status: response.status, headers: response.headers, text: await readBody(response, maxBytes) }
  }
}
