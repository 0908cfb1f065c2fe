import { operations } from '@bourselet/openapi/operations'
import type { Data, OperationId, Request } from '../http/routes.ts'

/**
 * A response of the API. `code` 1 is success; otherwise `data.error` is the error code. `replayed` is true if the
 * server returned the stored response of an earlier request with the same idempotency key.
 */
export interface Answer<Id extends OperationId> {
  code: number
  data: Data<Id> & { error?: string }
  replayed: boolean
}

/** A request, and its response if the response arrived before the sandbox was killed. */
export interface Sent<Id extends OperationId> {
  request: Request<Id>
  headers: Record<string, string>
  answer?: Answer<Id>
}

/** Calls an operation of a running sandbox over HTTP. Rejects if no complete response arrives. */
export async function call<Id extends OperationId>(
  url: string,
  id: Id,
  request: Request<Id>,
  headers: Record<string, string> = {},
): Promise<Answer<Id>> {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`no call ${id}`)
  const isGet = operation.methods[0] === 'GET'
  const query = isGet ? `?${new URLSearchParams(request as Record<string, string>)}` : ''
  const reply = await fetch(url + operation.path + query, {
    method: isGet ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(isGet ? {} : { body: JSON.stringify(request ?? {}) }),
  })
  const { code, data } = (await reply.json()) as Omit<Answer<Id>, 'replayed'>
  return { code, data, replayed: reply.headers.get('idempotent-replayed') === 'true' }
}

/** Calls a control of the sandbox: with POST if there is a body, otherwise with GET. Throws if the control refuses. */
export async function control<T>(url: string, name: string, body?: object): Promise<T> {
  const reply = await fetch(`${url}/sandbox/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const { code, data } = (await reply.json()) as { code: number; data: T }
  if (code !== 1) throw new Error(`${name}: ${JSON.stringify(data)}`)
  return data
}
