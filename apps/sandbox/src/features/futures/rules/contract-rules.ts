import { divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Contract } from '../../../prices/contracts.ts'
import type { MarginTier } from './margin-formulas.ts'

/**
 * A contract's trading rules in units of 1e-8, with functions that convert prices to ticks and quantities to lots
 * for the matching engine.
 */
export interface ContractRules {
  terms: Contract
  tick: bigint
  step: bigint
  minQuantity: bigint
  maxQuantity: bigint
  minNotional: bigint
  /** Lowest and highest accepted limit price, as multiples of the mark price in units of 1e-8. */
  band: { min: bigint; max: bigint }
  /** Maximum distance of a market order's fills from the best price, in millionths of that price. */
  protectionPpm: number
  tiers: readonly MarginTier[]
  /** Converts a price, which must be a multiple of the tick, to ticks. */
  ticksOf(price: bigint): number
  priceOf(ticks: number): bigint
  lotsOf(quantity: bigint): number
  quantityOf(lots: number): bigint
  /** Formats a price with the number of decimals of the tick, rounded half up. */
  priceText(price: bigint): string
}

export function contractRules(terms: Contract): ContractRules {
  const tick = toUnits(terms.tick)
  const step = toUnits(terms.step)
  const beyondTick = 10n ** BigInt(8 - terms.priceScale)
  return {
    terms,
    tick,
    step,
    minQuantity: toUnits(terms.minQty),
    maxQuantity: toUnits(terms.maxQty),
    minNotional: toUnits(terms.minNotional),
    band: { min: toUnits(terms.bounds.band.min), max: toUnits(terms.bounds.band.max) },
    protectionPpm: Number(toUnits(terms.bounds.protection, 6)),
    tiers: terms.tiers.map(({ cap, max_leverage, mmr, cum }) => ({
      cap: toUnits(cap),
      maxLeverage: max_leverage,
      rate: toUnits(mmr),
      cumulative: toUnits(cum),
    })),
    ticksOf: (price) => Number(price / tick),
    priceOf: (ticks) => BigInt(ticks) * tick,
    lotsOf: (quantity) => Number(quantity / step),
    quantityOf: (lots) => BigInt(lots) * step,
    priceText: (price) => fromUnits(divRound(price, beyondTick, 'HALF_UP'), terms.priceScale),
  }
}
