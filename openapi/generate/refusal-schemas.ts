import type { Contract, JsonSchema, Refusal } from './contract.ts'
import { ref } from './expand-schema.ts'

/** Returns the refusals of shared.yaml and of all features by name, sorted by their codes. */
export function errorCatalog({ shared, features }: Contract): Record<string, Refusal> {
  const all = [shared, ...features].flatMap(({ errors }) => Object.entries(errors ?? {}))
  return Object.fromEntries(all.sort(([, a], [, b]) => a.code - b.code))
}

/** Returns the schemas ErrorName, FieldError, RefusalParams and Refusal, generated from the error catalog. */
export function refusalSchemas(contract: Contract): Record<string, JsonSchema> {
  const catalog = errorCatalog(contract)
  const codes = [...new Set(Object.values(catalog).map((error) => error.code))]
  return {
    ErrorName: { type: 'string', enum: Object.keys(catalog), description: 'Stable name of a refusal.' },
    FieldError: {
      type: 'string',
      enum: contract.shared.fieldErrors,
      description: 'Why a field was refused.',
    },
    RefusalParams: {
      type: 'object',
      description: 'Values that the text of a refusal names.',
      additionalProperties: false,
      properties: Object.fromEntries(paramSchemas(catalog)),
    },
    Refusal: {
      type: 'object',
      description: 'The envelope of a refused call. Programs read data.error, people read info.',
      required: ['code', 'info', 'data'],
      additionalProperties: false,
      properties: {
        code: { type: 'integer', enum: codes },
        info: { type: 'string', maxLength: 500 },
        data: {
          type: 'object',
          required: ['error'],
          additionalProperties: false,
          properties: {
            error: ref('ErrorName'),
            field: {
              type: 'string',
              maxLength: 64,
              description: 'The field that is to blame, where there is one.',
            },
            fields: {
              type: 'object',
              description:
                'With VALIDATION: every refused field, also fields that the call does not know; info names the first of those.',
              maxProperties: 50,
              additionalProperties: ref('FieldError'),
            },
            params: ref('RefusalParams'),
          },
        },
      },
    },
  }
}

/**
 * Returns the schema of each refusal parameter by name. If the catalog has several schemas for a name, the
 * result is a choice between them.
 */
function paramSchemas(catalog: Record<string, Refusal>): Map<string, JsonSchema> {
  const kinds = new Map<string, Set<string>>()
  for (const error of Object.values(catalog)) {
    for (const [name, kind] of Object.entries({ ...error.params, ...error.optionalParams })) {
      kinds.set(name, (kinds.get(name) ?? new Set()).add(kind))
    }
  }
  return new Map(
    [...kinds].map(([name, set]) => {
      const refs = [...set].map(ref)
      return [name, refs.length === 1 ? (refs[0] as JsonSchema) : { anyOf: refs }]
    }),
  )
}
