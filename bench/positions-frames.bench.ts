import { join } from 'node:path'
import type { BenchResult } from './bench-result.ts'
import { buildPages } from './frames/build-pages.ts'
import { compareFrames } from './frames/compare-frames.ts'
import { openContracts } from './positions/contracts.ts'

/**
 * Measures a table of fifty positions at 1,000 mark prices a second. Compares our widget with a naive React
 * page.
 */
export async function run(): Promise<BenchResult> {
  const { middle, rows } = await compareFrames({
    pages: await buildPages(join(import.meta.dirname, 'positions')),
    perFrame: 10,
    open: openContracts,
    // The table has a header row and fifty positions.
    rows: 51,
    width: 1280,
  })
  return {
    name: 'Table of 50 positions at 1,000 mark prices/s',
    rows,
    ratios: [
      {
        label: 'main thread, ours : naive',
        value: middle('ours', 'busy') / middle('naive', 'busy'),
        limit: 0.4,
      },
      { label: 'frames dropped, ours', value: middle('ours', 'dropped'), goal: 0 },
    ],
  }
}
