import type { Schema } from '@bourselet/openapi'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { RoundRow } from './prediction.migration.ts'
import { roundView } from './round-view.ts'

type Board = Schema<'RoundBoard'>

/** Returns the rounds that have not ended: those that are open or locked. */
export async function readRunning(reader: Reader): Promise<RoundRow[]> {
  return reader.selectFrom('rounds').selectAll().where('status', 'in', ['open', 'locked']).execute()
}

/**
 * Returns the board of a symbol: the round that takes bets now, the round that waits for its close, and the start of
 * the next round.
 */
export function boardOf(
  rounds: RoundRow[],
  { symbol, seconds }: { symbol: string; seconds: number },
  { index, clock }: Pick<Exchange, 'index' | 'clock'>,
): Board {
  const now = clock.now()
  const length = seconds * 1000
  const view = (from: (round: RoundRow) => number, to: (round: RoundRow) => number) => {
    const found = rounds.find((round) => round.symbol === symbol && from(round) <= now && now < to(round))
    return found ? roundView(found, index, now) : null
  }
  return {
    open: view(
      (round) => round.start_at,
      (round) => round.lock_at,
    ),
    live: view(
      (round) => round.lock_at,
      (round) => round.close_at,
    ),
    next_at: now - (now % length) + length,
  }
}
