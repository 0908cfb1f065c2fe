import { type JsonSchema, resolved } from '@bourselet/openapi/operations'
import { fits } from './validate.ts'

/**
 * Returns the paths of those fields of an answer that its schema in the API contract does not name. In a path, `[]`
 * stands for any element of a list. The caller has checked that the answer fits the schema apart from such fields.
 */
export function unknownFields(schema: JsonSchema, value: unknown, path = '$'): Set<string> {
  const found = new Set<string>()
  visit(schema, value, path, found)
  return found
}

function visit(given: JsonSchema, value: unknown, path: string, found: Set<string>): void {
  const schema = chosen(given, value)
  if (Array.isArray(value)) {
    const items = schema.items as JsonSchema | undefined
    if (items) for (const item of value) visit(items, item, `${path}[]`, found)
  } else if (typeof value === 'object' && value !== null) {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>
    for (const [name, inner] of Object.entries(value)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      if (property) visit(property, inner, `${path}.${name}`, found)
      else if (schema.additionalProperties === false) found.add(`${path}.${name}`)
    }
  }
}

/** Returns the schema of a value; of several alternatives, the first one that the value fits. */
function chosen(schema: JsonSchema, value: unknown): JsonSchema {
  const target = resolved(schema)
  const choices = (target.oneOf ?? target.anyOf) as JsonSchema[] | undefined
  const fitting = choices?.find((choice) => fits(choice, value))
  return fitting ? chosen(fitting, value) : target
}
