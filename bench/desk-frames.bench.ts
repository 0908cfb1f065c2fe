import { join } from 'node:path'
import type { BenchResult } from './bench-result.ts'
import { openDesk } from './desk/desk-market.ts'
import { buildPages } from './frames/build-pages.ts'
import { compareFrames } from './frames/compare-frames.ts'

/**
 * Measures the screen of an active trader at 1,000 updates a second: three charts with seven indicators each,
 * 200 own orders as chart lines and as a table, order book, trades and ticker. Compares our widgets with a
 * naive React page that uses the same chart library and the same indicator library.
 */
export async function run(): Promise<BenchResult> {
  const { middle, rows } = await compareFrames({
    pages: await buildPages(join(import.meta.dirname, 'desk')),
    perFrame: 10,
    open: openDesk,
    // When the page shows the 200 orders, the book levels and the trades, it has at least this many table rows.
    rows: 260,
    width: 1600,
  })
  return {
    name: 'Three charts, 21 indicators, 200 own orders, book and trades at 1,000 updates/s',
    rows,
    ratios: [
      {
        label: 'main thread, ours : naive',
        value: middle('ours', 'busy') / middle('naive', 'busy'),
        limit: 0.35,
      },
      { label: 'frames dropped, ours', value: middle('ours', 'dropped'), goal: 0 },
    ],
  }
}
