import type { Schema } from '@bourselet/openapi'
import type { IndexTick } from '../../prices/index-board.ts'
import type { Listing } from '../../prices/listings.ts'
import { priceText } from '../../prices/quantities.ts'

/** Returns a published index tick in the format of the API. */
export function tickView(coin: Listing, { id, ts, price }: IndexTick): Schema<'IndexTick'> {
  return { id, ts, price: priceText(coin, price) }
}
