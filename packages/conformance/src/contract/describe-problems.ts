import { schemas } from '@bourselet/openapi/operations'
import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Deviation } from '../report.ts'
import { pathOf, shown } from './json-path.ts'

/**
 * Maps the description of a schema to its name. A validation error contains the description but not the name.
 */
const namesByDescription = new Map(
  Object.entries(schemas)
    .filter(([, { description }]) => description !== undefined)
    .map(([name, { description }]) => [description, name]),
)

/**
 * Converts validation errors to deviations, one for each path in the value. If a value fits none of several schemas,
 * the deviation lists the expectations of all of them.
 */
export function describeProblems(problems: readonly ErrorObject[], at: string): Deviation[] {
  const places = new Map<string, { expected: Set<string>; received: string }>()
  for (const problem of problems) {
    if (problem.keyword === 'anyOf') continue
    const path = pathOf(at, problem.instancePath, problem.params.missingProperty)
    const received = problem.keyword === 'required' ? 'nothing' : shown(problem.data)
    const place = places.get(path) ?? { expected: new Set(), received }
    place.expected.add(expectation(problem))
    places.set(path, place)
  }
  return [...places].map(([path, { expected, received }]) => ({
    path,
    expected: [...expected].join(' or '),
    received,
  }))
}

function expectation({ keyword, parentSchema, params, message = keyword }: ErrorObject): string {
  const schema = parentSchema as { description?: string; examples?: unknown[]; type?: unknown } | undefined
  const name = namesByDescription.get(schema?.description)
  // Examples of objects are left out, because they are too long for a sentence.
  const example = schema?.type === 'object' ? undefined : schema?.examples?.[0]
  if (keyword === 'required') return 'this field'
  if (keyword === 'enum') return `one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}`
  if (keyword === 'const') return shown(params.allowedValue)
  if (name && example !== undefined) return `${name}, such as ${JSON.stringify(example)}`
  if (name) return name
  if (keyword === 'type') return String(params.type)
  if (example !== undefined) return `a value such as ${JSON.stringify(example)}`
  return message.replace(/^must /, '')
}
