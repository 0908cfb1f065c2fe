import type { Rows } from './published-book.ts'

/**
 * Returns the first `limit` price groups of a side, best first, by the formula `depthGroup`: bids are rounded
 * down and asks up, so that a group never shows a better price than its orders. `width` is in ticks.
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
