import type { Connections } from '../../database/connect.ts'
import type { ReferralRewards } from '../../exchange/capabilities.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { IndexSeries } from '../../prices/index-board.ts'
import { type BetPlan, betPlan } from './bet-plan.ts'
import { type PredictionRules, predictionRules } from './rules.ts'

/** The dependencies of the functions of the feature prediction. */
export interface PredictionParts {
  exchange: Exchange
  /**
   * Database connections for settlements. They are separate from those of requests, so that bets cannot block
   * settlements.
   */
  jobs: Connections
  /** The index prices, read through the connections for settlements. */
  index: IndexSeries
  rules: PredictionRules
  /**
   * Number of bets that are paid in one transaction. It limits how long other transactions wait for the wallets and
   * the fee account.
   */
  batch: number
  /** True if the market maker places stakes in rounds. */
  marketMaker: boolean
  /** The stakes that the market maker plans for each round. */
  betPlan: BetPlan
  /** Returns the bookings that pay inviters their shares of the fees of time options. */
  rewards: ReferralRewards
  /** Called after a commit that changed running rounds. */
  changed(): void
}

export type PredictionOptions = Partial<Pick<PredictionParts, 'rules' | 'batch' | 'marketMaker'>> &
  Pick<PredictionParts, 'rewards'>

export function partsOf(
  exchange: ServerExchange,
  changed: () => void,
  { rules = predictionRules, batch = 500, marketMaker = true, rewards }: PredictionOptions,
): PredictionParts {
  const { jobs } = exchange.database
  return {
    exchange,
    jobs,
    index: exchange.index.through(jobs.db),
    rules,
    batch,
    marketMaker,
    betPlan: betPlan(exchange.seeds.current),
    rewards,
    changed,
  }
}
