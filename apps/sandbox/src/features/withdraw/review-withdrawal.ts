import type { Schema } from '@bourselet/openapi'
import type { Tx } from '../../database/transaction.ts'
import type { Control } from '../../exchange/control.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Decision } from '../../exchange/reviewers.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { approveWithdrawal, endWithdrawal } from './end-withdrawal.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'
import { withdrawalView } from './withdrawal-view.ts'

/** Approves or rejects a withdrawal that is under review. */
export function reviewWithdrawal(
  exchange: ServerExchange,
  { id, approve, reason }: Decision,
): Promise<Schema<'Withdrawal'>> {
  return exchange.database.jobs.transaction(async (tx) => {
    const row = await lockWithdrawal(tx, id, 'review')
    return withdrawalView(
      approve
        ? await approveWithdrawal(exchange, tx, row)
        : await endWithdrawal(exchange, tx, row, 'rejected', reason || null),
    )
  })
}

/**
 * Returns the sandbox control that makes the transfer of a withdrawal fail, as if the chain had refused the transfer.
 */
export function failureControl(exchange: ServerExchange): Control {
  return {
    method: 'POST',
    body: {
      required: ['order_no', 'failed'],
      properties: { order_no: { type: 'string', maxLength: 64 }, failed: { const: true } },
    },
    run: ({ order_no }) =>
      exchange.database.jobs.transaction(async (tx) => {
        const row = await lockWithdrawal(tx, order_no as string, 'processing')
        return withdrawalView(await endWithdrawal(exchange, tx, row, 'failed'))
      }),
  }
}

async function lockWithdrawal(tx: Tx, orderNo: string, status: WithdrawalRow['status']) {
  const row = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', orderNo)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.status !== status) throw new Refusal('ORDER_CLOSED')
  return row
}
