import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumPath } from '../scripts/chromium.ts'
import type { BenchResult } from './bench-result.ts'
import { buildPages, type Variant, variants } from './frames/build-pages.ts'
import { startFeed } from './frames/feed.ts'
import { type Measured, measure } from './frames/measure.ts'
import { median } from './median.ts'
import { openContracts } from './positions/contracts.ts'

const ROUNDS = 3
/** Number of table rows: a header and fifty positions. */
const ROWS = 51
/** Number of events in a WebSocket frame, the same as in the stream of the sandbox. */
const PER_FRAME = 10
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
]

/**
 * Measures a table of fifty positions at 1,000 mark prices a second, and compares our widget with a naive React
 * page that shows the same data.
 */
export async function run(): Promise<BenchResult> {
  const pages = await buildPages(join(import.meta.dirname, 'positions'))
  const samples: Record<Variant, Measured[]> = { ours: [], naive: [] }
  const feed = await startFeed(pages, PER_FRAME, openContracts)
  const browser = await chromium.launch({
    ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of variants)
        samples[name].push(await measure(browser, `${feed.url}/${name}.html`, ROWS, 1280))
    }
  } finally {
    await browser.close()
    await feed.close()
  }
  const middle = (name: Variant, field: keyof Measured) => median(samples[name].map((one) => one[field]))
  const rows = variants.flatMap((name) => [
    {
      label: `${name}: main thread (script ${Math.round(middle(name, 'script'))}, style and layout ${Math.round(middle(name, 'layout'))})`,
      value: Math.round(middle(name, 'busy')),
      unit: 'ms/s',
    },
    {
      label: `${name}: frames dropped`,
      value: `${middle(name, 'dropped')} of ${middle(name, 'frames')}`,
      unit: '',
    },
  ])
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
