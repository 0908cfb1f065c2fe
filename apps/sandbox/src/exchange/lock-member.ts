import type { Tx } from '../database/transaction.ts'
import { memberAccount } from '../ledger/posting.ts'
import type { TxExchange } from './exchange.ts'

/**
 * Locks the member's balances in a coin until the end of the transaction, so that sums and counts over the
 * member's rows stay valid.
 */
export async function lockMember(
  { ledger }: Pick<TxExchange, 'ledger'>,
  tx: Tx,
  memberId: number,
  coin = 'USDT',
) {
  const account = memberAccount(memberId, 'spot')
  return ledger.lock(
    tx,
    ['USDT', coin].flatMap((one) =>
      ['available', 'frozen'].map((bucket) => ({ account, bucket, coin: one })),
    ),
  )
}
