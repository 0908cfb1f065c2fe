import { type Document, operationsOf } from '../reference/document.ts'
import type { Contract } from './contract.ts'
import { refusalsOf } from './method-docs.ts'

/** The first lines of every generated module. */
export const banner = ['// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.', '']

/** Returns the calls of the contract with their names, in the order of the names. */
const callsOf = (contract: Contract) =>
  contract.features.flatMap((feature) => Object.entries(feature.calls)).sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * Returns the module with the SDK's table of calls. It is the only part of the contract that the SDK contains at
 * run time.
 */
export const emitCalls = (contract: Contract): string =>
  [
    ...banner,
    '/** Method, path, retry class, idempotency and log-in of each call; `bare` marks a call without a request. */',
    'export const calls = {',
    ...callsOf(contract).map(([id, call]) => {
      const row = [call.method, call.path, call.retry, call.idempotency, call.login]
      if (!call.request) row.push('bare')
      return `  '${id}': [${row.map((value) => `'${value}'`).join(', ')}],`
    }),
    '} as const\n',
  ].join('\n')

/** Returns the module with the paths of the feature market, for clients of public market data. */
export const emitMarketCalls = (contract: Contract): string =>
  [
    ...banner,
    '/** The paths of the calls for public market data. Clients that send no other call contain only this table. */',
    'export const marketCalls = {',
    ...callsOf(contract).flatMap(([id, { path }]) =>
      id.startsWith('market.') ? [`  '${id}': '${path}',`] : [],
    ),
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
    `/** Stable name of a refusal (data.error). */\nexport type ErrorName =${union(Object.keys(document['x-errors']))}\n`,
    `/** Reason why a request field is refused (data.fields). */\nexport type FieldError =${union(contract.shared.fieldErrors)}\n`,
    `interface Refusals {\n${byCall.join('\n')}\n}\n`,
    refusalOf,
  ].join('\n')
}

/** Returns the module with the scopes that writing calls need, by feature. Frames check them before they send a call. */
export const emitScopes = (contract: Contract): string =>
  [
    ...banner,
    "import type { Scope } from '../../tag.ts'",
    '',
    '/** A writing call of a feature needs one of its scopes; with an empty list, every frame may send the call. */',
    'export const scopesOf = new Map<string, readonly Scope[]>([',
    ...contract.features.flatMap(({ feature, scopes }) =>
      scopes ? [`  ['${feature}', [${scopes.map((scope) => `'${scope}'`).join(', ')}]],`] : [],
    ),
    '])\n',
  ].join('\n')

const refusalOf = `/**
 * The names that a RefusedError of a call may have, for example \`RefusalOf<'spot.place'>\`. The union is closed,
 * but a newer server may send other names, so a \`switch\` over it needs a \`default\`.
 */
export type RefusalOf<Operation extends keyof Refusals> = Refusals[Operation]
`
