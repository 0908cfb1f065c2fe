import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import { confirmDeposit } from './confirm-deposit.ts'
import { acceptVoucher } from './review-deposit.ts'
import { BLOCK_MS, blockAt } from './simulated-chain.ts'

/** Returns the time of the next block or of the next automatic review of a deposit; Infinity if no deposit is open. */
export async function nextDeposit({ database }: ServerExchange): Promise<number> {
  const open = await database.jobs.db
    .selectFrom('deposits')
    .select(({ fn }) => ['status', fn.min('last_block').as('block'), fn.min('review_at').as('review')])
    .where('status', 'in', ['pending', 'review'])
    .groupBy('status')
    .execute()
  const times = open.map(({ status, block, review }) =>
    status === 'pending' ? (block + 1) * BLOCK_MS : (review ?? Number.POSITIVE_INFINITY),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...times)
}

/**
 * Updates all open deposits: accepts the vouchers whose review time has come, and adds one confirmation for each block
 * since the last counted block. A repeated run counts no block twice.
 */
export async function passBlocks(exchange: ServerExchange): Promise<void> {
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
  for (const { id, status, last_block, review_at } of open) {
    const reviewed = status === 'review' && review_at !== null && review_at <= now
    if (reviewed) await jobs.transaction((tx) => accept(exchange, tx, id))
    else if (status === 'pending' && last_block < block)
      await jobs.transaction((tx) => countBlocks(exchange, tx, id, block))
  }
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
