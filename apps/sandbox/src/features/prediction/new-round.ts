import type { RoundRow, RoundTermsRow } from './prediction.migration.ts'
import { spanAt } from './round-span.ts'

/**
 * Returns the round of a symbol that takes bets at `time`, with empty pools. The present terms of the symbol are
 * copied into the round.
 */
export function newRound({ symbol, seconds, ...rules }: RoundTermsRow, time: number): RoundRow {
  const { roundNo, startAt, lockAt, closeAt } = spanAt(symbol, seconds, time)
  return {
    round_no: roundNo,
    symbol,
    start_at: startAt,
    lock_at: lockAt,
    close_at: closeAt,
    ...rules,
    bull_pool: 0n,
    bear_pool: 0n,
    house_bull: 0n,
    house_bear: 0n,
    house_bets: 0,
    status: 'open',
    result: null,
    lock_tick: null,
    lock_ts: null,
    lock_price: null,
    close_tick: null,
    close_ts: null,
    close_price: null,
    decided_at: null,
    settled_at: null,
  }
}
