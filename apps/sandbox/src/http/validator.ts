import { type JsonSchema, type Operation, resolved, schemas } from '@bourselet/openapi/operations'
import { schemaCompiler } from '@bourselet/openapi/schema-compiler'
import type { ErrorObject } from 'ajv/dist/2020.js'
import { UploadedFile } from '../files/declared-type.ts'
import { type FieldError, invalid } from '../refusals/refusal.ts'

const compiled = schemaCompiler(schemas)

/**
 * The only accepted format of an integer in a query or form. Values such as `1e1`, `0x1`, `+1`, `010` and ` 1` stay
 * texts, which the validation then refuses.
 */
const INTEGER = /^(?:0|-?[1-9][0-9]*)$/

/**
 * Converts texts of a query or form to integers and booleans where the API contract defines these types. Changes the
 * request.
 */
function readText(operation: Operation, request: Record<string, unknown>): void {
  const shapes = (operation.request.oneOf as JsonSchema[] | undefined) ?? [operation.request]
  for (const [name, value] of Object.entries(request)) {
    if (typeof value !== 'string') continue
    const types = shapes.map((shape) => typeOf((resolved(shape).properties as Properties)?.[name]))
    if (types.includes('integer') && INTEGER.test(value)) request[name] = Number(value)
    if (types.includes('boolean') && (value === 'true' || value === 'false')) request[name] = value === 'true'
  }
}

type Properties = Record<string, JsonSchema> | undefined

const typeOf = (schema: JsonSchema | undefined) => schema && resolved(schema).type

/**
 * Checks a request against the API contract. Throws VALIDATION with all invalid fields. If `text` is true, the values
 * come from a query or form, so integers and booleans are converted first.
 */
export function checkRequest(operation: Operation, request: Record<string, unknown>, text: boolean): void {
  if (text) readText(operation, request)
  const check = compiled(operation.request)
  const given = operation.form ? withoutFiles(request) : request
  if (check(given)) return
  throw invalid(
    Array.isArray(operation.request.oneOf)
      ? closestShape(operation.request.oneOf, given)
      : refusedFields(check.errors ?? []),
  )
}

/**
 * Returns the invalid fields of a request that matches none of several allowed shapes. The request is compared
 * with the closest shape only, because other shapes have fields that the client did not intend to send.
 */
function closestShape(shapes: JsonSchema[], given: unknown) {
  const judged = shapes.map((shape) => {
    const check = compiled(shape)
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

/**
 * Weight of each kind of problem in the search for the closest shape. A constant with a wrong value has the greatest
 * weight, because constants distinguish the shapes.
 */
const DISTANCE: Record<string, number> = { const: 10, additionalProperties: 3, required: 2 }

/**
 * Replaces files with a text, which is their type in the API contract. The bytes of a file are checked by the handler.
 */
function withoutFiles(request: unknown): unknown {
  const named = Object.entries(request as object).map(([name, value]) => [
    name,
    value instanceof UploadedFile ? '(file)' : value,
  ])
  return Object.fromEntries(named)
}

/**
 * Returns a description of how an answer violates the API contract; null if it does not. A violation is a bug of the
 * sandbox.
 */
export function answerProblem(operation: Operation, data: unknown): string | null {
  const check = compiled(operation.response)
  if (check(data)) return null
  return (check.errors ?? [])
    .map(({ instancePath, message }) => `${operation.id}${instancePath} ${message}`)
    .join(', ')
}

function refusedFields(problems: ErrorObject[]): Record<string, FieldError> {
  const fields: Record<string, FieldError> = {}
  for (const problem of problems) {
    const name = fieldName(problem)
    // Ajv can report several problems of one field. The answer contains the first one.
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
