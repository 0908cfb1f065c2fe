import type { Level } from '@bourselet/sdk'
import { type Decimal, fromUnits, sub, toUnits } from '@bourselet/sdk/money'
import type { Levels } from './book-groups.ts'

/**
 * A row of the order book. All values are primitive, so that an unchanged row compares as equal and is not
 * rendered again.
 */
export type BookRow = {
  price: Decimal
  quantity: Decimal
  /** Cumulative quantity from the best price to the price of this row. */
  total: Decimal
  /** Length of the bar: `total` as an integer percentage of the largest total in view. */
  share: number
}

export type BookRows = {
  /** The rows of the bids, best price first. */
  bids: BookRow[]
  /** The rows of the asks, best price first. */
  asks: BookRow[]
  /** Best ask minus best bid; null if a side is empty. */
  spread: Decimal | null
}

function accumulate(levels: readonly Level[], count: number): { level: Level; total: bigint }[] {
  let total = 0n
  return levels.slice(0, count).map((level) => {
    total += toUnits(level[1])
    return { level, total }
  })
}

/**
 * Returns at most `count` rows per side of a book. Each row contains the exact sum of the quantities from the best
 * price to this row. It also contains the length of its bar, as an integer percentage of the longest bar. `levels` has
 * one level for each row: the levels of the book, or those of its price groups.
 */
export function bookRows(book: Levels, count: number, levels: Levels = book): BookRows {
  const bids = accumulate(levels.bids, count)
  const asks = accumulate(levels.asks, count)
  const deepest = [bids.at(-1)?.total ?? 0n, asks.at(-1)?.total ?? 0n]
  const most = deepest[0]! > deepest[1]! ? deepest[0]! : deepest[1]!
  const row = ({ level: [price, quantity], total }: { level: Level; total: bigint }): BookRow => ({
    price,
    quantity,
    total: fromUnits(total),
    share: most > 0n ? Number((total * 100n) / most) : 0,
  })
  const bestBid = book.bids[0]?.[0]
  const bestAsk = book.asks[0]?.[0]
  return {
    bids: bids.map(row),
    asks: asks.map(row),
    spread: bestBid && bestAsk ? sub(bestAsk, bestBid) : null,
  }
}
