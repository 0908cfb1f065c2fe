import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Deviation } from '../report.ts'
import { type JsonSchema, schemas } from './contract.ts'
import { describeProblems } from './describe-problems.ts'

/**
 * Returns a copy of a schema that accepts additional fields, because clients ignore unknown fields. `oneOf` becomes
 * `anyOf`, because with additional fields a value may fit several alternatives.
 */
function tolerant(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (key, value) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  )
  return JSON.parse(
    text.replaceAll('"oneOf":', '"anyOf":').replaceAll('"#/components', '"contract#/components'),
  )
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false })
ajv.addSchema({
  $id: 'contract',
  components: {
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, tolerant(schema)])),
  },
})

const compiled = new Map<string, ValidateFunction>()

function validator(schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema)
  const known = compiled.get(key)
  if (known) return known
  const made = ajv.compile(tolerant(schema))
  compiled.set(key, made)
  return made
}

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
