import type { Operation } from '@bourselet/openapi/operations'
import type { Routes } from './routes.ts'

/**
 * Joins the handlers of all features. Each implemented call must have exactly one handler, and no other call may have
 * one.
 * @throws Error that names the calls with two handlers, without a handler, or with a handler although they are not
 * implemented
 */
export function joinRoutes(operations: readonly Operation[], parts: readonly Routes[]): Routes {
  const names = parts.flatMap((part) => Object.keys(part))
  const answered = new Set(names)
  const wrong = [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} has two answers`),
    ...operations
      .filter(({ id, implemented }) => implemented && !answered.has(id))
      .map(({ id }) => `${id} has no answer`),
    ...operations
      .filter(({ id, implemented }) => !implemented && answered.has(id))
      .map(({ id }) => `${id} is answered, but has implemented: false in the contract`),
  ]
  if (wrong.length > 0) throw new Error(`The contract and the sandbox disagree: ${wrong.join(', ')}`)
  return Object.assign({}, ...parts)
}
