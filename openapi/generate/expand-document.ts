import type { Call, Contract, JsonSchema } from './contract.ts'
import { expandCall } from './expand-call.ts'
import { authoredSchemas, expandSchema, pageSchema } from './expand-schema.ts'
import { errorCatalog, refusalSchemas } from './refusal-schemas.ts'

/** Returns the OpenAPI 3.1 document of a contract. */
export function expandDocument(contract: Contract): JsonSchema {
  const named = authoredSchemas(contract)
  const pages = new Set<string>()
  const expand = (schema: JsonSchema) => expandSchema(schema, named, pages)
  const paths: JsonSchema = {}
  for (const { feature, calls } of sorted(contract)) {
    for (const [id, call] of Object.entries(calls)) {
      const whole: Call = {
        ...call,
        request: call.request && expand(call.request),
        response: expand(call.response),
      }
      paths[call.path] = { [call.method.toLowerCase()]: expandCall(contract, feature, id, whole) }
    }
  }
  const schemas = new Map([...named].map(([name, schema]) => [name, expand(schema)]))
  for (const name of pages) schemas.set(`${name}Page`, pageSchema(name))
  for (const [name, schema] of Object.entries(refusalSchemas(contract))) schemas.set(name, schema)
  return {
    openapi: '3.1.0',
    info: info(),
    servers: [{ url: '/' }],
    tags: sorted(contract).map(({ feature, about }) => ({ name: feature, description: about })),
    paths,
    components: {
      parameters: headers(contract),
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Api-Token' } },
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
    'x-errors': Object.fromEntries(
      Object.entries(errorCatalog(contract)).map(([name, { code, ...refusal }]) => [
        name,
        { code, text: englishText(contract, name), ...refusal },
      ]),
    ),
    'x-field-errors': Object.fromEntries(
      contract.shared.fieldErrors.map((name) => [name, englishText(contract, name)]),
    ),
    ...(contract.stream ? { 'x-stream': streamSummary(contract.stream) } : {}),
  }
}

/**
 * Returns the English text of a refusal or field error with parameters such as `{min}`. If the text has only plural
 * forms, returns the form `other`.
 */
function englishText({ texts }: Contract, name: string): string | undefined {
  const text = texts.en?.[name] ?? texts.en?.[`${name}_other`]
  return text?.replaceAll(/\{(\{\w+\})\}/g, '$1')
}

function info(): JsonSchema {
  return {
    title: 'Bourselet',
    version: '1.0.0',
    description:
      'Every answer of a call is HTTP 200 with an envelope {code, info, data}: code 1 is success, anything else a ' +
      'refusal. Amounts are decimal strings. The method named for a call always works; most calls that only read ' +
      'accept GET as well as POST. Bodies may be JSON or form-urlencoded.',
    license: { name: 'MIT', identifier: 'MIT' },
  }
}

function sorted(contract: Contract): Contract['features'] {
  return [...contract.features].sort((a, b) => (a.feature < b.feature ? -1 : 1))
}

function headers(contract: Contract): JsonSchema {
  return Object.fromEntries(
    Object.entries(contract.shared.headers).map(([name, header]) => [
      name,
      { name, in: 'header', required: false, ...header },
    ]),
  )
}

function streamSummary(stream: NonNullable<Contract['stream']>): JsonSchema {
  const { about, path, rules, topics } = stream
  return {
    about,
    path,
    rules,
    topics,
    client: { $ref: '#/components/schemas/StreamClientMessage' },
    server: { $ref: '#/components/schemas/StreamServerMessage' },
  }
}
