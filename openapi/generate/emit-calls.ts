import { type Document, operationsOf } from '../reference/document.ts'
import type { Contract } from './contract.ts'
import { refusalsOf } from './method-docs.ts'

/** The first lines of every generated module. */
export const banner = ['// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.', '']

/** Returns the row of each call in a call table, as source text by the call's name. */
const linesOf = (contract: Contract): [id: string, line: string][] =>
  contract.features
    .flatMap((feature) => Object.entries(feature.calls))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, call]) => {
      const row = [call.method, call.path, call.retry, call.idempotency, call.login]
      if (!call.request) row.push('bare')
      return [id, `  '${id}': [${row.map((value) => `'${value}'`).join(', ')}],`]
    })

/**
 * Returns the module with the SDK's table of calls. It is the only part of the contract that the SDK contains at
 * run time.
 */
export const emitCalls = (contract: Contract): string =>
  [
    ...banner,
    '/** Method, path, retry class, idempotency and log-in of each call; `bare` marks a call without a request. */',
    'export const calls = {',
    ...linesOf(contract).map(([, line]) => line),
    '} as const\n',
  ].join('\n')

/** Returns the module with the call table of the feature market, for clients of public market data. */
export const emitMarketCalls = (contract: Contract): string =>
  [
    ...banner,
    '/** The rows of public market data, in a module of their own for clients that send no other call. */',
    'export const marketCalls = {',
    ...linesOf(contract).flatMap(([id, line]) => (id.startsWith('market.') ? [line] : [])),
    '} as const\n',
  ].join('\n')

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
    `/** Reason why a request field is refused (data.fields). */\nexport type FieldError =${union(Object.keys(contract.shared.fieldErrors))}\n`,
    `interface Refusals {\n${byCall.join('\n')}\n}\n`,
    refusalOf,
  ].join('\n')
}

const refusalOf = `/**
 * The names that a RefusedError of a call may have, for example \`RefusalOf<'spot.place'>\`. The union is closed,
 * but a newer server may send other names, so a \`switch\` over it needs a \`default\`.
 */
export type RefusalOf<Operation extends keyof Refusals> = Refusals[Operation]
`
