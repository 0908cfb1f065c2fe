import type { Operation } from './contract.ts'

const OPERATOR_HEADERS = 'api-name, api-token, accept-language, content-type, idempotency-key, x-xsrf-token'
const PUBLIC_HEADERS = 'api-name, accept-language, content-type'
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The origin of a request: not a browser page, a page of the operator, or any other page. */
export type Caller = 'direct' | 'operator' | 'foreign'

/**
 * Returns the kind of caller by the Origin header, which a page cannot forge. An empty list allows every page
 * on this machine. The Host header is ignored, because any name can be made to resolve to this server.
 */
export function callerOf(origin: string | undefined, allowed: string[]): Caller {
  if (origin === undefined) return 'direct'
  const known = allowed.length > 0 ? allowed.includes(origin) : LOOPBACK.test(origin)
  return known ? 'operator' : 'foreign'
}

/** Returns true for reads that visitors may make; pages of any origin may call these. */
export function isPublicRead(operation: Operation): boolean {
  return operation.retry === 'read' && operation.login !== 'required'
}

/**
 * Returns the headers that let a page read the answer. Pages of other origins get no credentials, and all of
 * them get the same headers. @fastify/cors decides by origin alone; here the decision also depends on the
 * call.
 */
export function corsHeaders(caller: Caller, origin: string | undefined): Record<string, string> {
  if (caller === 'direct' || origin === undefined) return {}
  const exposed = 'idempotent-replayed, retry-after, x-request-id'
  return {
    'access-control-allow-origin': caller === 'operator' ? origin : '*',
    'access-control-expose-headers': exposed,
  }
}

/**
 * Returns the preflight headers of uploads. The operator's pages fetch uploads with a token, which needs a
 * preflight; other pages may embed avatars, which needs none.
 */
export function filePreflightHeaders(caller: Caller, origin: string | undefined): Record<string, string> {
  if (caller === 'foreign') return {}
  return {
    ...corsHeaders(caller, origin),
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': OPERATOR_HEADERS,
    'access-control-max-age': '600',
  }
}

/**
 * Returns the preflight headers of a call; none for a page of another origin unless the call is a public
 * read.
 */
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
