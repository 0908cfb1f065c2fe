import { type JsonSchema, schemas } from '@bourselet/openapi/operations'
import { schemaCompiler } from '@bourselet/openapi/schema-compiler'
import type { Deviation } from '../report.ts'
import { describeProblems } from './describe-problems.ts'

/**
 * Returns a copy of a schema that accepts additional fields, because clients ignore unknown fields. `oneOf` becomes
 * `anyOf`, because with additional fields a value may fit several alternatives.
 */
function tolerant(schema: object): object {
  const text = JSON.stringify(schema, (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":'))
}

const validator = schemaCompiler(schemas, tolerant)

/** Returns true if a value fits a schema. Additional fields are allowed. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  return validator(schema)(value) === true
}

/** Returns the deviations of a value from a schema. `at` is the JSON path of the value. */
export function deviationsOf(schema: JsonSchema, value: unknown, at = '$'): Deviation[] {
  const check = validator(schema)
  return check(value) ? [] : describeProblems(check.errors ?? [], at)
}

/** Returns a reference to the schema with the given name. */
export const named = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
