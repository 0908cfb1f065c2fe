import type { Contract, JsonSchema } from './contract.ts'
import { mapSchema } from './walk-schema.ts'

/** Returns a reference to a named schema. */
export function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Returns all named schemas of the contract as they are written in the YAML files, by name. Enums contain the values
 * that features add to them.
 */
export function authoredSchemas(contract: Contract): Map<string, JsonSchema> {
  const files = [contract.shared, ...contract.features, contract.stream]
  const named = new Map(files.flatMap((file) => Object.entries(file?.schemas ?? {})))
  for (const { enums = {} } of contract.features)
    for (const [name, values] of Object.entries(enums)) {
      const schema = named.get(name)
      named.set(name, { ...schema, enum: [schema?.enum ?? [], values].flat() })
    }
  return named
}

/**
 * Replaces the shorthands that shared.yaml defines by plain JSON Schema. Adds to `pages` the names of the
 * schemas for which a page schema is needed.
 */
export function expandSchema(
  schema: JsonSchema,
  named: Map<string, JsonSchema>,
  pages: Set<string>,
): JsonSchema {
  return mapSchema(schema, (inner) => {
    if ('x-page-of' in inner) return expandPage(inner, pages)
    if ('x-answer-by' in inner) return expandShapes(inner)
    if ('x-extends' in inner) return expandExtension(inner, named, pages)
    return inner
  })
}

/** Returns the schema of one page of a list of objects that have the schema `name`. */
export function pageSchema(name: string): JsonSchema {
  return {
    type: 'object',
    required: ['page', 'list'],
    additionalProperties: false,
    properties: { page: ref('PageInfo'), list: { type: 'array', maxItems: 100, items: ref(name) } },
  }
}

function expandPage(schema: JsonSchema, pages: Set<string>): JsonSchema {
  const { 'x-page-of': of, ...rest } = schema
  pages.add(String(of))
  return { ...rest, ...ref(`${of}Page`) }
}

function expandExtension(schema: JsonSchema, named: Map<string, JsonSchema>, pages: Set<string>): JsonSchema {
  const { 'x-extends': of, ...own } = schema
  const bases = [of].flat().map((name) => expandSchema(named.get(String(name)) ?? {}, named, pages))
  const parts = [...bases, own]
  return {
    ...own,
    type: 'object',
    required: [...new Set(parts.flatMap((part) => (part.required as string[] | undefined) ?? []))],
    additionalProperties: false,
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
  }
}

/**
 * Converts an answer with several shapes to a choice between them. `x-answer-by` keeps the request field that
 * selects the shape.
 */
function expandShapes(schema: JsonSchema): JsonSchema {
  const { 'x-answer-by': field, 'x-shapes': shapes, ...rest } = schema
  const alternatives = Object.values(shapes as Record<string, JsonSchema>)
  return { ...rest, anyOf: alternatives, 'x-answer-by': { field, shapes } }
}
