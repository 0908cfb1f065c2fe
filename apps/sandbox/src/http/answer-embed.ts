import document from '@bourselet/openapi/embed.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../database/connect.ts'
import type { FrameRequest, PartnerCredentials, SessionRequest } from '../exchange/embeds.ts'
import { EmbedRefusal } from '../refusals/embed-refusal.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { AppContext } from './app-context.ts'
import { incoming } from './incoming.ts'
import { limitRequest } from './limit-call.ts'
import { callerOf, corsHeaders } from './origins.ts'
import { BodyError, parseJsonObject } from './parse-json.ts'

const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'embed')
const shape = (name: keyof typeof document.components.schemas) =>
  ajv.compile({ $ref: `embed#/components/schemas/${name}` })
const validators = { SessionRequest: shape('SessionRequest'), FrameRequest: shape('FrameRequest') }

const SESSIONS = '/embed/sessions'
const FRAMES = '/embed/frames'
const ORIGINS = '/embed/origins'

/** Returns true for the paths of `openapi/embed.json`, which have CORS rules of their own. */
export const isEmbed = (path: string): boolean => [SESSIONS, FRAMES, ORIGINS].includes(path)

type Handler = (appContext: AppContext, request: FastifyRequest, reply: FastifyReply) => Promise<object>

/** Serves the calls of `openapi/embed.json`. */
export function serveEmbeds(app: FastifyInstance, appContext: () => AppContext): void {
  const answer = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      return await handler(appContext(), request, reply)
    } catch (error) {
      return refuse(error, reply)
    }
  }
  app.post(SESSIONS, answer(createSession))
  app.post(FRAMES, answer(openFrame))
  app.get(
    ORIGINS,
    answer(async (context, request) => {
      limitRequest(context, 'embeds', request.ip)
      return { origins: await context.embeds.origins() }
    }),
  )
  // A page of the site needs a preflight, because it sends JSON.
  app.options(FRAMES, async (request, reply) => {
    allowSite(appContext(), request, reply)
    return reply.code(204).send()
  })
}

/** Answers a partner's server. The answer never has CORS headers, because the secret must not be in a page. */
async function createSession(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (request.headers.origin !== undefined) throw new EmbedRefusal('EMBED_PAGE_REFUSED')
  const credentials = credentialsOf(request.headers.authorization)
  const { ip } = incoming(request, [])
  const body = bodyOf<SessionRequest>('SessionRequest', request)
  reply.code(201)
  return context.embeds.createSession(credentials, body, ip)
}

async function openFrame(context: AppContext, request: FastifyRequest, reply: FastifyReply) {
  if (!allowSite(context, request, reply)) throw new EmbedRefusal('EMBED_PAGE_REFUSED')
  limitRequest(context, 'embeds', incoming(request, []).ip)
  return context.embeds.openFrame(bodyOf<FrameRequest>('FrameRequest', request))
}

/** Lets the operator's pages read the answer. Returns false for a page of another origin. */
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
  // PostgreSQL cannot compare a text that contains a NUL character.
  return { partner: partner.replaceAll('\0', ''), secret: secret.join(':') }
}

function bodyOf<T>(name: keyof typeof validators, request: FastifyRequest): T {
  const check = validators[name]
  const body = parsed(request.body)
  if (check(body)) return body as T
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

function refuse(error: unknown, reply: FastifyReply) {
  if (error instanceof EmbedRefusal) {
    const { name, status, message, field } = error
    if (status === 401) reply.header('www-authenticate', 'Basic realm="partners"')
    return reply.code(status).send({ error: name, message, ...(field === undefined ? {} : { field }) })
  }
  const isLimit = error instanceof Refusal && error.error === 'TOO_MANY_REQUESTS'
  if (!isLimit && !isBusy(error)) throw error
  const retry_after = Number((isLimit && error.params?.retry_after) || 1)
  return reply
    .code(429)
    .header('retry-after', retry_after)
    .send({ error: 'TOO_MANY_REQUESTS', message: 'Too many requests. Repeat later.', retry_after })
}
