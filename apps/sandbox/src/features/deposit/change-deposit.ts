import { fromUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import type { NotifyName } from '../../notifies/notify-text.ts'
import { type NewNotify, publishNotifies } from '../../notifies/write-notifies.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { DepositRow } from './deposit.migration.ts'

/**
 * Stores and publishes a change of a deposit. The caller's transaction must already hold the lock of the deposit's row.
 */
export async function changeDeposit(
  exchange: TxExchange,
  tx: Tx,
  row: DepositRow,
  change: Partial<DepositRow>,
): Promise<DepositRow> {
  await tx.updateTable('deposits').set(change).where('id', '=', row.id).execute()
  const changed = { ...row, ...change }
  await publishDeposit(exchange, tx, changed)
  return changed
}

/** Publishes a new or changed deposit to its member. If the deposit has ended, also sends the member a message. */
export async function publishDeposit(exchange: TxExchange, tx: Tx, row: DepositRow): Promise<void> {
  publishRecord(exchange, tx, 'deposit', row)
  const name = MESSAGES[row.status]
  if (name) await publishNotifies(exchange, tx, [message(row, name)])
}

/** Name of the message that the member receives, by the status in which a deposit ended. */
const MESSAGES: Partial<Record<DepositRow['status'], NotifyName>> = {
  success: 'DEPOSIT_CREDITED',
  below_min: 'DEPOSIT_BELOW_MIN',
}

function message({ member_id, order_no, coin, amount }: DepositRow, name: NotifyName): NewNotify {
  return {
    ...{ memberId: member_id, type: 'fund', name, refType: 'deposit', refNo: order_no },
    params: { coin, amount: fromUnits(amount) },
  }
}
