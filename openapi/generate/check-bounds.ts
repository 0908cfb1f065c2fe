import type { Contract, JsonSchema } from './contract.ts'
import { subSchemas } from './walk-schema.ts'

/**
 * Returns the problems of all schemas of the contract: fields without bounds, objects that allow unknown fields,
 * and references to schemas that do not exist.
 */
export function checkBounds(contract: Contract): string[] {
  const known = new Set(schemaNames(contract))
  return allSchemas(contract).flatMap(([where, schema]) => checkSchema(where, schema, known))
}

/** Returns the names of all schemas that a reference may use. */
function schemaNames(contract: Contract): string[] {
  return [
    'ErrorName',
    ...[contract.shared, ...contract.features, contract.stream].flatMap((file) =>
      Object.keys(file?.schemas ?? {}),
    ),
  ]
}

function allSchemas(contract: Contract): [string, JsonSchema][] {
  const named = [contract.shared, ...contract.features, contract.stream].flatMap((file) =>
    Object.entries(file?.schemas ?? {}),
  )
  const calls = contract.features.flatMap((feature) => Object.entries(feature.calls ?? {}))
  return [
    ...named,
    ...calls.flatMap(([id, call]): [string, JsonSchema][] => [
      ...(call.request ? [[`${id} request`, call.request] as [string, JsonSchema]] : []),
      ...(call.response ? [[`${id} response`, call.response] as [string, JsonSchema]] : []),
    ]),
  ]
}

function checkSchema(where: string, schema: JsonSchema, known: Set<string>): string[] {
  return [
    ...checkReferences(where, schema, known),
    ...checkBound(where, schema),
    ...subSchemas(schema).flatMap(([step, inner]) => checkSchema(`${where}/${step}`, inner, known)),
  ]
}

function checkReferences(where: string, schema: JsonSchema, known: Set<string>): string[] {
  const ref = schema.$ref
  const names = [schema['x-page-of'] ?? [], schema['x-extends'] ?? []].flat()
  if (typeof ref === 'string') names.push(ref.replace('#/components/schemas/', ''))
  return names.filter((name) => !known.has(String(name))).map((name) => `${where}: unknown schema ${name}`)
}

function checkBound(where: string, schema: JsonSchema): string[] {
  if ('const' in schema || 'enum' in schema) return []
  const types = [schema.type ?? []].flat()
  const has = (...keys: string[]) => keys.some((key) => key in schema)
  const empty = !has(
    'type',
    '$ref',
    'x-page-of',
    'x-extends',
    'x-shapes',
    'allOf',
    'anyOf',
    'oneOf',
    'not',
    'if',
    'required',
  )
  return [
    ...(empty ? [`${where}: no type`] : []),
    ...(types.includes('string') && !has('maxLength', 'pattern', 'format')
      ? [`${where}: string without bounds`]
      : []),
    ...(types.includes('array') && !has('maxItems') ? [`${where}: array without maxItems`] : []),
    ...(types.includes('integer') && !(has('maximum') && has('minimum'))
      ? [`${where}: integer without minimum and maximum`]
      : []),
    ...(types.includes('number')
      ? [`${where}: number; amounts are decimal strings, counts are integers`]
      : []),
    ...(types.includes('object') ? checkClosed(where, schema) : []),
  ]
}

function checkClosed(where: string, schema: JsonSchema): string[] {
  if (schema.additionalProperties === false) return []
  const map = typeof schema.additionalProperties === 'object' && 'maxProperties' in schema
  return map ? [] : [`${where}: object without additionalProperties: false`]
}
