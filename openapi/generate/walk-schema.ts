import type { JsonSchema } from './contract.ts'

const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const singles = ['items', 'not', 'if', 'then', 'else', 'propertyNames', 'additionalProperties']
const maps = ['properties', 'patternProperties', '$defs', 'x-shapes']

/** Returns the direct sub-schemas of a schema, each with the keyword or property that contains it. */
export function subSchemas(schema: JsonSchema): [string, JsonSchema][] {
  const found: [string, unknown][] = [
    ...singles.map((key): [string, unknown] => [key, schema[key]]),
    ...lists.flatMap((key) =>
      entries(schema[key]).map(([at, value]): [string, unknown] => [`${key}/${at}`, value]),
    ),
    ...maps.flatMap((key) => entries(schema[key])),
  ]
  return found.filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
}

/**
 * Returns a copy of a schema in which `change` has replaced each sub-schema and then the schema itself.
 */
export function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const copy: JsonSchema = { ...schema }
  const inner = (value: unknown) => (isSchema(value) ? mapSchema(value, change) : value)
  for (const key of singles) if (key in copy) copy[key] = inner(copy[key])
  for (const key of lists) if (Array.isArray(copy[key])) copy[key] = (copy[key] as unknown[]).map(inner)
  for (const key of maps) {
    if (isSchema(copy[key])) {
      copy[key] = Object.fromEntries(entries(copy[key]).map(([name, value]) => [name, inner(value)]))
    }
  }
  return change(copy)
}

/** Returns true for a schema that is an object; false for a boolean schema or a list. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
