import { type ContractBasis, contractBasis } from './contract-basis.ts'
import { contractSource } from './contract-prices.ts'
import { marketWalk } from './market-walk.ts'
import { type PriceModel, priceModel } from './price-model.ts'
import type { PriceSource } from './price-source.ts'

/** The price models of coins and contracts, which have the same price source. */
export interface PriceModels {
  /** The price model of the coins. */
  readonly history: PriceModel
  /** The price model of the contracts. */
  readonly contracts: PriceModel
  /** The basis of the contracts, by which their prices differ from those of the coins. */
  readonly basis: ContractBasis
}

export function priceModels(source: PriceSource): PriceModels {
  const basis = contractBasis(source)
  return { history: priceModel(source), contracts: priceModel(contractSource(source, basis)), basis }
}

/** The simulated random walk of prices of a seed, and the price models that are based on it. */
export interface SharedWalk {
  walk: PriceSource
  models: PriceModels
}

/** Number of seeds whose walks are kept in memory. */
const MOST_SEEDS = 4
/** The walks, the least recently used first. */
const walks = new Map<string, SharedWalk>()

function createWalk(seed: string): SharedWalk {
  const walk = marketWalk(seed)
  return { walk, models: priceModels(walk) }
}

/**
 * Returns the random walk of prices of a seed. All callers share one walk, because computing a walk from its start
 * takes a moment. The walks of the most recently used seeds are kept.
 */
export function sharedWalkOf(seed: string): SharedWalk {
  const shared = walks.get(seed) ?? createWalk(seed)
  // A map iterates in the order of insertion. Each used seed is deleted and inserted again, so it becomes the last
  // entry. The first entry is therefore the least recently used seed.
  walks.delete(seed)
  walks.set(seed, shared)
  if (walks.size > MOST_SEEDS) walks.delete(walks.keys().next().value!)
  return shared
}
