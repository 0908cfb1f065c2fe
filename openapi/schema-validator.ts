import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'

/**
 * Returns a function that validates a value against a schema and returns the list of problems, which is empty for a
 * valid value. References in the schema lead to the components of `document` (openapi.json).
 */
export function createSchemaValidator(document: object): (schema: object, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const id = 'https://bourselet.invalid/openapi.json'
  ajv.addSchema({ ...document, $id: id })
  const compiled = new WeakMap<object, ValidateFunction>()
  const compile = (schema: object) => {
    const text = JSON.stringify(schema).replaceAll('"#/components', `"${id}#/components`)
    const validate = ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, validate)
    return validate
  }
  return (schema, value) => {
    const validate = compiled.get(schema) ?? compile(schema)
    return validate(value) ? [] : (validate.errors ?? []).map(sentence)
  }
}

function sentence(error: ErrorObject): string {
  return `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`
}
