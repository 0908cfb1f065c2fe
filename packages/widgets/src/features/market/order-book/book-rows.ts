import type { BookView, Level } from '@bourselet/sdk'
import { type Decimal, depthGroup, fromUnits, sub, toUnits } from '@bourselet/sdk/money'

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

export type BookShape = {
  /** Price range that one row covers: the tick or a multiple of it. */
  group: Decimal
  tick: Decimal
  /** Number of rows per side of the book. */
  count: number
}

/** Levels that are farther from the best price than those of the stream. The server groups them by price. */
export type FarLevels = Pick<BookView, 'bids' | 'asks'>

/**
 * Returns the groups of the live levels, followed by groups from the server. The live levels may end within
 * their last group, so the server's value replaces that group. Without `far`, only the groups of the live
 * levels are returned.
 */
export function withFar(near: readonly Level[], far: readonly Level[] | undefined): readonly Level[] {
  if (!far || far.length === 0 || near.length === 0) return near
  const last = near.at(-1)?.[0]
  const from = far.findIndex(([price]) => price === last)
  return from < 0 ? near : [...near.slice(0, -1), ...far.slice(from)]
}

function accumulate(levels: readonly Level[], count: number): { level: Level; total: bigint }[] {
  let total = 0n
  return levels.slice(0, count).map((level) => {
    total += toUnits(level[1])
    return { level, total }
  })
}

/**
 * Returns the rows of a book: levels grouped by price (docs/rules.md#market-data), with exact totals and the
 * lengths of the bars in integer percent.
 */
export function bookRows(book: BookView, { group, tick, count }: BookShape, far?: FarLevels): BookRows {
  const near = group === tick ? book : depthGroup(book.bids, book.asks, group, count)
  const bids = accumulate(withFar(near.bids, far?.bids), count)
  const asks = accumulate(withFar(near.asks, far?.asks), count)
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
