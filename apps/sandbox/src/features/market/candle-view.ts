import type { Schema } from '@bourselet/openapi'
import type { Listing } from '../../prices/listings.ts'
import { priceText, quantityText, turnoverText } from '../../prices/quantities.ts'
import type { Bucket } from './candle-query.ts'

/** Returns a candle in the format of the API. */
export function candleView(listing: Listing, { t, stretch }: Bucket): Schema<'Candle'> {
  return {
    t,
    o: priceText(listing, stretch.o),
    h: priceText(listing, stretch.h),
    l: priceText(listing, stretch.l),
    c: priceText(listing, stretch.c),
    v: quantityText(listing, stretch.v),
    q: turnoverText(listing, stretch.q),
    n: stretch.n,
  }
}
