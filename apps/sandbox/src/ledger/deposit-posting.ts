import { toUnits } from '@bourselet/sdk/money'
import { memberAccount, type Posting, type Wallet } from './posting.ts'

/** Money from outside into a member's wallet (rulebook 2.10: the bridge). `amounts` by coin, decimal strings. */
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
