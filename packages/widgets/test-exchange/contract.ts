import contract from '../../../openapi/openapi.json' with { type: 'json' }
import { type Document, dataSchema, operationsOf } from '../../../openapi/reference/document.ts'
import { createSampler } from '../../../openapi/reference/sample.ts'
import { createSchemaValidator } from '../../../openapi/test-validator.ts'

const document = contract as unknown as Document
const problems = createSchemaValidator(document)
const sample = createSampler(document)

/** The schemas of all answers in the API contract, by the last part of the call's path. */
const schemas = new Map(
  operationsOf(document).map(({ path, operation }) => [path.split('/').at(-1)!, dataSchema(operation)]),
)

/** Returns the violations of the API contract in an answer; an empty list if the answer is valid. */
export function problemsOf(call: string, data: unknown): string[] {
  const schema = schemas.get(call)
  return schema ? problems(schema, data) : [`the contract has no call ${call}`]
}

/** Returns the answer that the API contract gives as an example for a call. `changes` replace its fields. */
export function sampleOf(call: string, changes: object = {}): object {
  const schema = schemas.get(call)
  if (!schema) throw new Error(`the contract has no call ${call}`)
  return { ...(sample(schema) as object), ...changes }
}
