import { answerSchema, requestsByShape } from '../../contract/answer-schema.ts'
import { type JsonSchema, type Operation, operations, resolved } from '../../contract/contract.ts'

/** A list of the contract that comes in pages. */
export interface PageList {
  operation: Operation
  /** The request beside page and limit. */
  request: Record<string, unknown>
  /** Field of the data that holds the page; undefined if the data are the page. */
  field?: string
}

type Properties = Record<string, JsonSchema>

const propertiesOf = (schema: JsonSchema) => (resolved(schema).properties ?? {}) as Properties

const isPage = (schema: JsonSchema) => 'page' in propertiesOf(schema) && 'list' in propertiesOf(schema)

/** Further requests of calls that answer another list of the same shape by a field. */
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

/** Every list of the contract that comes in pages. */
export const pageLists: PageList[] = operations
  .filter(({ retry, implemented }) => implemented && retry === 'read')
  .flatMap((operation) =>
    [...requestsByShape(operation), ...(further[operation.id] ?? [])].flatMap((request) =>
      listOf(operation, request),
    ),
  )
