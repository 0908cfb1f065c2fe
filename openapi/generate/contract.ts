/** A JSON Schema as authored: plain 2020-12 plus the shorthands described at the top of shared.yaml. */
export type JsonSchema = { [key: string]: unknown }

/** One call in the compact form of a feature file. */
export interface Call {
  path: string
  method: 'GET' | 'POST'
  summary: string
  login: 'none' | 'optional' | 'required'
  fundPassword: 'none' | 'required' | 'conditional'
  retry: 'read' | 'idempotent-write' | 'money-write' | 'auth'
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural'
  /** `false` where the call has no server side yet; absent where it has one. */
  implemented?: false
  errors: string[]
  source: { method: Source; request: Source; response: Source; reading: string }
  request: JsonSchema | null
  response: JsonSchema
}

/** The origin of a decision: the specification says it, implies it, or we chose it. */
export type Source = 'stated' | 'implied' | 'chosen'

/** One feature file. */
export interface Feature {
  feature: string
  about: string
  schemas: Record<string, JsonSchema>
  calls: Record<string, Call>
}

/** A refusal of the catalogue; params name shared schemas. */
export interface Refusal {
  code: number
  text: string
  params?: Record<string, string>
}

/** shared.yaml. */
export interface Shared {
  schemas: Record<string, JsonSchema>
  headers: Record<string, { schema: JsonSchema; description: string }>
  errors: Record<string, Refusal>
  fieldErrors: Record<string, string>
}

/** stream.yaml. */
export interface Stream {
  about: string
  path: string
  rules: string[]
  topics: Record<string, { pattern: string; data: string; about: string; login: Call['login'] }>
  schemas: Record<string, JsonSchema>
}

/** A row of wire-calls.json: what the specification fixes about a call. */
export type WireCall = Pick<Call, 'path' | 'method' | 'login' | 'fundPassword' | 'idempotency'> & {
  source: Source
}

/** Everything that was authored. */
export interface Contract {
  shared: Shared
  features: Feature[]
  stream: Stream | null
  wireCalls: WireCall[]
  /** Example objects by the name of their schema. */
  examples: Record<string, unknown>
}
