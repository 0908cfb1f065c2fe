import type { Schema } from '@bourselet/openapi'
import type { Listing } from '../../prices/listings.ts'
import { priceText, quantityText } from '../../prices/quantities.ts'
import type { FloorTrade } from '../../prices/trading-floor.ts'

/** Returns a public trade in the format of the API. */
export function tradeView(listing: Listing, { id, ts, price, lots, side }: FloorTrade): Schema<'Trade'> {
  return { id, ts, price: priceText(listing, price), qty: quantityText(listing, lots), side }
}
