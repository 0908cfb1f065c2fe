import type { Rows } from './published-book.ts'

/**
 * Combines the price levels of one side of a book into groups of `width` ticks. Returns the first `limit` groups,
 * best price first, as the SDK's formula `depthGroup` does. Bid prices are rounded down and ask prices up, so that
 * a group never shows a better price than its orders have.
 */
export function groupRows(rows: Rows, side: 'bids' | 'asks', width: number, limit: number): Rows {
  if (width === 1) return rows.slice(0, limit)
  const groups: Rows = []
  for (const [price, lots] of rows) {
    const key = (side === 'bids' ? Math.floor(price / width) : Math.ceil(price / width)) * width
    const last = groups[groups.length - 1]
    if (last?.[0] === key) last[1] += lots
    else if (groups.length === limit) break
    else groups.push([key, lots])
  }
  return groups
}
