import type { Scope } from '../../tag.ts'
import { scopesOf } from './scopes.gen.ts'

/** All scopes. A frame without an embed session has all of them if the operator requires no embed sessions. */
export const allScopes: readonly Scope[] = ['view', 'trade', 'funds', 'account']

/**
 * Returns true if a frame with these scopes may send a writing call, such as `spot.place`. A call of a feature without
 * scopes in the contract needs all of them.
 */
export function mayWrite(scopes: readonly Scope[], operation: string): boolean {
  const needed = scopesOf.get(operation.split('.')[0]!)
  if (!needed) return allScopes.every((scope) => scopes.includes(scope))
  return needed.length === 0 || needed.some((scope) => scopes.includes(scope))
}
