import type { Exchange } from '../../exchange/exchange.ts'
import { type PredictionRules, predictionRules } from './rules.ts'

/** What the parts of this feature work with. */
export interface PredictionParts {
  exchange: Exchange
  rules: PredictionRules
  /** Bets paid in one transaction: so long others wait for the wallets and the fee account. */
  batch: number
  /** Whether the house fills the pools. */
  house: boolean
  /** Something of these symbols' running rounds is committed. */
  changed(): void
}

export type PredictionOptions = Partial<Pick<PredictionParts, 'rules' | 'batch' | 'house'>>

export function partsOf(
  exchange: Exchange,
  changed: () => void,
  { rules = predictionRules, batch = 500, house = true }: PredictionOptions = {},
): PredictionParts {
  return { exchange, rules, batch, house, changed }
}
