import { type Decimal, divRound, fromUnits, toUnits } from '@bourselet/sdk/money'
import { MAX_LOTS, MAX_TICKS } from '../../engine/order.ts'
import type { Listing } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import type { OrderDraft } from './spot-order.ts'

/** The terms of a listed symbol from which its trading rules follow. */
export type SpotTerms = Pick<
  Listing,
  'symbol' | 'base' | 'quote' | 'tick' | 'step' | 'minQty' | 'maxQty' | 'minNotional' | 'bounds'
>

/** The trading rules of a symbol, in units of 1e-8. */
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
  /** Units of quote coin in one tick × lot. It is an integer, so price × quantity needs no rounding. */
  cross: bigint
}

const ONE = 100_000_000n

/** Returns the trading rules of a listing. Throws RangeError if the listing would make amounts inexact. */
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
 * Applies the filters of docs/rules.md#spot-orders in the documented sequence, up to MIN_NOTIONAL. Returns the first
 * refusal; null if all filters pass. `last` is the last price in units of 1e-8, or the trigger price of a stop order.
 * Without `last`, neither the price band nor the value of a market order that states a quantity is checked. `field` is
 * the name of the field that contains the limit price.
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

/** Returns a refusal if the quantity or the value of an order is outside the symbol's rules; otherwise null. */
export function checkSize(rules: SpotRules, size: Size, last: bigint | null): Refusal | null {
  return (
    (size.quantity === null ? null : checkQuantity(rules, size.quantity)) ?? checkNotional(rules, size, last)
  )
}

/**
 * Returns a refusal if a price is not a multiple of the tick or is outside the band around `last`; otherwise null.
 * The refusal names the given field.
 */
export function checkPrice(
  { terms, tick, band }: SpotRules,
  price: bigint,
  last: bigint | null,
  field: string,
): Refusal | null {
  if (price % tick !== 0n) return new Refusal('PRICE_TICK', { field, params: { tick: terms.tick } })
  // The price band is measured from the last price. Without a last price, only the largest price that the engine
  // supports limits the order.
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

/** Returns a refusal if the value of an order is below the symbol's minimum; otherwise null. */
export function checkNotional(
  rules: SpotRules,
  { price, quantity, total }: Size,
  last: bigint | null,
): Refusal | null {
  const worth = price ?? last
  // Price × quantity has 16 decimals, a total has 8. The comparison uses 16 decimals, so nothing is rounded.
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
