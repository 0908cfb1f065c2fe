import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { type FieldError, invalid } from '../refusals/refusal.ts'
import { type JsonSchema, type Operation, schemas } from './contract.ts'

const settings = { strict: false, allErrors: true, verbose: true, validateFormats: false }
const asSent = new Ajv2020(settings)
const asText = new Ajv2020({ ...settings, coerceTypes: true })
for (const ajv of [asSent, asText]) ajv.addSchema({ $id: 'contract', components: { schemas } })

/** References mean the contract's schemas wherever they stand. */
function absolute(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `contract${value}` : value,
  )
}

const compiled = new Map<string, ValidateFunction>()

function validator(key: string, ajv: Ajv2020, schema: JsonSchema): ValidateFunction {
  const known = compiled.get(key)
  if (known) return known
  const made = ajv.compile(absolute(schema))
  compiled.set(key, made)
  return made
}

/**
 * Checks a request against the contract; throws VALIDATION with every refused field.
 * `text`: the values came as text (query, form), so numbers and booleans are read out of it.
 */
export function checkRequest(operation: Operation, request: unknown, text: boolean): void {
  const check = validator(
    `${text ? 'text' : 'sent'} ${operation.id}`,
    text ? asText : asSent,
    operation.request,
  )
  const given = operation.form ? withoutFiles(request) : request
  if (check(given)) return
  throw invalid(
    Array.isArray(operation.request.oneOf)
      ? closestShape(operation, operation.request.oneOf, given, text)
      : refusedFields(check.errors ?? []),
  )
}

/**
 * Of a call that takes several shapes, a request is judged by the one it comes closest to: the problems of the others
 * would name fields that it never meant to have.
 */
function closestShape(operation: Operation, shapes: JsonSchema[], given: unknown, text: boolean) {
  const judged = shapes.map((shape, number) => {
    const check = validator(
      `${text ? 'text' : 'sent'} ${operation.id} ${number}`,
      text ? asText : asSent,
      shape,
    )
    check(given)
    const problems = check.errors ?? []
    return { problems, far: problems.reduce((sum, { keyword }) => sum + (DISTANCE[keyword] ?? 1), 0) }
  })
  const nearest = judged.reduce((best, one) => (one.far < best.far ? one : best))
  const fields = refusedFields(nearest.problems)
  for (const [name, problem] of Object.entries(fields))
    if (problem === 'UNKNOWN_FIELD' && shapes.some(({ properties }) => Object.hasOwn(properties ?? {}, name)))
      fields[name] = 'MODE_INVALID'
  return fields
}

/** How far a problem takes a request from a shape; what names the shape counts most. */
const DISTANCE: Record<string, number> = { const: 10, additionalProperties: 3, required: 2 }

/** Files as what the contract calls them: text of some form. Their bytes are judged by who takes them. */
function withoutFiles(request: unknown): unknown {
  const named = Object.entries(request as object).map(([name, value]) => [
    name,
    value instanceof Blob ? '(file)' : value,
  ])
  return Object.fromEntries(named)
}

/** What is wrong with an answer, or null. A refused answer is a bug of the sandbox. */
export function answerProblem(operation: Operation, data: unknown): string | null {
  const check = validator(`answer ${operation.id}`, asSent, operation.response)
  return check(data) ? null : asSent.errorsText(check.errors, { dataVar: operation.id })
}

function refusedFields(problems: ErrorObject[]): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const problem of problems) {
    const name = fieldName(problem)
    // The first problem of a field is the one to mend first.
    if (name && !Object.hasOwn(fields, name)) fields[name] = fieldError(problem)
  }
  return Object.fromEntries(Object.entries(fields).slice(0, 50))
}

function fieldName({ instancePath, params }: ErrorObject): string {
  const inside = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  const path = instancePath.split('/').slice(1)
  return [...path, ...(inside === undefined ? [] : [String(inside)])].join('.').slice(0, 64)
}

function fieldError({ keyword, parentSchema, data }: ErrorObject): FieldError {
  const named = (parentSchema as { 'x-error'?: FieldError } | undefined)?.['x-error']
  if (keyword === 'required' || data === '') return 'REQUIRED'
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'UNKNOWN_FIELD'
  if (keyword === 'enum' || keyword === 'const') return 'ENUM'
  if (['oneOf', 'anyOf', 'not', 'if', 'dependentRequired'].includes(keyword)) return 'MODE_INVALID'
  return named ?? 'RANGE'
}
