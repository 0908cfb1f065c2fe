import type { OperationId } from './index.ts'
import document from './openapi.json' with { type: 'json' }

export type JsonSchema = { [key: string]: unknown }

/** A call of the API contract. */
export interface Operation {
  id: OperationId
  feature: string
  path: string
  /**
   * Allowed HTTP methods; the first is the one in the API contract. A read for which the contract specifies no method
   * allows GET and POST.
   */
  methods: ('GET' | 'POST')[]
  description: string
  login: 'none' | 'optional' | 'required'
  retry: 'read' | 'idempotent-write' | 'money-write' | 'auth'
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural'
  /** False if the sandbox does not implement the call yet. It refuses such calls with FORBIDDEN. */
  implemented: boolean
  /** Names of the refusals that the call may return. */
  refusals: string[]
  /** Schema of the whole request as one object. */
  request: JsonSchema
  /** True if the request is a form that contains a file. */
  form: boolean
  /** Schema of the envelope's `data` in a successful answer. */
  response: JsonSchema
}

interface RawOperation {
  operationId: string
  tags: string[]
  description: string
  parameters: { name?: string; in?: string; required?: boolean; schema?: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  responses: { 200: { content: { 'application/json': { schema: { oneOf: JsonSchema[] } } } } }
  'x-login': Operation['login']
  'x-retry': Operation['retry']
  'x-idempotency': Operation['idempotency']
  'x-implemented': boolean
  'x-errors': string[]
  'x-source': { method: string }
}

const contract = document as unknown as {
  info: { version: string }
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, JsonSchema> }
  'x-errors': Record<string, { code: number; text: string; params?: Record<string, string> }>
  'x-stream': { path: string }
}

export const contractVersion = contract.info.version
/** The named schemas of the API contract, to which references (`$ref`) point. */
export const schemas = contract.components.schemas
/** The refusals of the API contract by name, each with its code and the schemas of its parameters. */
export const refusals = contract['x-errors']
export const streamPath = contract['x-stream'].path

/** All calls of the API contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) =>
    operationOf(path, method.toUpperCase() as 'GET' | 'POST', raw),
  ),
)

const byId = new Map(operations.map((operation) => [operation.id, operation]))

export function operation(id: OperationId): Operation {
  return byId.get(id)!
}

function operationOf(path: string, method: 'GET' | 'POST', raw: RawOperation): Operation {
  const both = raw['x-source'].method !== 'stated' && raw['x-retry'] === 'read'
  const success = raw.responses[200].content['application/json'].schema.oneOf[0] as {
    properties: { data: JsonSchema }
  }
  return {
    id: raw.operationId as OperationId,
    feature: raw.tags[0] ?? '',
    path,
    methods: both ? [method, method === 'GET' ? 'POST' : 'GET'] : [method],
    description: raw.description,
    login: raw['x-login'],
    retry: raw['x-retry'],
    idempotency: raw['x-idempotency'],
    implemented: raw['x-implemented'],
    refusals: raw['x-errors'],
    request: requestSchema(raw),
    form: raw.requestBody?.content['multipart/form-data'] !== undefined,
    response: success.properties.data,
  }
}

function requestSchema(raw: RawOperation): JsonSchema {
  const body = Object.values(raw.requestBody?.content ?? {})[0]
  if (body) return body.schema
  const query = raw.parameters.filter((parameter) => parameter.in === 'query')
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(query.map(({ name, schema }) => [name ?? '', schema ?? {}])),
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  }
}

/** Returns the schema to which a reference points, or the schema itself if it is not a reference. */
export function resolved(schema: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return (name && schemas[name]) || schema
}
