import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { call } from './api.ts'
import type { Snapshot } from './snapshot.ts'
import type { Member } from './traffic.ts'

/**
 * Checks the referral rewards of a member who has no other income: a fifth of each trading fee of the invited
 * members, rounded down, must have been received exactly once. `found` contains the orders of all invited
 * members.
 */
export async function auditRewards(url: string, inviter: Member, found: Snapshot): Promise<string[]> {
  const due = new Map<string, bigint>()
  for (const { fee, fee_coin } of [...found.orders.values()].flat().flatMap(({ fills }) => fills))
    due.set(fee_coin, (due.get(fee_coin) ?? 0n) + toUnits(fee) / 5n)
  const { data } = await call(url, 'wallet.balances', { account: 'spot' }, inviter.headers)
  return data.list
    .map(({ coin, total }) => ({ coin, total, owed: fromUnits(due.get(coin) ?? 0n) }))
    .filter(({ total, owed }) => total !== owed)
    .map(({ coin, total, owed }) => `${inviter.name}: has ${total} ${coin}, fees of members make ${owed}`)
}
