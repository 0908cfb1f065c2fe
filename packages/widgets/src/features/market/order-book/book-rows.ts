import type { BookView, Level } from '@bourselet/sdk'
import { type Decimal, depthGroup, fromUnits, sub, toUnits } from '@bourselet/sdk/money'

/** A row of the book. It has primitive values only, so that unchanged rows compare as equal. */
export type BookRow = {
  price: Decimal
  quantity: Decimal
  /** Cumulative quantity from the best price to this one. */
  total: Decimal
  /** Length of the bar: the total as an integer percentage of the largest visible total. */
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
  /** Price range of a row: the tick or a multiple of it. */
  group: Decimal
  tick: Decimal
  /** Number of rows per side. */
  count: number
}

/** Levels beyond those that the stream sends, grouped by the server. */
export type FarLevels = Pick<BookView, 'bids' | 'asks'>

/**
 * Returns the groups of the live levels followed by groups from the server. Live levels may end inside their
 * last group, so the server's values are used for that group too. Without an answer of the server, only the
 * live groups are returned.
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
 * Returns the rows of a book: grouped prices (docs/rules.md#market-data), exact totals, and bars in integer
 * percent.
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
