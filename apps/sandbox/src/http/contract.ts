import type { OperationId } from '@bourselet/openapi'
import document from '@bourselet/openapi/openapi.json' with { type: 'json' }

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
  login: 'none' | 'optional' | 'required'
  retry: 'read' | 'idempotent-write' | 'money-write' | 'auth'
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural'
  /** False if the call has no handler yet. The server refuses such calls with FORBIDDEN. */
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

interface Refusing {
  code: number
  params?: Record<string, string>
}

const contract = document as unknown as {
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, JsonSchema> }
  'x-errors': Record<string, Refusing>
}

/** The named schemas of the API contract, to which references (`$ref`) point. */
export const schemas = contract.components.schemas
/** Code and parameters of each error, by error name. */
export const errors = contract['x-errors']

/** All calls of the API contract. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) =>
    operation(path, method.toUpperCase() as 'GET' | 'POST', raw),
  ),
)

function operation(path: string, method: 'GET' | 'POST', raw: RawOperation): Operation {
  const both = raw['x-source'].method !== 'stated' && raw['x-retry'] === 'read'
  const success = raw.responses[200].content['application/json'].schema.oneOf[0] as {
    properties: { data: JsonSchema }
  }
  return {
    id: raw.operationId as OperationId,
    feature: raw.tags[0] ?? '',
    path,
    methods: both ? [method, method === 'GET' ? 'POST' : 'GET'] : [method],
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
