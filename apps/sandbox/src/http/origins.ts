import type { Operation } from '@bourselet/openapi/operations'

const OPERATOR_HEADERS = 'api-name, api-token, accept-language, content-type, idempotency-key, x-xsrf-token'
const PUBLIC_HEADERS = 'api-name, accept-language, content-type'
const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * The source of a request: not a browser page (`direct`), a page of the operator, or a page of another origin
 * (`foreign`).
 */
export type Caller = 'direct' | 'operator' | 'foreign'

/**
 * Returns the kind of sender of a request, by its Origin header, which a page cannot forge. The sender is a page of the
 * operator, a foreign page, or no page (`direct`). If `allowed` is empty, all pages of this machine count as the
 * operator's. The Host header is not used, because anybody can make a host name resolve to this server.
 */
export function callerOf(origin: string | undefined, allowed: string[]): Caller {
  if (origin === undefined) return 'direct'
  const known = allowed.length > 0 ? allowed.includes(origin) : LOOPBACK.test(origin)
  return known ? 'operator' : 'foreign'
}

/** Returns true for reads that do not require a log-in. Pages of every origin may call them. */
export function isPublicRead(operation: Operation): boolean {
  return operation.retry === 'read' && operation.login !== 'required'
}

/**
 * Returns the headers that let a page read an answer. They never allow credentials, and they are the same for all
 * foreign pages. @fastify/cors is not used, because it decides by the origin alone. Here, the decision also depends on
 * the call.
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
 * Returns the preflight headers of files. The operator's pages request files with a token, which needs a preflight.
 * Other pages can only embed avatars, which needs none.
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

/** Returns the preflight headers of a call. A page of another origin gets none, unless the call is a public read. */
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
