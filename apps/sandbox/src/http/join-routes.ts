import type { Operation } from './contract.ts'
import type { Routes } from './routes.ts'

/**
 * Joins the handlers of all features: one for each implemented call of the contract, and none for the others.
 * @throws Error naming the calls with two handlers, with none, or with one although they are not implemented
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
      .map(({ id }) => `${id} is not implemented in the contract, yet answered`),
  ]
  if (wrong.length > 0) throw new Error(`The contract and the sandbox disagree: ${wrong.join(', ')}`)
  return Object.assign({}, ...parts)
}
