import type { IndexSeries, IndexTick } from '../../prices/index-board.ts'
import type { OptionOrderRow, RoundRow, RoundRules } from './prediction.migration.ts'
import { type Payout, roundPayouts, type Stake } from './round-payouts.ts'
import { timePayout } from './time-payout.ts'

/**
 * A price settles or opens a bet only while it is not older than this: two beats of the index. Without such a price
 * the stake comes back (docs/rules.md#prices-and-settlement).
 */
export const PRICE_AGE_MS = 2_000

/** Everything that decides about outcomes and money. The simulation plants its bugs here and nowhere else. */
export interface PredictionRules {
  /** Whether a round takes bets at `now` (R1). */
  takesBets(round: RoundRow, now: number): boolean
  /** The published tick that gives the price of a moment: the last one at or before it, if fresh enough (R5). */
  tickOf(index: IndexSeries, symbol: string, moment: number, maxAge: number): Promise<IndexTick | null>
  /** What bets of a decided round come to (R2, R4, R8). `terms` are those of new rounds: no business of this one. */
  payouts(round: RoundRow, stakes: Stake[], terms: RoundRules | undefined): Payout[]
  timePayout(order: OptionOrderRow, delivery: number | null): Payout
  /** Orders that wait for their money (R3). */
  unpaid: OptionOrderRow['status'][]
  /** What goes to the market maker of what is left in a pool when everybody is paid (L2). */
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
