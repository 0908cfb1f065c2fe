import { type Document, operationsOf } from '../reference/document.ts'
import type { Contract } from './contract.ts'
import { refusalsOf } from './method-docs.ts'

/** The first lines of a generated module. */
export const banner = ['// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.', '']

/**
 * Returns the SDK's table of calls, which is the only part of the contract that the SDK contains at run time.
 */
export function emitCalls(contract: Contract): string {
  const rows = contract.features
    .flatMap((feature) => Object.entries(feature.calls))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, call]) => {
      const row = [call.method, call.path, call.retry, call.idempotency, call.login]
      if (!call.request) row.push('bare')
      return `  '${id}': [${row.map((value) => `'${value}'`).join(', ')}],`
    })
  return [
    ...banner,
    '/** operationId -> method, path, retry class, idempotency, login, and `bare` where the call takes no request. */',
    'export const calls = {',
    ...rows,
    '} as const\n',
  ].join('\n')
}

/**
 * Returns the module with the names of all refusals and the names that each call may return. It contains
 * types only.
 */
export function emitErrorNames(contract: Contract, document: Document): string {
  const union = (names: string[]) => names.map((name) => `\n  | '${name}'`).join('')
  const byCall = operationsOf(document).map(
    ({ operation }) =>
      `  '${operation.operationId}': ${refusalsOf(operation)
        .map((name) => `'${name}'`)
        .join(' | ')}`,
  )
  return [
    ...banner,
    `/** Stable name of a refusal (data.error). */\nexport type ErrorName =${union(Object.keys(contract.shared.errors))}\n`,
    `/** Reason why a field is refused (data.fields). */\nexport type FieldError =${union(Object.keys(contract.shared.fieldErrors))}\n`,
    `interface Refusals {\n${byCall.join('\n')}\n}\n`,
    refusalOf,
  ].join('\n')
}

const refusalOf = `/**
 * The names that a RefusedError of a call may have, as a closed union: \`RefusalOf<'spot.place'>\`. A newer server may know
 * more, so a \`switch\` over them keeps a default.
 */
export type RefusalOf<Operation extends keyof Refusals> = Refusals[Operation]
`
