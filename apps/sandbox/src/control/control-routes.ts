import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Control, Controls } from '../exchange/control.ts'
import { plainRefusal, refused, success } from '../http/envelope.ts'
import { negotiateLanguage } from '../http/language.ts'
import { BodyError, parseJsonObject } from '../http/parse-json.ts'
import { invalid, Refusal } from '../refusals/refusal.ts'

const ajv = new Ajv2020({ strict: false })
const compiled = new WeakMap<Control, ValidateFunction>()

/**
 * Serves the controls of the sandbox under /sandbox/. If this function is not called, these paths answer 404.
 */
export function serveControls(
  app: FastifyInstance,
  controls: () => Controls,
  allowedOrigins: string[],
): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/sandbox/:name',
    handler: async (request, reply) => {
      const { name } = request.params as { name: string }
      const language = negotiateLanguage(request.headers['accept-language'])
      if (isForeignPage(request, allowedOrigins)) {
        return reply.code(403).send(plainRefusal('FORBIDDEN', language))
      }
      const control = Object.hasOwn(controls(), name) ? controls()[name] : undefined
      if (!control) return reply.code(404).send(plainRefusal('NOT_FOUND', language))
      if (control.method !== request.method) return reply.code(405).send(plainRefusal('FAILED', language))
      try {
        return success(await control.run(bodyOf(control, request.body)), language)
      } catch (error) {
        if (error instanceof Refusal) return refused(error, language)
        throw error
      }
    },
  })
}

/**
 * Returns true if a request comes from a web page whose origin is not in the operator's list. With an empty list,
 * requests of all web pages are refused, because the controls can change the clock and balances. A request comes from a
 * web page if it has the header `Origin` or `Sec-Fetch-Site`: browsers always send at least one of them.
 */
function isForeignPage({ headers }: FastifyRequest, allowedOrigins: string[]): boolean {
  const isPage = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined
  return isPage && !allowedOrigins.includes(headers.origin ?? '')
}

function validatorOf(control: Control): ValidateFunction {
  const known = compiled.get(control)
  if (known) return known
  const made = ajv.compile({ type: 'object', additionalProperties: false, properties: {}, ...control.body })
  compiled.set(control, made)
  return made
}

function bodyOf(control: Control, text: unknown): Record<string, unknown> {
  let body: Record<string, unknown>
  try {
    body = parseJsonObject(typeof text === 'string' ? text : '')
  } catch (error) {
    if (error instanceof BodyError) throw invalid({})
    throw error
  }
  const check = validatorOf(control)
  if (check(body)) return body
  const { instancePath = '', params = {} } = check.errors?.[0] ?? {}
  const field = String(params.missingProperty ?? params.additionalProperty ?? instancePath.slice(1))
  throw invalid({ [field]: params.missingProperty ? 'REQUIRED' : 'RANGE' })
}
