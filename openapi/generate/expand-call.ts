import type { Call, Contract, JsonSchema } from './contract.ts'
import { ref } from './expand-schema.ts'
import { errorCatalog } from './refusal-schemas.ts'

/** Returns the OpenAPI operation of a call. The request and response of `call` must be plain JSON Schema already. */
export function expandCall(contract: Contract, feature: string, id: string, call: Call): JsonSchema {
  return {
    operationId: id,
    tags: [feature],
    summary: firstSentence(call.summary),
    description: call.summary,
    ...(call.login === 'none'
      ? {}
      : { security: call.login === 'optional' ? [{}, { token: [] }] : [{ token: [] }] }),
    parameters: parameters(call),
    ...(call.request && call.method === 'POST' ? { requestBody: requestBody(call.request) } : {}),
    responses: { 200: response(call) },
    'x-login': call.login,
    'x-fund-password': call.fundPassword,
    'x-retry': call.retry,
    'x-idempotency': call.idempotency,
    'x-implemented': call.implemented ?? true,
    'x-errors': errorsOf(contract, call),
    'x-field-errors': call.errors.filter((name) => contract.shared.fieldErrors.includes(name)),
    'x-source': call.source,
  }
}

/**
 * Returns the refusals of a call in the order of the catalog: the refusals that the call lists, those that its
 * log-in, idempotency and fund password can cause, and those of every call.
 */
function errorsOf(contract: Contract, call: Call): string[] {
  const pin = [
    'TRADE_PASSWORD_NOT_SET',
    'TRADE_PASSWORD_WRONG',
    'TRADE_PASSWORD_LOCKED',
    'TRADE_PASSWORD_RESET',
  ]
  const names = new Set([
    ...call.errors,
    ...(call.login === 'required' ? ['TOKEN_INVALID'] : []),
    ...(call.idempotency === 'key' ? ['IDEMPOTENCY_CONFLICT', 'IN_PROGRESS'] : []),
    ...(call.fundPassword === 'none' ? [] : pin),
    // Even a call without request fields can return `VALIDATION`: for an unknown field or for a body that cannot be
    // read.
    'VALIDATION',
    'FORBIDDEN',
    'TOO_MANY_REQUESTS',
    'SERVER_ERROR',
  ])
  return Object.keys(errorCatalog(contract)).filter((name) => names.has(name))
}

function parameters(call: Call): JsonSchema[] {
  const headers = ['api-name', 'Accept-Language', ...(call.idempotency === 'key' ? ['Idempotency-Key'] : [])]
  return [
    ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ...(call.method === 'GET' && call.request ? queryParameters(call.request) : []),
  ]
}

function queryParameters(request: JsonSchema): JsonSchema[] {
  const required = (request.required as string[] | undefined) ?? []
  return Object.entries((request.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function requestBody(request: JsonSchema): JsonSchema {
  const binary = JSON.stringify(request).includes('"format":"binary"')
  return {
    required: true,
    content: { [binary ? 'multipart/form-data' : 'application/json']: { schema: request } },
  }
}

function response(call: Call): JsonSchema {
  const success = {
    type: 'object',
    required: ['code', 'info', 'data'],
    additionalProperties: false,
    properties: { code: { const: 1 }, info: { type: 'string', maxLength: 500 }, data: call.response },
  }
  return {
    description: 'The answer, or a refusal.',
    content: { 'application/json': { schema: { oneOf: [success, ref('Refusal')] } } },
  }
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}
