import type { Schema } from '@bourselet/openapi'
import type { IndexTick } from '../../prices/index-board.ts'
import type { Listing } from '../../prices/listings.ts'
import { priceText } from '../../prices/quantities.ts'

/** Formats a published index tick. */
export function tickView(coin: Listing, { id, ts, price }: IndexTick): Schema<'IndexTick'> {
  return { id, ts, price: priceText(coin, price) }
}
