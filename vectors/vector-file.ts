import { readFileSync } from 'node:fs'

/** A row of a margin table in a vector file. */
interface TierRow {
  bracket: number
  floor: string
  cap: string
  max_leverage: number
  mmr: string
  cum: string
}

/** Trading rules of a spot symbol. */
interface SymbolRules {
  base: string
  quote: string
  tick: string
  step: string
  min_qty: string
  max_qty: string
  min_notional: string
}

/**
 * The configuration with which the vectors of a file run. All its values come from the file, none from the
 * code.
 */
export interface Constants {
  tiers: Record<string, TierRow[]>
  spot_symbols: Record<string, SymbolRules>
  spot_fee: { maker: string; taker: string }
  futures_fee: { maker: string; taker: string }
  market_protection: string
  deposit: { min: string; confirmations: number }
  withdraw: Record<string, { fee_fixed: string; fee_rate: string; min: string; max: string }>
  sign_rewards: string[]
  referral_rates: string[]
  loan: { overdue_multiplier: string; ltv: { initial: string; margin_call: string; liquidation: string } }
  convert: { spread: string; min_value_usdt: string; max_value_usdt: string }
}

export interface Vector {
  id: string
  kind: string
  title: string
  input: unknown
  expected: unknown
}

export interface VectorFile {
  constants: Constants
  vectors: Vector[]
}

/** Reads a vector file of the form `{constants, vectors: [{id, kind, title, input, expected}]}`. */
export function readVectorFile(path: string): VectorFile {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<VectorFile> | null
  if (!file?.constants || !Array.isArray(file.vectors)) throw new Error(`${path}: no constants or no vectors`)
  return { constants: file.constants, vectors: file.vectors }
}
