import type { IndexSeries, IndexTick } from '../../prices/index-board.ts'
import type { OptionOrderRow, RoundRow, RoundRules } from './prediction.migration.ts'
import { type Payout, roundPayouts, type Stake } from './round-payouts.ts'
import { timePayout } from './time-payout.ts'

/**
 * Maximum age of a price that settles or opens a bet: two ticks of the index. Without such a price the stake
 * is refunded (docs/rules.md#prices-and-settlement).
 */
export const PRICE_AGE_MS = 2_000

/** Rules that determine outcomes and money. The simulation injects its faults only here. */
export interface PredictionRules {
  /** Returns true if a round takes bets at `now`. */
  takesBets(round: RoundRow, now: number): boolean
  /** Returns the last published tick at or before a moment, if it is at most two seconds old. */
  tickOf(index: IndexSeries, symbol: string, moment: number, maxAge: number): Promise<IndexTick | null>
  /**
   * Returns the payouts of a decided round (R2, R4 and R8 in docs/invariants.md). `terms` are those of new
   * rounds and must not affect the payouts.
   */
  payouts(round: RoundRow, stakes: Stake[], terms: RoundRules | undefined): Payout[]
  timePayout(order: OptionOrderRow, delivery: number | null): Payout
  /** Statuses of orders that have not been paid. */
  unpaid: OptionOrderRow['status'][]
  /** Returns the part of the pool's remainder that the market maker receives. */
  remainder(left: bigint): bigint
}

export const predictionRules: PredictionRules = {
  takesBets: (round, now) => round.status === 'open' && round.start_at <= now && now < round.lock_at,
  async tickOf(index, symbol, moment, maxAge) {
    const tick = await index.at(symbol, moment)
    return tick && tick.ts >= moment - maxAge ? tick : null
  },
  payouts: (round, stakes) => roundPayouts(round, stakes),
  timePayout,
  unpaid: ['in_progress'],
  remainder: (left) => left,
}
