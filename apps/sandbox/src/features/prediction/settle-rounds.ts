import { endRound } from './end-round.ts'
import { payBets } from './pay-bets.ts'
import type { RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { decideRound, lockRound } from './price-round.ts'

/** A price may be this old, and is waited for as long (rulebook 10). */
const PRICE_MS = 30_000

const momentOf = ({ status, lock_at, close_at }: RoundRow) => (status === 'open' ? lock_at : close_at)

/**
 * Moves every round on that is due, the earliest first: locks it, decides it, pays its bets in batches, ends it. Each
 * step is one transaction and says in the rows how far it came, so that whoever comes next, after a crash or a jump
 * of the clock, goes on from there. A round that fails does not hold up the others; its error is thrown at the end.
 */
export async function settleRounds(parts: PredictionParts): Promise<void> {
  const { exchange } = parts
  const waiting = new Set<string>()
  const failures: unknown[] = []
  for (;;) {
    const now = exchange.clock.now()
    const rounds = await exchange.database.db
      .selectFrom('rounds')
      .selectAll()
      .where('status', 'in', ['open', 'locked'])
      .where('lock_at', '<', now)
      .execute()
    const due = rounds
      .filter((round) => !waiting.has(round.round_no) && (round.decided_at !== null || momentOf(round) < now))
      .sort((a, b) => momentOf(a) - momentOf(b) || (a.round_no < b.round_no ? -1 : 1))[0]
    if (!due) break
    const moved = await moveOn(parts, due, now).catch((error) => {
      failures.push(error)
      return false
    })
    if (!moved) waiting.add(due.round_no)
  }
  if (failures.length > 0) throw failures[0]
}

/** One step of a round; false when its price has to be waited for. */
async function moveOn(parts: PredictionParts, round: RoundRow, now: number): Promise<boolean> {
  if (round.decided_at !== null) {
    for (let paid = await payBets(parts, round, 0); paid > 0; ) paid = await payBets(parts, round, paid)
    await endRound(parts, round)
    return true
  }
  const moment = momentOf(round)
  const tick = await parts.rules.tickOf(parts.exchange.index, round.symbol, moment, PRICE_MS)
  if (tick === null && now < moment + PRICE_MS) return false
  if (tick !== null && round.status === 'open') await lockRound(parts, round, tick)
  else await decideRound(parts, round, tick)
  return true
}
