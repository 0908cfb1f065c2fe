import {
  type Document,
  dataSchema,
  type Operation,
  refName,
  requestSchema,
  type Schema,
} from '../reference/document.ts'

/**
 * Names of schemas that imply a unit or a format. The documentation of an answer lists fields with these
 * schemas even if they have no description.
 */
const UNITS = new Set([
  'Amount',
  'SignedAmount',
  'Price',
  'Quantity',
  'Decimal',
  'Rate',
  'Percent',
  'Timestamp',
])

/** Names of refusals for which the SDK throws an error other than RefusedError. */
const OTHER_ERRORS = new Set(['TOKEN_INVALID', 'IN_PROGRESS', 'SERVER_ERROR'])

const REPEATS: Record<string, string> = {
  none: 'never by itself',
  read: 'as a read',
  key: 'with the same `idempotencyKey`',
  client_order_id: 'with the same `client_order_id`',
  natural:
    'once; a repeat that finds the work done, by this call or before it, is refused with `alreadyDone: true`',
}

/** Returns the names that a RefusedError thrown by a call may have. */
export const refusalsOf = (operation: Operation): string[] =>
  operation['x-errors'].filter((name) => !OTHER_ERRORS.has(name))

/** Returns the documentation of a call's method as lines without comment signs. */
export function methodDocs(
  document: Document,
  operation: Operation,
  sample: (schema: Schema) => unknown,
): string[] {
  const request = requestSchema(operation)
  const data = dataSchema(operation)
  return [
    ...wrap(operation.description),
    ...(operation['x-implemented'] ? [] : ['', 'The sandbox does not implement this call yet.']),
    ...(request ? section('Request', requestFields(document, request)) : []),
    '',
    ...wrap(`Answer: ${answerText(document, data)}`),
    ...answerFields(document, data),
    '',
    ...wrap(`Refusals: ${refusalsOf(operation).join(', ')}`),
    '',
    ...wrap(
      `Log-in: ${operation['x-login']}. Fund password: ${operation['x-fund-password']}. Repeats: ${repeatsOf(operation)}.`,
    ),
    '',
    '@example',
    '```ts',
    ...exampleLines(sample, operation, request, data),
    '```',
  ]
}

/** Returns lines of text as a JSDoc comment. */
export const comment = (lines: string[], indent = ''): string =>
  [
    `${indent}/**`,
    ...lines.map((line) => `${indent} * ${line.replaceAll('*/', '*\\/')}`.trimEnd()),
    `${indent} */`,
  ].join('\n')

function repeatsOf(operation: Operation): string {
  return REPEATS[operation['x-retry'] === 'read' ? 'read' : operation['x-idempotency']]!
}

const section = (title: string, lines: string[]) => (lines.length > 0 ? ['', `${title}:`, ...lines] : [])

/**
 * Returns the documentation lines of a request's fields: the type of each field, and its unit or meaning if
 * known.
 */
function requestFields(document: Document, request: Schema): string[] {
  const shapes = request.oneOf ?? request.anyOf ?? [request]
  const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].flatMap((name) => {
    const field = shapes.find(({ properties }) => properties?.[name])!.properties![name]!
    const isRequired = shapes.every(({ required = [] }) => required.includes(name))
    const note = [field.description ?? firstSentence(named(document, field)?.description)]
    for (const [by, values] of Object.entries(request['x-required-by'] ?? {})) {
      const kinds = Object.keys(values).filter((value) => values[value]!.includes(name))
      if (kinds.length > 0) note.push(`Required for \`${by}\` ${kinds.join(', ')}.`)
    }
    for (const [by, values] of Object.entries(request['x-forbidden-by'] ?? {})) {
      const kinds = Object.keys(values).filter((value) => values[value]!.includes(name))
      if (kinds.length > 0) note.push(`Not allowed for \`${by}\` ${kinds.join(', ')}.`)
    }
    if (field.default !== undefined) note.push(`Default \`${field.default}\`.`)
    return bullet(`\`${name}${isRequired ? '' : '?'}\` ${typeText(field)}`, note.filter(Boolean).join(' '))
  })
}

/**
 * Returns the documentation lines of an answer's fields. If the answer has a named schema, only fields with a
 * description or a unit are listed.
 */
