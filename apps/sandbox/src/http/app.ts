import { type Operation, operations } from '@bourselet/openapi/operations'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { systemClock } from '../clock/system-clock.ts'
import type { BodyLimits } from '../exchange/settings.ts'
import { type ErrorName, Refusal } from '../refusals/refusal.ts'
import { answerCall } from './answer-call.ts'
import { isEmbed, serveEmbeds } from './answer-embed.ts'
import type { AppContext } from './app-context.ts'
import type { ProxyTrust } from './client-address.ts'
import { type Envelope, plainRefusal, refused, undeclaredRefusal } from './envelope.ts'
import { answerFile } from './file-answer.ts'
import { FORM_TYPE, incoming } from './incoming.ts'
import { limitRequest } from './limit-call.ts'
import { callerOf, corsHeaders, filePreflightHeaders, isPublicRead, preflightHeaders } from './origins.ts'
import { httpsHeaders, securityHeaders, serverOptions } from './server-options.ts'

export interface AppParts {
  /** Returns the current app context. The control endpoint `reset` replaces it. */
  appContext(): AppContext
  /** Returns true if the sandbox can answer calls now. */
  ready(): Promise<boolean>
  /** Decides which addresses are proxies of the operator, whose forwarding headers are trusted. */
  trust: ProxyTrust
}

/** Features whose public reads browsers can cache for a minute. */
const CONTENT = new Set(['site', 'help', 'notices'])

const FILES = '/files/'
const byPath = new Map(operations.map((operation) => [operation.path, operation]))

/** Creates the HTTP server of the sandbox. Its `listen` opens the socket. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = Fastify({
    ...serverOptions,
    trustProxy: parts.trust,
    // If Fastify cannot parse the URL of a request, it calls neither hooks nor routes, only this function.
    frameworkErrors: (_error, request, reply) =>
      unreadable(request as unknown as FastifyRequest, reply as unknown as FastifyReply),
  })
  acceptBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id })
    if (request.protocol === 'https') reply.headers(httpsHeaders)
    const { allowedOrigins, bodyLimits } = parts.appContext().exchange.settings
    endSlowBody(request, reply, bodyLimits)
    if (isEmbed(pathOf(request))) return
    const { origin } = request.headers
    const caller = callerOf(origin, allowedOrigins)
    const operation = byPath.get(pathOf(request))
    const isFile = pathOf(request).startsWith(FILES)
    if (request.method === 'OPTIONS')
      return reply
        .code(204)
        .headers(isFile ? filePreflightHeaders(caller, origin) : preflightHeaders(caller, origin, operation))
        .send()
    if (caller !== 'foreign' || (operation && isPublicRead(operation)))
      reply.headers(corsHeaders(caller, origin))
  })
  for (const operation of operations) {
    app.route({
      method: operation.methods,
      url: operation.path,
      handler: (request, reply) => serve(parts.appContext(), operation, request, reply),
    })
  }
  app.get(`${FILES}:name`, (request, reply) => answerFile(parts.appContext(), request, reply))
  serveEmbeds(app, parts.appContext)
  const isReady = sharedForAMoment(parts.ready)
  app.get('/livez', async (request) => {
    limitRequest(parts.appContext(), 'probes', request.ip)
    return { ok: true }
  })
  app.get('/readyz', async (request, reply) => {
    limitRequest(parts.appContext(), 'probes', request.ip)
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ ready })
  })
  app.setNotFoundHandler(notFound)
  app.setErrorHandler((error, request, reply) => transportError(parts.appContext(), error, request, reply))
  return app
}

const PROBE_MS = 1000

/**
 * Returns a function that calls `ask` at most once a second and shares its answer among all callers, so that probes
 * cannot overload the database.
 */
function sharedForAMoment<T>(ask: () => Promise<T>): () => Promise<T> {
  const { now } = systemClock()
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (!last || now() - last.at >= PROBE_MS) last = { at: now(), answer: ask() }
    return last.answer
  }
}

/** Accepts bodies as text without parsing them. They are parsed only after the token and rate limits were checked. */
function acceptBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const kinds = ['application/json', 'application/x-www-form-urlencoded']
  app.addContentTypeParser(kinds, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  // The body of a form is not read here. The route reads it after the sender was identified, so that strangers cannot
  // upload.
  app.addContentTypeParser(FORM_TYPE, (request, _payload, done) =>
    byPath.get(pathOf(request))?.form ? done(null) : done(unsupported(), undefined),
  )
}

function unsupported(): Error {
  return Object.assign(new Error('no form is taken here'), { statusCode: 415 })
}

/**
 * Closes a connection whose body takes too long to arrive, even while the server closes. Node itself limits only the
 * time for headers.
 */
function endSlowBody(request: FastifyRequest, reply: FastifyReply, { jsonMs, formMs }: BodyLimits) {
  const timer = setTimeout(
    () => {
      if (!request.raw.complete) request.raw.destroy()
    },
    byPath.get(pathOf(request))?.form ? formMs : jsonMs,
  )
  // A refusal can be sent before the whole body has arrived. Therefore the timer does not stop at the answer, but at
  // the end of the body or of the connection.
  reply.raw.once('close', () => {
    if (request.raw.complete !== false) clearTimeout(timer)
  })
  request.raw.once('close', () => clearTimeout(timer))
}

async function serve(
  appContext: AppContext,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { allowedOrigins } = appContext.exchange.settings
  const call = incoming(request, allowedOrigins)
  const send = (envelope: Envelope) => {
    const undeclared = undeclaredRefusal(operation, envelope)
    if (undeclared) appContext.exchange.log(`${request.id} ${undeclared}`)
    return reply.send(envelope)
  }
  try {
    const { envelope, replayed } = await answerCall(appContext, operation, call)
    if (replayed) reply.header('idempotent-replayed', 'true')
    if (CONTENT.has(operation.feature) && operation.login === 'none')
      reply.header('cache-control', 'public, max-age=60')
    return send(envelope)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Pages of every origin may make public reads. For any other call, a page of an unlisted origin gets the HTTP
    // status 403.
    if (call.caller === 'foreign' && error.error === 'FORBIDDEN' && !isPublicRead(operation)) reply.code(403)
    return send(refused(error, call.language))
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? ''
}

function unreadable(request: FastifyRequest, reply: FastifyReply) {
  reply
    .code(400)
    .headers(securityHeaders)
    .send(plainRefusal('FAILED', incoming(request, []).language))
}

function notFound(request: FastifyRequest, reply: FastifyReply) {
  const known = byPath.get(pathOf(request))
  const { language } = incoming(request, [])
  if (known)
    return reply.code(405).header('allow', known.methods.join(', ')).send(plainRefusal('FAILED', language))
  return reply.code(404).send(plainRefusal('NOT_FOUND', language))
}

function transportError(
  appContext: AppContext,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Rate limits also refuse requests for files and health probes. Their clients read only the HTTP status and not the
  // envelope, so these refusals have the status 429.
  if (error instanceof Refusal && error.error === 'TOO_MANY_REQUESTS')
    return reply.code(429).send(refused(error, incoming(request, []).language))
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const name: ErrorName = status >= 500 ? 'SERVER_ERROR' : 'FAILED'
  if (status >= 500) {
    // The text of an unexpected error is written only to the operator's log, because answers must not reveal internal
    // details.
    appContext.exchange.log(
      `${request.id} ${pathOf(request)}: ${error instanceof Error ? error.stack : String(error)}`,
    )
  }
  return reply.code(status).send(plainRefusal(name, incoming(request, []).language))
}
