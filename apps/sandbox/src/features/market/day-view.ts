import { changePercent, type Ticker24h } from '@bourselet/sdk/money'
import type { Listing } from '../../prices/listings.ts'
import { priceText, quantityText, turnoverText } from '../../prices/quantities.ts'
import type { DayFigures } from './rolling-day.ts'

/** Returns the 24-hour figures of a symbol in the format of the API. */
export function dayView(listing: Listing, figures: DayFigures): Ticker24h {
  const last = priceText(listing, figures.last)
  const open = priceText(listing, figures.open)
  return {
    last,
    open_24h: open,
    high_24h: priceText(listing, figures.high),
    low_24h: priceText(listing, figures.low),
    change_pct: changePercent(open, last),
    volume_24h: quantityText(listing, figures.volume),
    turnover_24h: turnoverText(listing, figures.turnover),
  }
}
