import { type Document, refName, type Schema } from './document.ts'

/**
 * Returns a function that creates an example value for a schema. It takes the value from the schema's `examples`, or
 * else creates a small valid value.
 */
export function createSampler(document: Document): (schema: Schema) => unknown {
  const sample = (schema: Schema): unknown => {
    if (schema.examples?.length) return schema.examples[0]
    if ('const' in schema) return schema.const
    if (schema.default !== undefined) return schema.default
    if (schema.enum) return schema.enum[0]
    const name = refName(schema)
    if (name !== null) return sample(document.components.schemas[name] ?? {})
    const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0]
    return choice ? sample(choice) : sampleOfType(schema, sample)
  }
  return sample
}

function sampleOfType(schema: Schema, sample: (schema: Schema) => unknown): unknown {
  const type = [schema.type ?? 'object'].flat()[0]
  if (type === 'object') return sampleObject(schema, sample)
  if (type === 'array') return sampleArray(schema, sample)
  if (type === 'integer') return schema.minimum ?? 0
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'binary') return '(bytes)'
  return 'text'.padEnd(schema.minLength ?? 0, '.').slice(0, schema.maxLength)
}

function sampleObject(schema: Schema, sample: (schema: Schema) => unknown): unknown {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, inner]) => [name, sample(inner)]),
  )
}

function sampleArray(schema: Schema, sample: (schema: Schema) => unknown): unknown {
  if (schema.prefixItems) return schema.prefixItems.map(sample)
  const one = schema.items ? [sample(schema.items)] : []
  return one.concat(Array.from({ length: Math.max(0, (schema.minItems ?? 0) - 1) }, () => one[0]))
}
