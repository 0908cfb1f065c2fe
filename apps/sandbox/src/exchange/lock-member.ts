import type { Tx } from '../database/transaction.ts'
import { memberAccount } from '../ledger/posting.ts'
import type { TxExchange } from './exchange.ts'

/**
 * From here to the end of the transaction no other command takes this lock of the member, so that sums and counts
 * over his rows hold. It is his money in the coin, free and held, which a withdrawal needs in any case.
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
