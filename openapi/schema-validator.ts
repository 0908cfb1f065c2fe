import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'

/** Checks values against schemas of openapi.json; returns what is wrong, empty when nothing. */
export function createSchemaValidator(document: object): (schema: object, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  const id = 'https://bourselet.invalid/openapi.json'
  ajv.addSchema({ ...document, $id: id })
  return (schema, value) => {
    const absolute = JSON.parse(
      JSON.stringify(schema).replaceAll('"#/components', `"${id}#/components`),
    ) as object
    const validate = ajv.compile(absolute)
    return validate(value) ? [] : (validate.errors ?? []).map(sentence)
  }
}

function sentence(error: ErrorObject): string {
  return `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`
}
