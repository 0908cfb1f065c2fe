import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** Time and size limits of the HTTP server (docs/rules.md#requests-and-limits). */
export const serverOptions: FastifyHttpOptions<Server> = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  exposeHeadRoutes: false,
  return503OnClosing: true,
  // Fastify cannot answer an error in a query string with an envelope. Its parser is therefore disabled, and query
  // strings are parsed together with the request.
  routerOptions: { querystringParser: () => ({}) },
  http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
}

/** Headers of every answer. @fastify/helmet is made for web pages; an API needs only these headers. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // If a page of another origin opens an answer in a new window, the page gets no access to that window.
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Origin, Accept-Language',
}

/** Headers of every answer that is sent over HTTPS, directly or through a trusted proxy. */
export const httpsHeaders = { 'strict-transport-security': 'max-age=31536000' }
