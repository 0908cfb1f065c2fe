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

/** The simulated prices of a seed, with their models. */
export interface Simulation {
  walk: PriceSource
  models: PriceModels
}

/** Number of seeds whose simulated prices are kept in memory. */
const MOST_SEEDS = 4
const simulations = new Map<string, Simulation>()

/**
 * Returns the simulated prices of a seed. All callers share one copy, because computing the prices from the
 * start of the simulation takes a moment.
 */
export function simulationOf(seed: string): Simulation {
  const known = simulations.get(seed)
  if (known) return known
  const walk = marketWalk(seed)
  const made = { walk, models: priceModels(walk) }
  if (simulations.size >= MOST_SEEDS) simulations.delete(simulations.keys().next().value!)
  simulations.set(seed, made)
  return made
}
