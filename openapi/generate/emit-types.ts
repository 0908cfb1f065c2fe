import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import { type Document, requestSchema } from '../reference/document.ts'
import type { JsonSchema } from './contract.ts'
import { banner } from './emit-calls.ts'

/**
 * Returns TypeScript types of the document: paths, operations, components, and the fields that requests require by the
 * value of another field.
 */
export async function emitTypes(document: JsonSchema): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable: false,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  })
  return banner.join('\n') + astToString(nodes) + requiredBy(document as unknown as Document)
}

/**
 * Returns an interface with the rules of each request that requires more fields for some values of a field: `fields` are
 * required `when` that field has one of these values.
 */
function requiredBy(document: Document): string {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const rows = operations.flatMap((operation) =>
    Object.entries(requestSchema(operation)?.['x-required-by'] ?? {}).map(([field, values]) => {
      const groups = new Map<string, string[]>()
      for (const [value, names] of Object.entries(values)) {
        const fields = names.length > 0 ? either(names) : 'never'
        groups.set(fields, [...(groups.get(fields) ?? []), value])
      }
      const rules = [...groups].map(
        ([fields, kinds]) => `{ when: { ${field}: ${either(kinds)} }; fields: ${fields} }`,
      )
      return `    "${operation.operationId}": ${rules.join(' | ')};\n`
    }),
  )
  return `export interface RequiredBy {\n${rows.join('')}}\n`
}

const either = (values: string[]): string => values.map((value) => `'${value}'`).join(' | ')
