import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { DepositRow } from './deposit.migration.ts'

/** Returns a deposit in the format of the API. */
export function depositView(row: DepositRow): Schema<'Deposit'> {
  return {
    id: row.id,
    order_no: row.order_no,
    coin: row.coin,
    chain: row.chain,
    address: row.address,
    txid: row.txid,
    amount: fromUnits(row.amount),
    credited: fromUnits(row.credited),
    confirmations: row.confirmations,
    required: row.required,
    status: row.status,
    voucher: row.voucher,
    remark: row.remark,
    created_at: row.created_at,
    credited_at: row.credited_at,
  }
}
