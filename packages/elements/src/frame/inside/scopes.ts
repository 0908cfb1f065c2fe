import type { Scope } from '../../tag.ts'

/** All scopes. A frame has them if the operator uses no sessions. */
export const allScopes: readonly Scope[] = ['view', 'trade', 'funds', 'account']

/**
 * Scopes of which a call that writes needs one, by feature. With an empty list every open frame may send it. A call of
 * a feature that is missing here needs all scopes.
 */
const scopesOf = new Map<string, readonly Scope[]>([
  ...['session', 'notices'].map((feature): [string, Scope[]] => [feature, []]),
  ...['spot', 'futures', 'prediction', 'convert'].map((feature): [string, Scope[]] => [feature, ['trade']]),
  ...['deposit', 'withdraw', 'loans', 'savings', 'wealth', 'ai'].map((feature): [string, Scope[]] => [
    feature,
    ['funds'],
  ]),
  ...['account', 'kyc', 'invite'].map((feature): [string, Scope[]] => [feature, ['account']]),
  // Uploads: vouchers of deposits, photos of identities and avatars.
  ['site', ['funds', 'account']],
])

/** Returns true if a frame with these scopes may send a call that writes, such as `spot.place`. */
export function mayWrite(scopes: readonly Scope[], operation: string): boolean {
  const needed = scopesOf.get(operation.split('.')[0]!)
  if (!needed) return allScopes.every((scope) => scopes.includes(scope))
  return needed.length === 0 || needed.some((scope) => scopes.includes(scope))
}
