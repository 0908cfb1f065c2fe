import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { WithdrawalRow } from './withdraw.migration.ts'

/** Returns a withdrawal in the format of the API. */
export function withdrawalView(row: WithdrawalRow): Schema<'Withdrawal'> {
  return {
    order_no: row.order_no,
    type: row.type,
    coin: row.coin,
    chain: row.chain,
    address: row.address,
    amount: fromUnits(row.amount),
    fee: fromUnits(row.fee),
    arrival: fromUnits(row.arrival),
    status: row.status,
    review_reasons: row.review_reasons,
    reject_reason: row.reject_reason,
    txid: row.txid,
    created_at: row.created_at,
    done_at: row.done_at,
  }
}
