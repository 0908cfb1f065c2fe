import { createHash } from 'node:crypto'
import { fromUnits } from '@bourselet/sdk/money'
import type { Tx } from '../../database/transaction.ts'
import type { TxExchange } from '../../exchange/exchange.ts'
import { type Entry, memberAccount } from '../../ledger/posting.ts'
import type { NotifyName } from '../../notifies/notify-text.ts'
import { type NewNotify, publishNotifies } from '../../notifies/write-notifies.ts'
import { publishRecord } from '../../realtime/publish-record.ts'
import type { WithdrawalRow } from './withdraw.migration.ts'
import { PROCESSING_MS } from './withdrawal-times.ts'

type End = 'success' | 'failed' | 'rejected' | 'cancelled'

/**
 * Approves a withdrawal that is under review, which starts its transfer. The transaction must already hold the
 * lock of the withdrawal's row.
 */
export function approveWithdrawal(exchange: TxExchange, tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow> {
  const due_at = exchange.clock.now() + PROCESSING_MS
  return changeWithdrawal(exchange, tx, row, { status: 'processing', due_at })
}

/**
 * Ends an open withdrawal. On success, the frozen amount leaves the member's wallet; otherwise the whole amount
 * becomes available again. No other function releases the frozen amount. The transaction must already hold the
 * lock of the withdrawal's row.
 */
export async function endWithdrawal(
  exchange: TxExchange,
  tx: Tx,
  row: WithdrawalRow,
  status: End,
  rejectReason: string | null = null,
): Promise<WithdrawalRow> {
  const sent = status === 'success'
  const ended = await changeWithdrawal(exchange, tx, row, {
    status,
    due_at: null,
    done_at: exchange.clock.now(),
    reject_reason: rejectReason,
    txid: sent && row.type === 'crypto' ? createHash('sha256').update(row.order_no).digest('hex') : null,
  })
  await exchange.ledger.post(tx, {
    change: sent ? 'withdraw_done' : 'withdraw_refund',
    refType: 'withdrawal',
    refNo: row.order_no,
    entries: sent ? sending(row) : returning(row),
  })
  return ended
}

async function changeWithdrawal(
  exchange: TxExchange,
  tx: Tx,
  row: WithdrawalRow,
  change: Partial<WithdrawalRow>,
) {
  await tx.updateTable('withdrawals').set(change).where('id', '=', row.id).execute()
  const changed = { ...row, ...change }
  publishRecord(exchange, tx, 'withdrawal', changed)
  const name = MESSAGES[changed.status]
  if (name) await publishNotifies(exchange, tx, [message(changed, name)])
  return changed
}

/**
 * Messages to the member, by withdrawal status. Only statuses that a withdrawal can reach without an action of the
 * member have a message.
 */
const MESSAGES: Partial<Record<WithdrawalRow['status'], NotifyName>> = {
  processing: 'WITHDRAWAL_APPROVED',
  success: 'WITHDRAWAL_SENT',
  failed: 'WITHDRAWAL_FAILED',
  rejected: 'WITHDRAWAL_REJECTED',
}

function message(row: WithdrawalRow, name: NotifyName): NewNotify {
  const { member_id, order_no, coin, amount, arrival } = row
  return {
    ...{ memberId: member_id, type: 'fund', name, refType: 'withdrawal', refNo: order_no },
    params: { coin, amount: fromUnits(amount), arrival: fromUnits(arrival) },
  }
}

function sending({ member_id, coin, amount, fee, arrival }: WithdrawalRow): Entry[] {
  const out = [
    { account: memberAccount(member_id, 'spot'), bucket: 'frozen', coin, amount: -amount },
    { account: 'sys:bridge', bucket: '', coin, amount: arrival },
  ]
  return fee === 0n ? out : [...out, { account: 'sys:fee', bucket: '', coin, amount: fee }]
}

function returning({ member_id, coin, amount }: WithdrawalRow): Entry[] {
  const account = memberAccount(member_id, 'spot')
  return [
    { account, bucket: 'frozen', coin, amount: -amount },
    { account, bucket: 'available', coin, amount },
  ]
}
