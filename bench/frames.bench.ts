import type { BenchResult } from './bench-result.ts'
import { buildPages } from './frames/build-pages.ts'
import { compareFrames } from './frames/compare-frames.ts'

/**
 * The two runs, which differ in the number of events that the feed packs into a WebSocket frame: ten, as in the
 * sandbox, or one. The ratio of the run with one event has a goal but no limit, so it cannot fail the benchmark. A
 * limit would be unreliable: on a busy machine, the naive page skips renders, and its figures look too good.
 */
const packings = [
  { perFrame: 10, label: '10 events a frame', limit: 0.4 },
  { perFrame: 1, label: '1 event a frame', goal: 0.4 },
]

/**
 * Measures an order book, recent trades and a ticker at 1,000 updates a second. Compares our widgets with a
 * naive React page that shows the same data.
 */
export async function run(): Promise<BenchResult> {
  const pages = await buildPages()
  const result: BenchResult = {
    name: 'Order book, trades and ticker at 1,000 updates/s',
    rows: [],
    ratios: [],
  }
  for (const { perFrame, label, ...bounds } of packings) {
    const { middle, rows } = await compareFrames({ pages, perFrame })
    result.rows.push(...rows.map((row) => ({ ...row, label: `${label}, ${row.label}` })))
    result.ratios.push({
      label: `main thread, ours : naive, ${label}`,
      value: middle('ours', 'busy') / middle('naive', 'busy'),
      ...bounds,
    })
  }
  return result
}
