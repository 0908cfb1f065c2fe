import type { Target } from '../target/target.ts'
import type { Check, Need } from './check.ts'

const needs: Record<Need, { met(target: Target): boolean; reason: string }> = {
  member: {
    met: ({ token }) => token !== null,
    reason: 'needs a member: --account and --password, or --token',
  },
  password: {
    met: ({ options }) => options.account !== undefined && options.password !== undefined,
    reason: 'needs --account and --password',
  },
  write: { met: ({ options }) => options.write === true, reason: 'needs --write' },
  fundPassword: {
    met: ({ options }) => options.fundPassword !== undefined,
    reason: 'needs --fund-password',
  },
}

/** Returns the reason why the options do not allow a check; undefined if they allow it. */
export function unmetNeed(check: Check, target: Target): string | undefined {
  const unmet = check.needs?.find((need) => !needs[need].met(target))
  if (!unmet) return undefined
  if (unmet === 'member' && target.signInProblem !== null) return target.signInProblem
  return needs[unmet].reason
}