function answerFields(document: Document, data: Schema): string[] {
  const { properties = {} } = record(document, data)
  const isInline = !refName(data) && !data.items
  return Object.entries(properties).flatMap(([name, field]) => {
    const types = [field, ...(field.anyOf ?? [])].map(refName)
    const hasUnit = types.some((type) => type !== null && UNITS.has(type))
    return field.description || hasUnit || isInline
      ? bullet(`\`${name}\` ${typeText(field)}`, field.description ?? '')
      : []
  })
}

/** Returns the schema of the object in an answer: of the answer itself, or of one element of its list or page. */
function record(document: Document, data: Schema): Schema {
  const own = named(document, data) ?? data
  if (own.items) return record(document, own.items)
  const list = own.properties?.list
  if (own.properties?.page && list?.items) return record(document, list.items)
  return own
}

function answerText(document: Document, data: Schema): string {
  const choices = data.anyOf ?? data.oneOf
  if (data['x-answer-by']) {
    const { field, shapes } = data['x-answer-by']
    const all = Object.entries(shapes).map(([value, shape]) => `${typeText(shape)} for ${value}`)
    return `depends on \`${field}\`: ${all.join(', ')}.`
  }
  if (choices) return `${choices.map(typeText).join(' or ')}.`
  const own = named(document, data)
  const list = own?.properties?.list
  if (own?.properties?.page && list?.items)
    return `a page of ${typeText(list.items)}.${about(document, list.items)}`
  if (data.items) return `a list of ${typeText(data.items)}.${about(document, data.items)}`
  return own ? `${typeText(data)}.${about(document, data)}` : 'an object with these fields.'
}

const about = (document: Document, schema: Schema) => {
  const text = named(document, schema)?.description
  return text ? ` ${text}` : ''
}

const named = (document: Document, schema: Schema): Schema | undefined =>
  document.components.schemas[refName(schema) ?? '']

/** Returns the type of a field in words: the name of its schema, its choices, or its JSON type. */
export function typeText(schema: Schema): string {
  const name = refName(schema)
  if (name) return name
  if ('const' in schema) return `\`${schema.const}\``
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeText).join(' | ')
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeText).join(', ')}]`
  if (schema.items) return `${typeText(schema.items)}[]`
  if (schema.format === 'binary') return 'Blob'
  return [schema.type ?? 'object'].flat().join(' | ')
}

/**
 * Returns a code example as lines: the SDK call with only its required fields, and a comment with the shortened
 * answer.
 */
function exampleLines(
  sample: (schema: Schema) => unknown,
  { operationId }: Operation,
  request: Schema | null,
  data: Schema,
): string[] {
  const least = request ? (sample(request) as object) : {}
  const isEmpty = Object.keys(least).length === 0
  const shapes = data['x-answer-by']?.shapes
  const answer = sample(shapes ? Object.values(shapes)[0]! : data)
  const { page, list } = (answer ?? {}) as { page?: unknown; list?: unknown[] }
  return [
    `const data = await sdk.${operationId}(${isEmpty ? '' : literal(least, 9, 2)})`,
    page && list ? `// data.list[0]: ${literal(list[0], 4, 1)}` : `// data: ${literal(answer, 4, 2)}`,
  ]
}

/**
 * Returns a value as JavaScript source on one line, with at most `most` fields of each object and `levels`
 * levels of nesting.
 */
function literal(value: unknown, most: number, levels: number): string {
  if (typeof value === 'string') return value === '(bytes)' ? 'file' : `'${short(value)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]'
    return levels === 0 ? '[…]' : `[${literal(value[0], most, levels - 1)}${value.length > 1 ? ', …' : ''}]`
  }
  const fields = Object.entries(value)
  if (levels === 0 && fields.length > 0) return '{…}'
  const shown = fields.slice(0, most).map(([name, inner]) => `${name}: ${literal(inner, most, levels - 1)}`)
  return `{ ${[...shown, ...(fields.length > most ? ['…'] : [])].join(', ')} }`
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 37)}…` : text)

const bullet = (head: string, note: string) =>
  wrap(`- ${head}${note ? `: ${note}` : ''}`).map((line, at) => (at === 0 ? line : `  ${line}`))

const firstSentence = (text = '') => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text

/** Breaks a text into lines of at most 108 characters. */
function wrap(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 > 108) {
      lines.push(line)
      line = word
    } else line = line ? `${line} ${word}` : word
  }
  return [...lines, line]
}
