import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, requestSchema } from '../reference/document.ts'
import type { JsonSchema } from './contract.ts'
import { banner } from './emit-calls.ts'

/**
 * Returns the module with the TypeScript types of the document: its paths, operations and components, and the
 * interfaces `RequiredBy` and `OneOf`.
 */
export async function emitTypes(document: JsonSchema): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable: false,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  })
  return (
    banner.join('\n') +
    astToString(nodes) +
    requiredBy(document as unknown as Document) +
    oneOf(document as unknown as Document)
  )
}

/**
 * Returns the interface `RequiredBy` as source text. The interface has rules for each request in which the value of one
 * field decides which other fields are required. For example, the type of an order decides whether the order requires a
 * price. A rule applies when the field has one of the values in `when`. The rule then requires the fields in `fields`
 * and forbids the fields in `not`.
 */
function requiredBy(document: Document): string {
  const rows = operationsIn(document).flatMap((operation) => {
    const request = requestSchema(operation)
    return Object.entries(request?.['x-required-by'] ?? {}).map(([field, values]) => {
      const groups = new Map<string, string[]>()
      for (const [value, names] of Object.entries(values)) {
        const not = request?.['x-forbidden-by']?.[field]?.[value] ?? []
        const rule = `fields: ${either(names)}; not: ${either(not)}`
        groups.set(rule, [...(groups.get(rule) ?? []), value])
      }
      const rules = [...groups].map(([rule, kinds]) => `{ when: { ${field}: ${either(kinds)} }; ${rule} }`)
      return `    "${operation.operationId}": ${rules.join(' | ')};\n`
    })
  })
  return `export interface RequiredBy {\n${rows.join('')}}\n`
}

/**
 * Returns the interface `OneOf` as source text. The interface has rules for each request that requires exactly one of
 * several groups of fields. The groups belong to the whole request or to one of its shapes. Each rule requires the
 * fields of one group (`fields`) and forbids those of the others (`not`).
 */
function oneOf(document: Document): string {
  const rows = operationsIn(document).flatMap((operation) => {
    const request = requestSchema(operation)
    const rules = [request, ...(request?.oneOf ?? [])].flatMap((shape) => {
      const groups = shape?.['x-one-of'] ?? []
      const all = groups.flat()
      return groups.map(
        (names) =>
          `{ fields: ${either(names)}; not: ${either(all.filter((name) => !names.includes(name)))} }`,
      )
    })
    return rules.length > 0 ? [`    "${operation.operationId}": ${rules.join(' | ')};\n`] : []
  })
  return `export interface OneOf {\n${rows.join('')}}\n`
}

const operationsIn = (document: Document) =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods))

const either = (values: string[]): string => values.map((value) => `'${value}'`).join(' | ') || 'never'
