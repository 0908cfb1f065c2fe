import type { Operation } from './contract.ts'
import type { Routes } from './routes.ts'

/**
 * One answer for each call that the contract opens, and none besides.
 * @throws Error naming the calls that have two answers, none, or one before their time
 */
export function joinRoutes(operations: readonly Operation[], parts: readonly Routes[]): Routes {
  const names = parts.flatMap((part) => Object.keys(part))
  const answered = new Set(names)
  const wrong = [
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${name} has two answers`),
    ...operations.filter(({ id, open }) => !open && !answered.has(id)).map(({ id }) => `${id} has no answer`),
    ...operations
      .filter(({ id, open }) => open && answered.has(id))
      .map(({ id }) => `${id} is closed in the contract, yet answered`),
  ]
  if (wrong.length > 0) throw new Error(`The contract and the sandbox disagree: ${wrong.join(', ')}`)
  return Object.assign({}, ...parts)
}
