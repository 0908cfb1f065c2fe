/**
 * A schema as it is written in the YAML files: JSON Schema 2020-12 with the shorthands that the top of shared.yaml
 * describes.
 */
export type JsonSchema = { [key: string]: unknown }

/** One call as it is written in a feature file. */
export interface Call {
  path: string
  method: 'GET' | 'POST'
  summary: string
  login: 'none' | 'optional' | 'required'
  fundPassword: 'none' | 'required' | 'conditional'
  retry: 'read' | 'idempotent-write' | 'money-write' | 'auth'
  idempotency: 'none' | 'key' | 'client_order_id' | 'natural'
  /** `false` if the sandbox does not implement the call yet; absent if it does. */
  implemented?: false
  errors: string[]
  source: { method: Source; request: Source; response: Source; reading: string }
  request: JsonSchema | null
  response: JsonSchema
}

/**
 * Origin of a property of a call: stated in the specification, implied by the specification, or chosen by the
 * authors of the contract.
 */
export type Source = 'stated' | 'implied' | 'chosen'

/** The content of one feature file. */
export interface Feature {
  feature: string
  about: string
  /**
   * Scopes that a frame on a partner's page needs for the writing calls of the feature. One of them is enough. If the
   * list is empty, no scope is needed.
   */
  scopes?: string[]
  /** Values that the feature adds to enums of the contract, by the schema name of the enum. */
  enums?: Record<string, string[]>
  /** Refusals that only calls of this feature return, by name. */
  errors?: Record<string, Refusal>
  schemas: Record<string, JsonSchema>
  calls: Record<string, Call>
}

/**
 * A refusal in the catalog. `params` maps the name of each parameter to the name of its schema. An answer may lack the
 * parameters in `optionalParams`. `cause` and `remedy` are sentences of the documentation.
 */
export interface Refusal {
  code: number
  cause: string
  remedy: string
  params?: Record<string, string>
  optionalParams?: Record<string, string>
}

/** The content of shared.yaml. */
export interface Shared {
  schemas: Record<string, JsonSchema>
  headers: Record<string, { schema: JsonSchema; description: string }>
  errors: Record<string, Refusal>
  fieldErrors: string[]
}

/** The content of stream.yaml. */
export interface Stream {
  about: string
  path: string
  rules: string[]
  topics: Record<string, { pattern: string; data: string; about: string; login: Call['login'] }>
  schemas: Record<string, JsonSchema>
}

/**
 * A row of wire-calls.json: the properties of a call that the specification prescribes. Calls that the contract adds to
 * the specification have no row.
 */
export type WireCall = Pick<Call, 'path' | 'method' | 'login' | 'fundPassword' | 'idempotency'> & {
  source: Source
}

/**
 * The texts of all refusals and field errors in one language, by name. A text contains parameters as `{{name}}`. A text
 * can have a key for each plural form of the language, such as `ADDRESS_LIMIT_one`. The refusal's only parameter of the
 * type Count selects the form; parameters with a unit are ignored.
 */
export type Texts = Record<string, string>

/** The contract: the content of all files from which the generator reads. */
export interface Contract {
  shared: Shared
  features: Feature[]
  stream: Stream | null
  wireCalls: WireCall[]
  /** The texts of each language, by language code. */
  texts: Record<string, Texts>
}
