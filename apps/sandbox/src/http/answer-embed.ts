import document from '@bourselet/openapi/embed.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { isBusy } from '../database/connect.ts'
import type { FrameRequest, Partner, PartnerCredentials, SessionRequest } from '../exchange/embeds.ts'
import { EmbedRefusal } from '../refusals/embed-refusal.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { AppContext } from './app-context.ts'
import { incoming } from './incoming.ts'
import { limitRequest, limitSessions, wrongSecretsFrom } from './limit-call.ts'
import { callerOf, corsHeaders } from './origins.ts'
import { BodyError, parseJsonObject } from './parse-json.ts'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'embed')
const shape = (name: keyof typeof document.components.schemas) =>
  ajv.compile({ $ref: `embed#/components/schemas/${name}` })
/** The bodies of requests to the calls of `openapi/embed.json`. */
interface Bodies {
  SessionRequest: SessionRequest
  FrameRequest: FrameRequest
}
const validators = { SessionRequest: shape('SessionRequest'), FrameRequest: shape('FrameRequest') }

/**
 * Maximum size of a request body in bytes. A request for a session with 20 origins of full length has 5.5 KB.
 */
const BODY_BYTES = 8 * 1024

const SESSIONS = '/embed/sessions'
const FRAMES = '/embed/frames'
const ORIGINS = '/embed/origins'

/** Returns true for the paths of `openapi/embed.json`, which have CORS rules of their own. */
export const isEmbed = (path: string): boolean => [SESSIONS, FRAMES, ORIGINS].includes(path)

type Handler = (appContext: AppContext, request: FastifyRequest, reply: FastifyReply) => Promise<object>

/** Serves the calls of `openapi/embed.json`. */
export function serveEmbeds(app: FastifyInstance, appContext: () => AppContext): void {
  const answer = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
    handler(appContext(), request, reply)
  // This error handler also receives errors of Fastify itself, such as a body that is too large.
  const options: RouteShorthandOptions = {
    bodyLimit: BODY_BYTES,
    errorHandler: (error, _request, reply) => refuse(error, reply),
  }
  app.post(SESSIONS, options, answer(createSession))
  app.post(FRAMES, options, answer(openFrame))
  app.get(ORIGINS, options, answer(listOrigins))
  // Pages of the operator's site send JSON. If the API has another origin, the browser first sends a preflight request.
  app.options(FRAMES, async (request, reply) => {
    allowSite(appContext(), request, reply)
    return reply.code(204).send()
  })
}

/**
 * Answers the request of a partner's server for an embed session. The answer never has CORS headers, because web pages
 * must not contain the partner's secret. The body is parsed only after the secret and the limits were checked.
 */
async function createSession(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (request.headers.origin !== undefined) throw new EmbedRefusal('EMBED_PAGE_REFUSED')
  const partner = await partnerOf(context, request)
  limitSessions(context, partner.id)
  const session = await context.embeds.createSession(partner, bodyOf('SessionRequest', request))
  return reply.code(201).send(session)
}

/** Returns the partner whose secret the request contains. Throws TOO_MANY_REQUESTS after too many wrong secrets. */
async function partnerOf(context: AppContext, request: FastifyRequest): Promise<Partner> {
  const wrongSecrets = wrongSecretsFrom(context, incoming(request, []).ip)
  wrongSecrets.check()
  const partner = await context.embeds.authenticate(credentialsOf(request.headers.authorization))
  // Concurrent requests with wrong secrets may have reached the limit during the comparison. In that case, this
  // request is refused too, so that it does not reveal if its secret is correct.
  wrongSecrets.check()
  if (partner) return partner
  wrongSecrets.count()
  throw new EmbedRefusal('EMBED_PARTNER_REFUSED')
}

async function listOrigins(context: AppContext, request: FastifyRequest) {
  limitRequest(context, 'embeds', incoming(request, []).ip)
  return { origins: await context.embeds.origins() }
}

async function openFrame(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (!allowSite(context, request, reply)) throw new EmbedRefusal('EMBED_PAGE_REFUSED')
  limitRequest(context, 'embeds', incoming(request, []).ip)
  return context.embeds.openFrame(bodyOf('FrameRequest', request))
}

/**
 * Sets the headers with which a page of the operator can read the answer. Returns false for a page of another
 * origin.
 */
function allowSite({ exchange }: AppContext, request: FastifyRequest, reply: FastifyReply): boolean {
  const { origin } = request.headers
  const caller = callerOf(origin, exchange.settings.allowedOrigins)
  if (caller === 'foreign') return false
  reply.headers({
    ...corsHeaders(caller, origin),
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
  })
  return true
}

/** Reads the id and the secret of HTTP Basic authentication. */
function credentialsOf(header = ''): PartnerCredentials {
  const [, encoded = ''] = /^Basic ([A-Za-z0-9+/=]{1,400})$/i.exec(header) ?? []
  const [partner = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  // PostgreSQL cannot compare a text that contains a NUL character, so NUL characters are removed.
  return { partner: partner.replaceAll('\0', ''), secret: secret.join(':') }
}

function bodyOf<Name extends keyof Bodies>(name: Name, request: FastifyRequest): Bodies[Name] {
  const check = validators[name]
  const body = parsed(request.body)
  if (check(body)) return body as unknown as Bodies[Name]
  const { instancePath = '', params = {} } = check.errors?.[0] ?? {}
  const field = params.missingProperty ?? params.additionalProperty ?? instancePath.split('/')[1]
  throw new EmbedRefusal('EMBED_INVALID', String(field))
}

function parsed(body: unknown): Record<string, unknown> {
  try {
    return parseJsonObject(typeof body === 'string' ? body : '')
  } catch (error) {
    if (error instanceof BodyError) throw new EmbedRefusal('EMBED_INVALID')
    throw error
  }
}

const bodyOfRefusal = ({ name, message, field }: EmbedRefusal) => ({
  error: name,
  message,
  ...(field === undefined ? {} : { field }),
})

function refuse(error: unknown, reply: FastifyReply) {
  if (error instanceof EmbedRefusal) {
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="partners"')
    return reply.code(error.status).send(bodyOfRefusal(error))
  }
  const { statusCode = 500 } = error as { statusCode?: number }
  if (statusCode < 500) return reply.code(statusCode).send(bodyOfRefusal(new EmbedRefusal('EMBED_INVALID')))
  const isLimit = error instanceof Refusal && error.error === 'TOO_MANY_REQUESTS'
  if (!isLimit && !isBusy(error)) throw error
  const retry_after = Number((isLimit && error.params?.retry_after) || 1)
  return reply
    .code(429)
    .header('retry-after', retry_after)
    .send({ error: 'TOO_MANY_REQUESTS', message: 'Too many requests. Repeat later.', retry_after })
}
