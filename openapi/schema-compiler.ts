import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Returns a function that compiles schemas. References in them lead to `schemas`, the named schemas of the API
 * contract. First, `change` is applied to each schema. Schemas with the same text are compiled once.
 */
export function schemaCompiler(
  schemas: Record<string, object>,
  change: (schema: object) => object = (schema) => schema,
): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false })
  const changed = Object.entries(schemas).map(([name, schema]) => [name, change(schema)])
  ajv.addSchema({ $id: 'contract', components: { schemas: Object.fromEntries(changed) } })
  // A lookup by object avoids converting the schema to text again for each request that a server checks.
  const byObject = new WeakMap<object, ValidateFunction>()
  const byText = new Map<string, ValidateFunction>()

  function compile(schema: object): ValidateFunction {
    const text = JSON.stringify(schema)
    const validate = byText.get(text) ?? ajv.compile(absolute(change(schema)))
    byText.set(text, validate)
    byObject.set(schema, validate)
    return validate
  }
  return (schema) => byObject.get(schema) ?? compile(schema)
}

/** Returns a copy of a schema in which the references lead to the schema `contract`. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"contract#/components'))
}
