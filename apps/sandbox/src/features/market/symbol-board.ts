import type { Listing } from '../../prices/listings.ts'
import type { BookProduct, BookUpdate, FloorTrade } from '../../prices/trading-floor.ts'
import { CandleSeries } from './candle-series.ts'
import type { ChartHistory } from './chart-history.ts'
import { PublishedBook } from './published-book.ts'
import { RecentTrades } from './recent-trades.ts'
import { type DayFigures, RollingDay } from './rolling-day.ts'

/** All public data of one symbol of a product in memory: order book, trades, candles and 24-hour figures. */
export class SymbolBoard {
  readonly product: BookProduct
  readonly listing: Listing
  readonly book = new PublishedBook()
  readonly day = new RollingDay()
  readonly recent = new RecentTrades()
  readonly traded: CandleSeries

  constructor(product: BookProduct, listing: Listing, history: ChartHistory) {
    this.product = product
    this.listing = listing
    this.traded = new CandleSeries(`${product}:${listing.symbol}`, history)
  }

  /**
   * Applies a committed update to the order book. Adds its trades to the candles, the 24-hour figures and the recent
   * trades.
   */
  apply(update: BookUpdate): void {
    this.book.apply(update)
    this.addTrades(update.trades)
  }

  addTrades(trades: readonly FloorTrade[]): void {
    for (const { ts, price, lots } of trades) {
      this.day.addTrade(ts, price, lots)
      this.traded.add(ts, price, lots)
    }
    this.recent.add(trades)
  }

  /**
   * Returns the 24-hour figures. As long as no price is known, all prices in the figures are one tick, and the volume
   * is 0.
   */
  figures(now: number): DayFigures {
    return this.day.figures(now) ?? { last: 1, open: 1, high: 1, low: 1, volume: 0n, turnover: 0n }
  }
}
