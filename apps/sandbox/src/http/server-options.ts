import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'

/** Every time and size limit of the transport (reliability 9). */
export const serverOptions: FastifyHttpOptions<Server> = {
  bodyLimit: 64 * 1024,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  forceCloseConnections: 'idle',
  exposeHeadRoutes: false,
  return503OnClosing: true,
  // Queries are read with the request, where a refused one can be answered.
  routerOptions: { querystringParser: () => ({}) },
  http: { headersTimeout: 5000, connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024 },
}

/** A body must be complete this long after the request began. */
export const BODY_MS = 15_000

/** So must a form with a file: 5 MiB over a line of 1.4 Mbit/s. */
export const FORM_MS = 30_000

/** On every answer. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // A page that opens an answer in a window gets no hold on it.
  'cross-origin-opener-policy': 'same-origin',
  vary: 'Origin, Accept-Language',
}

/** On every answer that leaves by https, directly or through a trusted proxy. */
export const httpsHeaders = { 'strict-transport-security': 'max-age=31536000' }
