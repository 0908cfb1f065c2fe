import type { IndexSeries, IndexTick } from '../../prices/index-board.ts'
import type { OptionOrderRow, RoundRow, RoundRules } from './prediction.migration.ts'
import { type Payout, roundPayouts, type Stake } from './round-payouts.ts'
import { timePayout } from './time-payout.ts'

/**
 * Maximum age in ms of a price that opens or settles a bet: two intervals of index ticks. If a settlement has no such
 * price, the stake is refunded (docs/rules.md#prices-and-settlement).
 */
export const PRICE_AGE_MS = 2_000

/**
 * The rules that determine outcomes and payouts. Simulations inject their faults by replacing functions of this
 * interface.
 */
export interface PredictionRules {
  /** Returns true if a round takes bets at `now`. */
  takesBets(round: RoundRow, now: number): boolean
  /** Returns the last tick at or before `moment`; null if it is more than `maxAge` ms old. */
  tickOf(index: IndexSeries, symbol: string, moment: number, maxAge: number): Promise<IndexTick | null>
  /**
   * Returns the payouts of a decided round (R2, R4 and R8 in docs/invariants.md). `terms` are the terms for new rounds.
   * The correct rules ignore them; an injected fault uses them to violate R8.
   */
  payouts(round: RoundRow, stakes: Stake[], terms: RoundRules | undefined): Payout[]
  timePayout(order: OptionOrderRow, delivery: number | null): Payout
  /** Statuses of bets that still have to be paid. */
  unpaid: OptionOrderRow['status'][]
  /** Returns the amount that is booked as a fee when `left` remains in the pool after all payouts. */
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
