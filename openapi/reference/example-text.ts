import { dataSchema, type Located, requestSchema, type Schema } from './document.ts'

type Sample = (schema: Schema) => unknown

/**
 * Returns the example of a call as text: the request line, the header `Idempotency-Key` if the call has one, the body
 * and the answer.
 */
export function exampleText({ operation, method, path }: Located, sample: Sample): string {
  const schema = requestSchema(operation)
  const asked = schema ? (sample(schema) as Record<string, unknown>) : {}
  const query = new URLSearchParams(asked as Record<string, string>).toString()
  const line = method === 'GET' && query ? `GET ${path}?${query}` : `${method} ${path}`
  const header = operation['x-idempotency'] === 'key' ? '\nIdempotency-Key: 01JGX2Q8T4W9V6C3N5B7M1K0PD' : ''
  const body = method === 'POST' && schema ? `\n\n${JSON.stringify(asked, null, 2)}` : ''
  const answer = { code: 1, info: 'success', data: sample(dataSchema(operation)) }
  return `${line}${header}${body}\n\n${JSON.stringify(answer, null, 2)}`
}
