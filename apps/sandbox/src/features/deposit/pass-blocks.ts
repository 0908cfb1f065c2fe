import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { acceptVoucher } from './review-deposit.ts'
import { BLOCK_MS, blockAt } from './simulated-chain.ts'

/**
 * What time brings to open deposits: the reviewer's yes, and one confirmation for each block since the last that was
 * counted, however often it is called. Returns when the next thing falls due.
 */
export async function passBlocks(exchange: ServerExchange): Promise<number> {
  const { clock } = exchange
  const { jobs } = exchange.database
  const now = clock.now()
  const block = blockAt(now)
  const open = await jobs.db
    .selectFrom('deposits')
    .select(['id', 'status', 'last_block', 'review_at'])
    .where('status', 'in', ['pending', 'review'])
    .orderBy('id')
    .execute()
  let due = Number.POSITIVE_INFINITY
  for (const { id, status, last_block, review_at } of open) {
    const reviewed = status === 'review' && review_at !== null && review_at <= now
    if (reviewed) await jobs.transaction((tx) => accept(exchange, tx, id))
    else if (status === 'pending' && last_block < block)
      await jobs.transaction((tx) => countBlocks(exchange, tx, id, block))
    const waits = status === 'review' && !reviewed
    due = Math.min(due, waits ? (review_at ?? due) : (block + 1) * BLOCK_MS)
  }
  return due
}

const lockOpen = (tx: Tx, id: number, status: 'pending' | 'review') =>
  tx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', status)
    .forUpdate()
    .executeTakeFirst()

async function accept(exchange: TxExchange, tx: Tx, id: number) {
  const row = await lockOpen(tx, id, 'review')
  if (row) await acceptVoucher(exchange, tx, row)
}

async function countBlocks(exchange: TxExchange, tx: Tx, id: number, block: number) {
  const row = await lockOpen(tx, id, 'pending')
  if (!row || row.last_block >= block) return
  const confirmations = Math.min(row.required, row.confirmations + block - row.last_block)
  await confirmDeposit(exchange, tx, row, { confirmations, block })
}
