import { toUnits } from '@bourselet/sdk/money'
import { MAX_LOTS } from '../../engine/order.ts'
import type { Listing } from '../../prices/listings.ts'

/** What a listing says of a symbol, apart from how it is shown. */
export type SpotTerms = Pick<
  Listing,
  'symbol' | 'base' | 'quote' | 'tick' | 'step' | 'minQty' | 'maxQty' | 'minNotional' | 'bounds'
>

/** A symbol's trading rules in units of 1e-8. */
export interface SpotRules {
  terms: SpotTerms
  tick: bigint
  step: bigint
  minQuantity: bigint
  maxQuantity: bigint
  minNotional: bigint
  /** Multiples of the last price, in units. */
  band: { min: bigint; max: bigint }
  /** Distance from the best price within which a market order trades, in millionths. */
  protectionPpm: number
  /** Units of quote coin in one tick x lot. Whole, so price times quantity needs no rounding (rulebook 2.3). */
  cross: bigint
}

const ONE = 100_000_000n

/** The rules of a listing. Throws RangeError on one whose amounts could not be exact. */
export function spotRules(terms: SpotTerms): SpotRules {
  const tick = toUnits(terms.tick)
  const step = toUnits(terms.step)
  const maxQuantity = toUnits(terms.maxQty)
  if ((tick * step) % ONE !== 0n)
    throw new RangeError(`${terms.symbol}: tick x step is finer than 8 decimals`)
  if (maxQuantity / step > BigInt(MAX_LOTS)) throw new RangeError(`${terms.symbol}: maxQty is too many steps`)
  return {
    terms,
    tick,
    step,
    minQuantity: toUnits(terms.minQty),
    maxQuantity,
    minNotional: toUnits(terms.minNotional),
    band: { min: toUnits(terms.bounds.band.min), max: toUnits(terms.bounds.band.max) },
    protectionPpm: Number(toUnits(terms.bounds.protection, 6)),
    cross: (tick * step) / ONE,
  }
}
