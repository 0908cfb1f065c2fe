import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import type { Decision } from '../../exchange/reviewers.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { changeDeposit } from './change-deposit.ts'
import type { DepositRow } from './deposit.migration.ts'
import { depositView } from './deposit-view.ts'
import { lockDeposit } from './find-deposit.ts'
import { blockAt, simulatedTxid } from './simulated-chain.ts'

/** Accepts the voucher of a deposit: starts a simulated transaction for it, with no confirmations yet. */
export function acceptVoucher(exchange: TxExchange, tx: Tx, row: DepositRow): Promise<DepositRow> {
  return changeDeposit(exchange, tx, row, {
    status: 'pending',
    txid: simulatedTxid(row.order_no),
    last_block: blockAt(exchange.clock.now()),
    review_at: null,
  })
}

/** Ends an open deposit without crediting it. */
export function rejectDeposit(
  exchange: TxExchange,
  tx: Tx,
  row: DepositRow,
  remark: string,
): Promise<DepositRow> {
  return changeDeposit(exchange, tx, row, { status: 'rejected', remark, review_at: null })
}

/** Applies the reviewer's decision on the voucher of a deposit. */
export function reviewDeposit(
  exchange: ServerExchange,
  { id, approve, reason }: Decision,
): Promise<Schema<'Deposit'>> {
  return exchange.database.jobs.transaction(async (tx) => {
    const row = await lockDeposit(tx, id)
    if (row.status !== 'review') throw new Refusal('ORDER_CLOSED', { field: 'id' })
    return depositView(
      approve ? await acceptVoucher(exchange, tx, row) : await rejectDeposit(exchange, tx, row, reason),
    )
  })
}
