import type { Tx } from '../database/transaction.ts'
import { availableBucket } from '../ledger/posting.ts'
import type { TxExchange } from './exchange.ts'

/**
 * Locks a member's balances in USDT and in `coin` until the end of the transaction. Meanwhile, no other transaction
 * can change rows that depend on these balances, so sums and counts of the member's rows stay valid.
 */
export async function lockMember(
  { ledger }: Pick<TxExchange, 'ledger'>,
  tx: Tx,
  memberId: number,
  coin = 'USDT',
) {
  return ledger.lock(
    tx,
    ['USDT', coin].map((one) => availableBucket(memberId, 'spot', one)),
  )
}
