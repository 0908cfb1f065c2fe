import type { FloorTrade } from '../../prices/trading-floor.ts'

const KEPT = 1000

/** The newest public trades of a symbol, in memory. */
export class RecentTrades {
  /** The trades in memory, oldest first. */
  #trades: FloorTrade[] = []

  add(trades: readonly FloorTrade[]): void {
    this.#trades.push(...trades)
    if (this.#trades.length > 2 * KEPT) this.#trades = this.#trades.slice(-KEPT)
  }

  /** Returns at most `limit` trades, newest first. */
  newest(limit: number): FloorTrade[] {
    return this.#trades.slice(-Math.min(limit, KEPT)).reverse()
  }
}
