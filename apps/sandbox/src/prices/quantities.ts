import { type Decimal, fromUnits, toUnits } from '@bourselet/sdk/money'
import type { Listing } from './listings.ts'

// Inside the sandbox, prices are whole numbers of ticks (price steps), and quantities are whole numbers of lots.
// engine/order.ts defines their range. Sums of lots and of ticks × lots are bigint. Only the functions of this file
// convert these numbers to and from the decimals of the API.

/** Returns a price in ticks. `price` is a decimal of the API and must be a multiple of the tick. */
export function ticksOf(listing: Listing, price: Decimal): number {
  return Number(toUnits(price, listing.priceScale))
}

/** Returns a price in ticks as a decimal with the decimals of the tick. */
export function priceText(listing: Listing, ticks: number): Decimal {
  return fromUnits(BigInt(ticks), listing.priceScale)
}

/** Returns a quantity in lots as a decimal of the base coin with 8 decimals. */
export function quantityText(listing: Listing, lots: number | bigint): Decimal {
  return fromUnits(BigInt(lots) * listing.lotUnits)
}

/** Returns a sum of ticks × lots as a decimal of the quote coin with 8 decimals. */
export function turnoverText(listing: Listing, cross: bigint): Decimal {
  return fromUnits(cross * listing.crossUnits)
}
