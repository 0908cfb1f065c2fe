import { type ContractBasis, contractBasis } from './contract-basis.ts'
import { contractSource } from './contract-prices.ts'
import { type PriceModel, priceModel } from './price-model.ts'
import type { PriceSource } from './price-source.ts'

/** One price source for coins and contracts. */
export interface PriceModels {
  /** Prices and volume of the coins. */
  readonly history: PriceModel
  /** Prices and volume of the contracts. */
  readonly contracts: PriceModel
  /** Basis of contracts over coins. */
  readonly basis: ContractBasis
}

export function priceModels(source: PriceSource): PriceModels {
  const basis = contractBasis(source)
  return { history: priceModel(source), contracts: priceModel(contractSource(source, basis)), basis }
}
