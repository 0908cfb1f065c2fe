import {
  type Document,
  dataSchema,
  type Operation,
  operationsOf,
  refName,
  requestSchema,
  type Schema,
} from '../reference/document.ts'
import { createSampler } from '../reference/sample.ts'
import { banner } from './emit-calls.ts'
import { comment, methodDocs } from './method-docs.ts'

/**
 * Returns the modules with the types of the SDK's methods, by file name: an interface for each feature with the
 * documentation of every call, and an interface that combines all features. `create-features.ts` creates the
 * methods themselves from the table of calls.
 */
export function emitMethods(document: Document): Record<string, string> {
  const sample = createSampler(document)
  const operations = operationsOf(document).map(({ operation }) => operation)
  const files = document.tags.map(({ name, description }): [string, string] => {
    const methods = operations
      .filter(({ tags }) => tags.includes(name))
      .map((operation) => methodOf(operation, methodDocs(document, operation, sample)))
    const text = `${imports(methods.join())}\n${comment([description])}\nexport interface ${interfaceOf(name)} {\n${methods.join('\n\n')}\n}\n`
    return [`${name}.gen.ts`, text]
  })
  return Object.fromEntries([...files, ['features.gen.ts', emitFeatures(document)]])
}

const interfaceOf = (feature: string) => `${feature[0]!.toUpperCase()}${feature.slice(1)}Calls`

function imports(methods: string): string {
  const types = ['Data', 'Request', 'Schema'].filter((name) => methods.includes(`${name}<`))
  const contract = types.length > 0 ? [`import type { ${types.join(', ')} } from '@bourselet/openapi'`] : []
  return `${[...banner, ...contract, "import type { Answer, CallOptions } from '../transport/call.ts'"].join('\n')}\n`
}

/** Returns the signature of a call's method, with an overload for each shape of the call's answer. */
function methodOf(operation: Operation, docs: string[]): string {
  const verb = operation.operationId.split('.')[1]
  return signaturesOf(operation)
    .map((signature) => `${comment(docs, '  ')}\n  ${verb}${signature}`)
    .join('\n')
}

function signaturesOf(operation: Operation): string[] {
  const { operationId: id } = operation
  const request = requestSchema(operation)
  const plain = `Request<'${id}'>`
  if (!request) return [`(options?: CallOptions): Answer<'${id}'>`]
  const given = `request${isOptional(operation, request) ? '?' : ''}`
  const any = `(${given}: ${plain}, options?: CallOptions): Answer<'${id}'>`
  const answer = dataSchema(operation)['x-answer-by']
  if (!answer) return [any]
  const { field, shapes } = answer
  const { present, absent } = shapes
  if (present && absent) {
    const having = `<${plain}, { ${field}: unknown }>`
    return [
      `(request: Exclude${having}, options?: CallOptions): Promise<${typeOf(absent)}>`,
      `(request: Extract${having}, options?: CallOptions): Promise<${typeOf(present)}>`,
      any,
    ]
  }
  const rest = `Omit<${plain}, '${field}'>`
  const usual = String(request.properties![field]!.default)
  const kinds = Object.keys(shapes).map((value) => `'${value}'`)
  const answers = Object.entries(shapes).map(([value, shape]) => `${value}: ${typeOf(shape)}`)
  return [
    `(${given}: ${rest} & { ${field}?: '${usual}' }, options?: CallOptions): Promise<${typeOf(shapes[usual]!)}>`,
    `<Kind extends ${kinds.join(' | ')}>(request: ${rest} & { ${field}: Kind }, options?: CallOptions): Promise<{ ${answers.join('; ')} }[Kind]>`,
    any,
  ]
}

/**
 * Returns true if the request of a call may be omitted: the call is a read and has no required field. A write
 * without a request has no meaning.
 */
const isOptional = (operation: Operation, { required = [], oneOf }: Schema): boolean =>
  operation['x-retry'] === 'read' && required.length === 0 && !oneOf

const typeOf = (shape: Schema) => `Schema<'${refName(shape)}'>`

function emitFeatures(document: Document): string {
  const names = document.tags.map(({ name }) => name)
  return [
    ...banner,
    ...names.map((name) => `import type { ${interfaceOf(name)} } from './${name}.gen.ts'`),
    '',
    '/** The calls of a client by feature. */',
    'export interface Features {',
    ...document.tags.map(
      ({ name, description }) => `  /** ${description} */\n  ${name}: ${interfaceOf(name)}`,
    ),
    '}\n',
  ].join('\n')
}
