import { afterCommit } from '../../database/transaction.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { publishOrders } from './publish-orders.ts'

/** Locks a round and stores its lock price. */
export function lockRound(
  { exchange, jobs, changed }: PredictionParts,
  { round_no }: RoundRow,
  tick: IndexTick,
): Promise<void> {
  return jobs.transaction(async (tx) => {
    const round = await tx
      .updateTable('rounds')
      .set({ status: 'locked', lock_tick: tick.id, lock_ts: tick.ts, lock_price: tick.price })
      .where('round_no', '=', round_no)
      .where('status', '=', 'open')
      .where('decided_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!round) return
    const orders = await tx
      .selectFrom('option_orders')
      .selectAll()
      .where('round_no', '=', round_no)
      .where('status', '=', 'in_progress')
      .execute()
    afterCommit(tx, () => {
      publishOrders(exchange.stream, orders, round)
      changed()
    })
  })
}

/**
 * Stores the close price of a round, or the fact that a price is missing. From then on, the outcome of the
 * round is final.
 */
export async function decideRound(
  { exchange, jobs }: PredictionParts,
  { round_no }: RoundRow,
  tick: IndexTick | null,
): Promise<void> {
  const close = { close_tick: tick?.id ?? null, close_ts: tick?.ts ?? null, close_price: tick?.price ?? null }
  await jobs.transaction((tx) =>
    tx
      .updateTable('rounds')
      .set({ ...close, decided_at: exchange.clock.now() })
      .where('round_no', '=', round_no)
      .where('decided_at', 'is', null)
      .execute(),
  )
}
