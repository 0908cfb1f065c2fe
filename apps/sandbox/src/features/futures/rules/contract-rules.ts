import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Contract } from '../../../prices/contracts.ts'

const ONE = 100_000_000n

/** A contract's trading rules where its decimals meet the engine's ticks and lots. */
export interface ContractRules {
  terms: Contract
  /** Units of 1e-8. */
  tick: bigint
  step: bigint
  minQuantity: bigint
  maxQuantity: bigint
  minNotional: bigint
  /** Multiples of the mark price, in units. */
  band: { min: bigint; max: bigint }
  /** Distance from the best price within which a market order trades, in millionths. */
  protectionPpm: number
  /** Of a price that is a multiple of the tick. */
  ticksOf(price: Decimal): number
  priceOf(ticks: number): Decimal
  lotsOf(quantity: Decimal): number
  /** Without trailing zeros. */
  quantityOf(lots: number): Decimal
  /** Ticks x lots in units of the quote coin, exact. */
  valueOf(ticks: number, lots: number): bigint
}

export function contractRules(terms: Contract): ContractRules {
  const tick = toUnits(terms.tick)
  const step = toUnits(terms.step)
  const short = 10n ** BigInt(8 - terms.priceScale)
  return {
    terms,
    tick,
    step,
    minQuantity: toUnits(terms.minQty),
    maxQuantity: toUnits(terms.maxQty),
    minNotional: toUnits(terms.minNotional),
    band: { min: toUnits(terms.bounds.band.min), max: toUnits(terms.bounds.band.max) },
    protectionPpm: Number(toUnits(terms.bounds.protection, 6)),
    ticksOf: (price) => Number(toUnits(price) / tick),
    priceOf: (ticks) => fromUnits((BigInt(ticks) * tick) / short, terms.priceScale),
    lotsOf: (quantity) => Number(toUnits(quantity) / step),
    quantityOf: (lots) => fromUnits(BigInt(lots) * step, 8, false),
    valueOf: (ticks, lots) => (BigInt(ticks) * BigInt(lots) * tick * step) / ONE,
  }
}
