import contract from '../../../openapi/openapi.json' with { type: 'json' }
import { type Document, dataSchema, operationsOf } from '../../../openapi/reference/document.ts'
import { createSampler } from '../../../openapi/reference/sample.ts'
import { createSchemaValidator } from '../../../openapi/test-validator.ts'

const document = contract as unknown as Document
const problems = createSchemaValidator(document)
const sample = createSampler(document)

/** The operations of the API contract. Their keys are the last part of their path, such as `setOrder`. */
const operations = new Map(
  operationsOf(document).map(({ path, operation }) => [path.split('/').at(-1)!, operation]),
)
/** The schemas of all answers in the API contract, by the last part of the call's path. */
const schemas = new Map([...operations].map(([call, operation]) => [call, dataSchema(operation)]))

/** Returns the violations of the API contract in an answer; an empty list if the answer is valid. */
export function problemsOf(call: string, data: unknown): string[] {
  const schema = schemas.get(call)
  return schema ? problems(schema, data) : [`the contract has no call ${call}`]
}

/** Returns the reason why a refusal breaks the API contract; null if the call declares it with this code. */
export function refusalProblem(call: string, error: string, code: number): string | null {
  if (!operations.get(call)?.['x-errors'].includes(error)) return `${call} declares no refusal ${error}`
  const declared = document['x-errors'][error]!.code
  return declared === code ? null : `the code of ${error} is ${declared}`
}

/** Returns the answer that the API contract gives as an example for a call. `changes` replace its fields. */
export function sampleOf(call: string, changes: object = {}): object {
  const schema = schemas.get(call)
  if (!schema) throw new Error(`the contract has no call ${call}`)
  return { ...(sample(schema) as object), ...changes }
}

/** Returns the violations of the API contract in the data of a stream event; an empty list if the data are valid. */
export function eventProblems(topic: string, data: unknown): string[] {
  const topics: Record<string, { data: string } | undefined> = contract['x-stream'].topics
  const declared = topics[topic.split(':')[0]!]
  return declared
    ? problems({ $ref: `#/components/schemas/${declared.data}` }, data)
    : [`the contract has no topic ${topic}`]
}
