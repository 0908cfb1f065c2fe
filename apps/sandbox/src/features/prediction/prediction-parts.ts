import type { Connections } from '../../database/connect.ts'
import type { ReferralRewards } from '../../exchange/capabilities.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { IndexSeries } from '../../prices/index-board.ts'
import { type BetPlan, betPlan } from './bet-plan.ts'
import { type PredictionRules, predictionRules } from './rules.ts'

/** Dependencies of this feature's functions. */
export interface PredictionParts {
  exchange: Exchange
  /** Database connections for settlement, separate from those of bets, so that bets cannot block it. */
  jobs: Connections
  /** The index series for settlement. */
  index: IndexSeries
  rules: PredictionRules
  /**
   * Number of bets that are paid in one transaction; it limits the time for which other transactions wait for
   * the wallets and the fee account.
   */
  batch: number
  /** True if the market maker places stakes. */
  marketMaker: boolean
  /** The stakes that the market maker plans for each round. */
  betPlan: BetPlan
  /** Pays the inviters their shares of the fees of time options. */
  rewards: ReferralRewards
  /** Called when a change of running rounds is committed. */
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
