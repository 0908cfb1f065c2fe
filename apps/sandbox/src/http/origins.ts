import type { Operation } from './contract.ts'

const OPERATOR_HEADERS = 'api-name, api-token, accept-language, content-type, idempotency-key, x-xsrf-token'
const PUBLIC_HEADERS = 'api-name, accept-language, content-type'
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Who a request comes from: no browser page, a page of the operator, or a page of anybody else. */
export type Caller = 'direct' | 'operator' | 'foreign'

/**
 * Decides by the Origin header, which a page cannot forge. No allowed origins: every page on this machine. The Host
 * header does not count: a name that is made to point here would make any page look like our own.
 */
export function callerOf(origin: string | undefined, allowed: string[]): Caller {
  if (origin === undefined) return 'direct'
  const known = allowed.length > 0 ? allowed.includes(origin) : LOOPBACK.test(origin)
  return known ? 'operator' : 'foreign'
}

/** May a page of anybody call this? Only reads that visitors may make. */
export function isPublicRead(operation: Operation): boolean {
  return operation.retry === 'read' && operation.login !== 'required'
}

/** The headers that let a page read the answer. Foreign pages: without credentials, the same for everybody. */
export function corsHeaders(caller: Caller, origin: string | undefined): Record<string, string> {
  if (caller === 'direct' || origin === undefined) return {}
  const exposed = 'idempotent-replayed, retry-after, x-request-id'
  return {
    'access-control-allow-origin': caller === 'operator' ? origin : '*',
    'access-control-expose-headers': exposed,
  }
}

/** Uploads are fetched with a token by the operator's own pages; others may show avatars, which asks for no preflight. */
export function filePreflightHeaders(caller: Caller, origin: string | undefined): Record<string, string> {
  if (caller === 'foreign') return {}
  return {
    ...corsHeaders(caller, origin),
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': OPERATOR_HEADERS,
    'access-control-max-age': '600',
  }
}

/** What a preflight may promise; nothing at all for a foreign page on a closed path. */
export function preflightHeaders(
  caller: Caller,
  origin: string | undefined,
  operation: Operation | undefined,
) {
  if (!operation || (caller === 'foreign' && !isPublicRead(operation))) return {}
  return {
    ...corsHeaders(caller, origin),
    'access-control-allow-methods': operation.methods.join(', '),
    'access-control-allow-headers': caller === 'operator' ? OPERATOR_HEADERS : PUBLIC_HEADERS,
    'access-control-max-age': '600',
  }
}
