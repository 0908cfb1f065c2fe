import type { paths } from '@bourselet/openapi'
import createClient from 'openapi-fetch'
import { readBody } from './read-body.ts'

/** The `fetch` a client uses: any function of this shape. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A whole answer: status, headers, text. */
export type Answer = { status: number; headers: Headers; text: string }

export type Outgoing = {
  method: 'GET' | 'POST'
  path: string
  request: unknown
  headers: Record<string, string>
  signal: AbortSignal
}

export type Wire = (outgoing: Outgoing) => Promise<Answer>

/**
 * openapi-fetch builds a Request, which fetch would copy into a second one with second headers and a second abort
 * signal. This carries address and settings to fetch as they are, which is most of what a call costs beyond fetch.
 */
class PlainRequest {
  readonly url: string
  constructor(url: string, init: RequestInit) {
    Object.assign(this, init)
    this.url = url
  }
}

const noHeaders = new Headers()

/** Wraps an answer so that openapi-fetch hands it on unread: refusals and the size cap are decided by us. */
const unread = (response: Response) =>
  ({ ok: true, status: 200, headers: noHeaders, body: response }) as unknown as Response

const hasFile = (request: object) => Object.values(request).some((value) => value instanceof Blob)

function formData(request: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(request)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

function bodyOrQuery(method: string, request: unknown): object {
  if (method === 'GET') return { params: { query: request ?? {} } }
  if (typeof request !== 'object' || request === null) return { body: {} }
  return { body: hasFile(request) ? formData(request) : request }
}

/** Sends one request through openapi-fetch and reads its whole answer. Rejects with what fetch rejects with. */
export function createWire(baseUrl: string, fetch: Fetch, maxBytes: number): Wire {
  const client = createClient<paths>({
    baseUrl,
    Request: PlainRequest as unknown as typeof Request,
    fetch: (request) => fetch(request.url, request as RequestInit).then(unread),
  })
  const send = client.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data: Response }>
  return async ({ method, path, request, headers, signal }) => {
    const { data: response } = await send(method, path, {
      ...bodyOrQuery(method, request),
      headers,
      signal,
      // A redirect would carry Api-Token to wherever it points: fetch drops only its own credentials.
      redirect: 'error',
      parseAs: 'stream',
    })
    return { status: response.status, headers: response.headers, text: await readBody(response, maxBytes) }
  }
}
