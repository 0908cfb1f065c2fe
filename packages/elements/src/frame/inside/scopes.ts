import type { Scope } from '../../tag.ts'

/** All scopes. A frame has them if the operator uses no sessions. */
export const allScopes: readonly Scope[] = ['view', 'trade', 'funds', 'account']

/** Scopes that calls need if they write, by feature. Calls of other features, such as log-in, need none. */
const scopeOfFeature = new Map<string, Scope>([
  ...['spot', 'futures', 'prediction', 'convert'].map((feature): [string, Scope] => [feature, 'trade']),
  ...['deposit', 'withdraw', 'loans', 'savings', 'wealth', 'ai'].map((feature): [string, Scope] => [
    feature,
    'funds',
  ]),
  ['account', 'account'],
  ['kyc', 'account'],
])

/** Returns true if a frame with these scopes may send a call that writes, such as `spot.place`. */
export function mayWrite(scopes: readonly Scope[], operation: string): boolean {
  const scope = scopeOfFeature.get(operation.split('.')[0]!)
  return scope === undefined || scopes.includes(scope)
}
