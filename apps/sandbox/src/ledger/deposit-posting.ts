import { toUnits } from '@bourselet/sdk/money'
import { memberAccount, type Posting, type Wallet } from './posting.ts'

/**
 * Returns a posting that credits money from outside the exchange (`sys:bridge`, see docs/rules.md#ledger) to a
 * member's wallet. `amounts` are decimal strings by coin.
 */
export function depositPosting(
  memberId: number,
  refNo: string,
  amounts: Record<string, string>,
  wallet: Wallet = 'spot',
): Posting {
  const entries = Object.entries(amounts).flatMap(([coin, amount]) => [
    { account: 'sys:bridge', bucket: '', coin, amount: -toUnits(amount) },
    { account: memberAccount(memberId, wallet), bucket: 'available', coin, amount: toUnits(amount) },
  ])
  return { change: 'deposit', refType: 'seed', refNo, entries }
}
