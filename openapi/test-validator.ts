import type { ErrorObject } from 'ajv/dist/2020.js'
import { schemaCompiler } from './schema-compiler.ts'

/**
 * Returns a function that validates a value against a schema and returns the list of problems, which is empty for a
 * valid value. References in the schema lead to the components of `document` (openapi.json).
 */
export function createSchemaValidator(document: {
  components: { schemas: Record<string, object> }
}): (schema: object, value: unknown) => string[] {
  const compile = schemaCompiler(document.components.schemas)
  return (schema, value) => {
    const validate = compile(schema)
    return validate(value) ? [] : (validate.errors ?? []).map(sentence)
  }
}

function sentence(error: ErrorObject): string {
  return `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`
}
