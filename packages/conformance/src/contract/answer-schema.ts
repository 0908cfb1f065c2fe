import { type JsonSchema, type Operation, resolved } from '@bourselet/openapi/operations'

interface AnswerBy {
  field: string
  shapes: Record<string, JsonSchema>
}

const answerBy = (operation: Operation) => operation.response['x-answer-by'] as AnswerBy | undefined

/**
 * Returns the schema of the data in the answer to a request. If the call has several schemas, a field of the request
 * selects one of them.
 */
export function answerSchema(operation: Operation, request: Record<string, unknown>): JsonSchema {
  const choice = answerBy(operation)
  if (!choice) return operation.response
  const { field, shapes } = choice
  if (shapes.present) return (field in request ? shapes.present : shapes.absent)!
  return shapes[String(request[field] ?? defaultOf(operation, field))] ?? operation.response
}

function defaultOf(operation: Operation, field: string): unknown {
  const property = (operation.request.properties as Record<string, JsonSchema> | undefined)?.[field] ?? {}
  return property.default ?? resolved(property).default
}

/**
 * Returns one request for each shape of a call's answer, if a field of the request selects the shape by its
 * value. For every other call, returns one empty request.
 */
export function requestsByShape(operation: Operation): Record<string, unknown>[] {
  const choice = answerBy(operation)
  if (!choice || choice.shapes.present) return [{}]
  return Object.keys(choice.shapes).map((value) => ({ [choice.field]: value }))
}
