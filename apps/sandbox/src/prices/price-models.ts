import { type ContractBasis, contractBasis } from './contract-basis.ts'
import { contractSource } from './contract-prices.ts'
import { type PriceModel, priceModel } from './price-model.ts'
import type { PriceSource } from './price-source.ts'

/** The price models of coins and contracts, which have the same price source. */
export interface PriceModels {
  /** Prices and volumes of the coins. */
  readonly history: PriceModel
  /** Prices and volumes of the contracts. */
  readonly contracts: PriceModel
  /** The basis of the contracts, by which their prices differ from those of the coins. */
  readonly basis: ContractBasis
}

export function priceModels(source: PriceSource): PriceModels {
  const basis = contractBasis(source)
  return { history: priceModel(source), contracts: priceModel(contractSource(source, basis)), basis }
}
