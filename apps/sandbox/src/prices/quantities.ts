import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Listing } from './listings.ts'

// In the sandbox prices are whole ticks and quantities are whole lots (engine/order.ts has their range); sums
// of lots and of ticks × lots are bigint. Only the functions of this file convert them from and to the
// decimals of the API.

/** Returns the ticks of a wire price that is a multiple of the tick. */
export function ticksOf(listing: Listing, price: Decimal): number {
  return Number(toUnits(price, listing.priceScale))
}

/** Formats a price with the decimals of the tick. */
export function priceText(listing: Listing, ticks: number): Decimal {
  return fromUnits(BigInt(ticks), listing.priceScale)
}

/** Formats a base quantity with 8 decimals. */
export function quantityText(listing: Listing, lots: number | bigint): Decimal {
  return fromUnits(BigInt(lots) * listing.lotUnits)
}

/** Formats a quote amount with 8 decimals, given a sum of ticks × lots. */
export function turnoverText(listing: Listing, cross: bigint): Decimal {
  return fromUnits(cross * listing.crossUnits)
}
