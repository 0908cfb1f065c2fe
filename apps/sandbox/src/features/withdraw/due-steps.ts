import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import { approveWithdrawal, endWithdrawal } from './end-withdrawal.ts'

/** Returns the time at which the next step of any open withdrawal is due; Infinity if there is none. */
export async function nextStep({ database }: ServerExchange): Promise<number> {
  const { next } = await database.jobs.db
    .selectFrom('withdrawals')
    .select(({ fn }) => fn.min<number | null>('due_at').as('next'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return next ?? Number.POSITIVE_INFINITY
}

/**
 * Performs the due steps of all withdrawals: approves those whose review time has passed, and completes those whose
 * transfer time has passed. Each step locks its withdrawal in a transaction of its own, so two concurrent runs
 * perform it only once.
 */
export async function takeDueSteps(exchange: ServerExchange): Promise<void> {
  const { clock } = exchange
  const { jobs } = exchange.database
  const due = await jobs.db
    .selectFrom('withdrawals')
    .select('id')
    .where('due_at', '<=', clock.now())
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  for (const { id } of due) await jobs.transaction((tx) => step(exchange, tx, id))
}

async function step(exchange: TxExchange, tx: Tx, id: number) {
  const row = await tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '<=', exchange.clock.now())
    .forUpdate()
    .executeTakeFirst()
  if (row?.status === 'review') await approveWithdrawal(exchange, tx, row)
  else if (row?.status === 'processing') await endWithdrawal(exchange, tx, row, 'success')
}
