import type { Call, Refusal, Stream } from '../generate/contract.ts'

/** The parts of openapi.json that the documentation and the generators read. */
export interface Document {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> }
  'x-errors': Record<string, Refusal & { text: string }>
  'x-field-errors': Record<string, string>
  'x-stream': Pick<Stream, 'about' | 'path' | 'rules' | 'topics'>
}

/** An operation of the contract with its method and path. */
export interface Operation {
  operationId: string
  tags: string[]
  description: string
  parameters: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: { 200: { content: { 'application/json': { schema: { oneOf: Schema[] } } } } }
  'x-login': Call['login']
  'x-fund-password': Call['fundPassword']
  'x-retry': Call['retry']
  'x-idempotency': Call['idempotency']
  'x-implemented': boolean
  'x-errors': string[]
  'x-field-errors': string[]
  'x-source': Call['source']
}

/** A header or query parameter. */
export interface Parameter {
  $ref?: string
  name: string
  in: 'header' | 'query'
  required: boolean
  description?: string
  schema: Schema
}

/** The keywords of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  examples?: unknown[]
  description?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema | false
  prefixItems?: Schema[]
  required?: string[]
  /**
   * In a request: fields that are required in addition to `required`. Maps a field to its values, and each value to
   * the fields that it requires.
   */
  'x-required-by'?: Record<string, Record<string, string[]>>
  /**
   * In a request: fields that are not allowed. Maps a field to its values, and each value to the fields that it
   * excludes.
   */
  'x-forbidden-by'?: Record<string, Record<string, string[]>>
  /** In a request or one shape of it: groups of fields, of which exactly one group is required. */
  'x-one-of'?: string[][]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | false
  allOf?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  /**
   * In an answer with several shapes: the request field that selects the shape, and the shape for each value of
   * that field. The keys `present` and `absent` select by the presence of the field instead.
   */
  'x-answer-by'?: { field: string; shapes: Record<string, Schema> }
}

/** An operation with its path and HTTP method. */
export interface Located {
  path: string
  method: string
  operation: Operation
}

/** Returns all operations of a document, sorted by operationId. */
export function operationsOf(document: Document): Located[] {
  return Object.entries(document.paths)
    .flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    )
    .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1))
}

/**
 * Returns the request of a call as one schema, from its body or its query; null for a call without a request.
 */
export function requestSchema(operation: Operation): Schema | null {
  const body = Object.values(operation.requestBody?.content ?? {})[0]
  if (body) return body.schema
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  if (query.length === 0) return null
  return {
    type: 'object',
    required: query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema])),
  }
}

/** Returns the schema of the `data` field of a successful envelope. */
export function dataSchema(operation: Operation): Schema {
  return operation.responses[200].content['application/json'].schema.oneOf[0]?.properties?.data ?? {}
}

/** Returns the name of the schema that a reference refers to; null if the schema is not a reference. */
export function refName(schema: Schema): string | null {
  return schema.$ref?.replace('#/components/schemas/', '') ?? null
}
