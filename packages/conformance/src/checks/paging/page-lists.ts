import { type JsonSchema, type Operation, operations, resolved } from '@bourselet/openapi/operations'
import { answerSchema, requestsByShape } from '../../contract/answer-schema.ts'

/** A list of the contract that is read page by page. */
export interface PageList {
  operation: Operation
  /** The fields of the request in addition to `page` and `limit`. */
  request: Record<string, unknown>
  /** Field of the answer's data that contains the page; undefined if the data are the page itself. */
  field?: string
}

type Properties = Record<string, JsonSchema>

const propertiesOf = (schema: JsonSchema) => (resolved(schema).properties ?? {}) as Properties

const isPage = (schema: JsonSchema) => 'page' in propertiesOf(schema) && 'list' in propertiesOf(schema)

/** Additional requests for calls that return one of several lists, depending on a field of the request. */
const further: Record<string, Record<string, unknown>[]> = {
  'futures.orders': [{ scope: 'history' }],
  'wallet.changes': [{ view: 'statement' }],
}

function listOf(operation: Operation, request: Record<string, unknown>): PageList[] {
  const schema = answerSchema(operation, request)
  if (isPage(schema)) return [{ operation, request }]
  const [field] = Object.entries(propertiesOf(schema)).find(([, inner]) => isPage(inner)) ?? []
  return field === undefined ? [] : [{ operation, request, field }]
}

/** All lists of the contract that are read page by page. */
export const pageLists: PageList[] = operations
  .filter(({ retry, implemented }) => implemented && retry === 'read')
  .flatMap((operation) =>
    [...requestsByShape(operation), ...(further[operation.id] ?? [])].flatMap((request) =>
      listOf(operation, request),
    ),
  )
