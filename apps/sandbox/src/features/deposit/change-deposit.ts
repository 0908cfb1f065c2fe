import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { DepositRow } from './deposit.migration.ts'

/** Writes and publishes a change of a deposit. The transaction must hold the lock of its row. */
export async function changeDeposit(
  exchange: TxExchange,
  tx: Tx,
  row: DepositRow,
  change: Partial<DepositRow>,
): Promise<DepositRow> {
  await tx.updateTable('deposits').set(change).where('id', '=', row.id).execute()
  const changed = { ...row, ...change }
  publishRecord(exchange, tx, 'deposit', changed)
  return changed
}
