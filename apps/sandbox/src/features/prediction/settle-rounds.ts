import { endRound } from './end-round.ts'
import { payBets } from './pay-bets.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { decideRound, lockRound } from './price-round.ts'
import { PRICE_AGE_MS } from './rules.ts'

const momentOf = ({ status, lock_at, close_at }: RoundRow) => (status === 'open' ? lock_at : close_at)

/**
 * Performs the due steps of all rounds, earliest first: locks them, decides them, pays their bets in batches and ends
 * them. Each step is one transaction that stores the progress. After a crash or clock jump, the next run therefore
 * continues after the last stored step. A round whose step fails does not block other rounds; the error is thrown at
 * the end.
 */
export async function settleRounds(parts: PredictionParts): Promise<void> {
  const { exchange } = parts
  const failed = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const now = exchange.clock.now()
    const rounds = await parts.jobs.db
      .selectFrom('rounds')
      .selectAll()
      .where('status', 'in', ['open', 'locked'])
      .where('lock_at', '<', now)
      .execute()
    const due = rounds
      .filter((round) => !failed.has(round.round_no) && (round.decided_at !== null || momentOf(round) < now))
      .sort((a, b) => momentOf(a) - momentOf(b) || (a.round_no < b.round_no ? -1 : 1))[0]
    if (!due) break
    await moveOn(parts, due).catch((error) => {
      failures.push(error)
      failed.add(due.round_no)
    })
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs the next step of a round. If the price for a lock or close is missing, the round is canceled. */
async function moveOn(parts: PredictionParts, round: RoundRow): Promise<void> {
  if (round.decided_at !== null) {
    for (let paid = await payBets(parts, round, 0); paid > 0; ) paid = await payBets(parts, round, paid)
    return endRound(parts, round)
  }
  const tick = await parts.rules.tickOf(parts.index, round.symbol, momentOf(round), PRICE_AGE_MS)
  if (tick !== null && round.status === 'open') return lockRound(parts, round, tick)
  return decideRound(parts, round, tick)
}
