import type { Scope } from '../../tag.ts'

/** All scopes. A frame without a session has all of them if the operator requires no sessions. */
export const allScopes: readonly Scope[] = ['view', 'trade', 'funds', 'account']

/**
 * Maps each feature to scopes. A writing call of the feature needs at least one of them; if the list is empty,
 * every permitted frame may send the call. A call of a feature that is not in the map needs all scopes.
 */
const scopesOf = new Map<string, readonly Scope[]>([
  ...['session', 'notices'].map((feature): [string, Scope[]] => [feature, []]),
  ...['spot', 'futures', 'prediction', 'convert'].map((feature): [string, Scope[]] => [feature, ['trade']]),
  ...['deposit', 'withdraw', 'loans', 'savings', 'wealth', 'ai'].map((feature): [string, Scope[]] => [
    feature,
    ['funds'],
  ]),
  ...['account', 'kyc', 'invite'].map((feature): [string, Scope[]] => [feature, ['account']]),
  // The feature `site` uploads vouchers of deposits (`funds`), and photos of identity documents and avatars
  // (`account`).
  ['site', ['funds', 'account']],
])

/** Returns true if a frame with these scopes may send a writing call, such as `spot.place`. */
export function mayWrite(scopes: readonly Scope[], operation: string): boolean {
  const needed = scopesOf.get(operation.split('.')[0]!)
  if (!needed) return allScopes.every((scope) => scopes.includes(scope))
  return needed.length === 0 || needed.some((scope) => scopes.includes(scope))
}
