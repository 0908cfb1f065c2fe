import type { RecordedTrade, TradeRecording } from './recorded-trades.ts'

/** Recorded trades that are played repeatedly from a start time on, `speed` times as fast as they were recorded. */
export interface TradeLoop {
  symbol: string
  /** Returns the price of the latest trade played up to a time, in ticks. */
  price(ts: number): number
  /**
   * Returns the trades to be played in a period, but at most one pass of the recording. `to` is included, `from` is
   * not.
   */
  due(from: number, to: number): RecordedTrade[]
}

/** Pause between the last trade of a pass and the first trade of the next one, in ms of the recording. */
const PAUSE = 1000

/** Creates the loop. `origin` returns the start time, which may change until the first trade is played. */
export function tradeLoop(
  { listing, trades }: TradeRecording,
  origin: () => number,
  speed: number,
): TradeLoop {
  const first = trades[0]!.ts
  const length = trades[trades.length - 1]!.ts - first + PAUSE
  /** Returns the number of trades played up to a time, summed over all passes of the recording. */
  const played = (ts: number) => {
    const elapsed = Math.max(-1, Math.floor((ts - origin()) * speed))
    if (elapsed < 0) return 0
    return Math.floor(elapsed / length) * trades.length + upTo(trades, first + (elapsed % length))
  }
  return {
    symbol: listing.symbol,
    price: (ts) => trades[Math.max(0, played(ts) - 1) % trades.length]!.price,
    due(from, to) {
      const end = played(to)
      const begin = Math.max(played(from), end - trades.length)
      return Array.from({ length: end - begin }, (_, i) => trades[(begin + i) % trades.length]!)
    },
  }
}

/** Returns the number of recorded trades up to a time within the recording. */
function upTo(trades: RecordedTrade[], ts: number): number {
  let [low, high] = [0, trades.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (trades[middle]!.ts <= ts) low = middle + 1
    else high = middle
  }
  return low
}
