import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Listing } from './listings.ts'

// Inside, prices are whole ticks and quantities whole lots (see engine/order.ts for why plain numbers are exact
// there); sums of lots and of ticks x lots are bigint. These are the only ways in and out.

/** Ticks of a wire price that is a multiple of the tick. */
export function ticksOf(listing: Listing, price: Decimal): number {
  return Number(toUnits(price, listing.priceScale))
}

/** A price with the decimals of the tick. */
export function priceText(listing: Listing, ticks: number): Decimal {
  return fromUnits(BigInt(ticks), listing.priceScale)
}

/** A base quantity with 8 decimals. */
export function quantityText(listing: Listing, lots: number | bigint): Decimal {
  return fromUnits(BigInt(lots) * listing.lotUnits)
}

/** A quote amount with 8 decimals, of a sum of ticks x lots. */
export function turnoverText(listing: Listing, cross: bigint): Decimal {
  return fromUnits(cross * listing.crossUnits)
}
