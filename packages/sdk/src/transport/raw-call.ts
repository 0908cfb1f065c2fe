import type { paths } from '@bourselet/openapi'
import type { CallOptions } from './call.ts'
import type { AnyCall, CallRow } from './call-row.ts'
import { calls } from './calls.gen.ts'

type PathWith<Method extends 'get' | 'post'> = {
  [Path in keyof paths]: paths[Path] extends { [M in Method]: object } ? Path : never
}[keyof paths]

type Asked<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : Operation extends { parameters: { query?: infer Query } }
    ? Query
    : undefined

type Answered<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Envelope } } }
}
  ? Extract<Envelope, { code: 1 }> extends { data: infer Data }
    ? Data
    : never
  : never

/**
 * Sends calls by path. For paths of the API contract, requests and answers have the types of the contract. Answers of
 * other paths, which an operator has added, have the type `unknown`.
 */
export type RawCall = {
  get<Path extends PathWith<'get'>>(
    path: Path,
    query: Asked<paths[Path]['get']>,
    options?: CallOptions,
  ): Promise<Answered<paths[Path]['get']>>
  get(path: `/${string}`, query?: object, options?: CallOptions): Promise<unknown>
  post<Path extends PathWith<'post'>>(
    path: Path,
    body: Asked<paths[Path]['post']>,
    options?: CallOptions,
  ): Promise<Answered<paths[Path]['post']>>
  post(path: `/${string}`, body?: object, options?: CallOptions): Promise<unknown>
}

/**
 * Returns the operation id and the `CallRow` of the call with this path. For a path outside the API contract, the
 * `CallRow` allows no repeats.
 */
function rowOf(path: string, method: 'GET' | 'POST'): [string, CallRow] {
  const known = Object.entries<CallRow>(calls).find(([, row]) => row[1] === path)
  return known ?? [path, [method, path, 'auth', 'none', 'optional']]
}

export function createRawCall(send: AnyCall<CallOptions>): RawCall {
  const by = (method: 'GET' | 'POST') => (path: string, request?: object, options?: CallOptions) => {
    const [operation, row] = rowOf(path, method)
    return send(operation, row, request, options)
  }
  return { get: by('GET'), post: by('POST') } as RawCall
}
