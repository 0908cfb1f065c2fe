import { newRound } from './new-round.ts'
import type { PredictionParts } from './prediction-parts.ts'

/**
 * Creates the current and the next round of each symbol with the present terms. Each round exists before its first
 * second, and later changes of the terms do not affect it.
 */
export async function keepRounds({ exchange, jobs, changed }: PredictionParts): Promise<void> {
  const { clock } = exchange
  const now = clock.now()
  const terms = await jobs.db.selectFrom('round_terms').selectAll().execute()
  const rounds = terms.flatMap((one) => [newRound(one, now), newRound(one, now + one.seconds * 1000)])
  const made = await jobs.db
    .insertInto('rounds')
    .values(rounds)
    .onConflict((conflict) => conflict.column('round_no').doNothing())
    .executeTakeFirst()
  if ((made.numInsertedOrUpdatedRows ?? 0n) > 0n) changed()
}
