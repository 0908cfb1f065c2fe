import type { Call, Contract, Feature, JsonSchema } from './contract.ts'
import { errorCatalog } from './refusal-schemas.ts'

const choices = {
  method: ['GET', 'POST'],
  login: ['none', 'optional', 'required'],
  fundPassword: ['none', 'required', 'conditional'],
  retry: ['read', 'idempotent-write', 'money-write', 'auth'],
  idempotency: ['none', 'key', 'client_order_id', 'natural'],
} as const

const callFields = [...Object.keys(choices), 'path', 'summary', 'errors', 'source', 'request', 'response']
/** Optional field of a call: `implemented: false` marks a call for which the sandbox has no handler. */
const optionalFields = { implemented: [false] } as const
const scopes = ['view', 'trade', 'funds', 'account']
const sources = ['stated', 'implied', 'chosen']

/**
 * Returns the problems of all calls of the contract: missing or unknown fields, values that are not allowed, and
 * unknown errors.
 */
export function checkCalls(contract: Contract): string[] {
  return contract.features.flatMap((feature) => [
    ...missing(feature.feature ?? '?', feature, ['feature', 'about', 'schemas', 'calls']),
    ...checkScopes(feature),
    ...Object.entries(feature.calls ?? {}).flatMap(([id, call]) => checkCall(contract, feature, id, call)),
  ])
}

function checkScopes({ feature, scopes: own, calls }: Feature): string[] {
  const writes = Object.values(calls ?? {}).some(({ retry }) => retry !== 'read')
  return [
    ...(writes && !own ? [`${feature}: scopes is missing`] : []),
    ...(own ?? [])
      .filter((scope) => !scopes.includes(scope))
      .map((scope) => `${feature}: a scope is one of ${scopes.join(', ')}, not ${scope}`),
  ]
}

function checkCall(contract: Contract, feature: Feature, id: string, call: Call): string[] {
  const problems = [
    ...missing(id, call, callFields),
    ...unknown(id, call, [...callFields, ...Object.keys(optionalFields)]),
  ]
  if (!new RegExp(`^${feature.feature}\\.[a-z][A-Za-z]*$`).test(id)) {
    problems.push(`${id}: a call of ${feature.feature} is named ${feature.feature}.<verb>`)
  }
  for (const [field, allowed] of Object.entries({ ...choices, ...optionalFields })) {
    const value = call[field as keyof Call]
    if (value !== undefined && !(allowed as readonly unknown[]).includes(value)) {
      problems.push(`${id}: ${field} is one of ${allowed.join(', ')}, not ${value}`)
    }
  }
  return [
    ...problems,
    ...checkSource(id, call),
    ...checkErrors(contract, id, call),
    ...checkRetry(id, call),
    ...checkQuery(id, call),
  ]
}

function checkSource(id: string, call: Call): string[] {
  const source: Partial<Call['source']> = call.source ?? {}
  const wrong = (['method', 'request', 'response'] as const).filter(
    (part) => !sources.includes(source[part] ?? ''),
  )
  return [
    ...wrong.map((part) => `${id}: source.${part} is one of ${sources.join(', ')}`),
    ...(source.reading ? [] : [`${id}: source.reading is missing`]),
  ]
}

function checkErrors(contract: Contract, id: string, call: Call): string[] {
  const known = [...Object.keys(errorCatalog(contract)), ...contract.shared.fieldErrors]
  return (call.errors ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => `${id}: unknown error ${name}`)
}

/**
 * Returns a problem if the idempotency of a call does not fit the retry class of the call. A write that a client may
 * repeat needs an idempotency key or a client order id, unless repeating the write is harmless.
 */
function checkRetry(id: string, call: Call): string[] {
  const fits = {
    read: ['none'],
    auth: ['none'],
    'idempotent-write': ['natural'],
    'money-write': ['key', 'client_order_id'],
  }[call.retry]
  return !fits || fits.includes(call.idempotency)
    ? []
    : [`${id}: retry ${call.retry} does not go with idempotency ${call.idempotency}`]
}

function missing(where: string, value: object, fields: string[]): string[] {
  return fields.filter((field) => !(field in value)).map((field) => `${where}: ${field} is missing`)
}

function unknown(where: string, value: object, fields: string[]): string[] {
  return Object.keys(value)
    .filter((field) => !fields.includes(field))
    .map((field) => `${where}: unknown field ${field}`)
}

/**
 * Returns a problem if the request of a GET call is not one flat object, because a query string cannot express
 * alternatives or nested values.
 */
function checkQuery(id: string, call: Call): string[] {
  if (call.method !== 'GET' || !call.request) return []
  const nested = Object.values((call.request.properties ?? {}) as Record<string, JsonSchema>).some((schema) =>
    ['object', 'array'].includes(String(schema.type)),
  )
  return call.request.properties && !nested ? [] : [`${id}: the request of a GET is one flat object`]
}
