import { type Decimal, divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import { MAX_LOTS, MAX_TICKS } from '../../engine/order.ts'
import type { Listing } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { OrderDraft } from './spot-order.ts'

/** Trading terms of a listed symbol. */
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
  /** Price band as multiples of the last price, in units of 1e-8. */
  band: { min: bigint; max: bigint }
  /** Maximum distance of a market order from the best price, in millionths. */
  protectionPpm: number
  /** Units of quote coin in one tick × lot. Whole, so price times quantity needs no rounding. */
  cross: bigint
}

const ONE = 100_000_000n

/** Returns the rules of a listing. Throws RangeError if its amounts would not be exact. */
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

const short = (units: bigint): Decimal => fromUnits(units, 8, false)

/**
 * Applies the order filters up to MIN_NOTIONAL (docs/rules.md#spot-orders) in their order; returns the first
 * refusal or null. `last` is the last price in units of 1e-8, or the trigger price of a stop order; without it, the
 * band and the value of a market order by quantity are not checked. `field` names the field of the limit price.
 */
export function checkFilters(
  rules: SpotRules,
  draft: OrderDraft,
  last: bigint | null,
  field = 'price',
): Refusal | null {
  return (
    (draft.price === null ? null : checkPrice(rules, draft.price, last, field)) ??
    checkSize(rules, draft, last)
  )
}

type Size = Pick<OrderDraft, 'price' | 'quantity' | 'total'>

/** Refuses a quantity outside the steps and bounds of the symbol, and a value below the smallest one. */
export function checkSize(rules: SpotRules, size: Size, last: bigint | null): Refusal | null {
  return (
    (size.quantity === null ? null : checkQuantity(rules, size.quantity)) ?? checkNotional(rules, size, last)
  )
}

/**
 * Refuses a price that is not a multiple of the tick or lies outside the band around `last`, at the field with this
 * name.
 */
export function checkPrice(
  { terms, tick, band }: SpotRules,
  price: bigint,
  last: bigint | null,
  field: string,
): Refusal | null {
  if (price % tick !== 0n) return new Refusal('PRICE_TICK', { field, params: { tick: terms.tick } })
  // Before the first trade there is no price band, so only the engine's largest price limits the order.
  const max = last === null ? BigInt(MAX_TICKS) * tick : divRound(last * band.max, ONE, 'FLOOR')
  const min = last === null ? tick : divRound(last * band.min, ONE, 'CEIL')
  if (price >= min && price <= max) return null
  const ticks = (bound: bigint, rounding: 'CEIL' | 'FLOOR') => short(divRound(bound, tick, rounding) * tick)
  return new Refusal('PRICE_BAND', {
    field,
    params: { min: ticks(min, 'CEIL'), max: ticks(max, 'FLOOR') },
  })
}

function checkQuantity(rules: SpotRules, quantity: bigint): Refusal | null {
  const { terms, step, minQuantity, maxQuantity } = rules
  if (quantity % step === 0n && quantity >= minQuantity && quantity <= maxQuantity) return null
  const params = { step: terms.step, min: terms.minQty, max: terms.maxQty }
  return new Refusal('QTY_STEP', { field: 'quantity', params })
}

/** Refuses an order whose value is below the smallest one of the symbol. */
export function checkNotional(
  rules: SpotRules,
  { price, quantity, total }: Size,
  last: bigint | null,
): Refusal | null {
  const worth = price ?? last
  // Price × quantity is in units that are 10^8 times smaller than those of the total. A comparison at that
  // scale needs no rounding.
  const value =
    total !== null
      ? total * ONE
      : quantity !== null && worth !== null
        ? worth * quantity
        : rules.minNotional * ONE
  if (value >= rules.minNotional * ONE) return null
  return new Refusal('MIN_NOTIONAL', {
    field: total === null ? 'quantity' : 'total',
    params: { min: rules.terms.minNotional },
  })
}
