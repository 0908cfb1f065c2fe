import type { Connections } from '../../database/connect.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { IndexSeries } from '../../prices/index-board.ts'
import { type PredictionRules, predictionRules } from './rules.ts'

/** What the parts of this feature work with. */
export interface PredictionParts {
  exchange: Exchange
  /** Connections of what settles: bets that are placed cannot hold it up. */
  jobs: Connections
  /** The index as settlements read it. */
  index: IndexSeries
  rules: PredictionRules
  /** Bets paid in one transaction: so long others wait for the wallets and the fee account. */
  batch: number
  /** Whether the market maker fills the pools. */
  marketMaker: boolean
  /** Something of these symbols' running rounds is committed. */
  changed(): void
}

export type PredictionOptions = Partial<Pick<PredictionParts, 'rules' | 'batch' | 'marketMaker'>>

export function partsOf(
  exchange: ServerExchange,
  changed: () => void,
  { rules = predictionRules, batch = 500, marketMaker = true }: PredictionOptions = {},
): PredictionParts {
  const { jobs } = exchange.database
  return { exchange, jobs, index: exchange.index.through(jobs.db), rules, batch, marketMaker, changed }
}
