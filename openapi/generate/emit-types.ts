import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'
import ts from 'typescript'
import type { JsonSchema } from './contract.ts'
import { banner } from './emit-calls.ts'

/** Returns TypeScript types of the document: paths, operations, components. */
export async function emitTypes(document: JsonSchema): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(document as unknown as OpenAPI3, {
    defaultNonNullable: false,
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  })
  return banner.join('\n') + astToString(nodes)
}
