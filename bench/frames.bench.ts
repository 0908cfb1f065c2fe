import { chromium } from 'playwright'
import { chromiumPath } from '../scripts/chromium.ts'
import type { BenchResult } from './bench-result.ts'
import { buildPages, type Variant, variants } from './frames/build-pages.ts'
import { startFeed } from './frames/feed.ts'
import { type Measured, measure } from './frames/measure.ts'
import { median } from './median.ts'

const ROUNDS = 3
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
]

/**
 * The two runs: the feed packs ten events into a WebSocket frame, as the sandbox does, or one. The run with one
 * event has only a goal and no limit, because on a busy machine the naive page skips renders and its figures
 * look too good.
 */
const packings = [
  { perFrame: 10, label: '10 events a frame', limit: 0.4 },
  { perFrame: 1, label: '1 event a frame', goal: 0.4 },
]

async function compare(perFrame: number, pages: ReadonlyMap<string, string>) {
  const samples: Record<Variant, Measured[]> = { ours: [], naive: [] }
  const feed = await startFeed(pages, perFrame)
  const browser = await chromium.launch({
    ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of variants) samples[name].push(await measure(browser, `${feed.url}/${name}.html`))
    }
  } finally {
    await browser.close()
    await feed.close()
  }
  const middle = (name: Variant, field: keyof Measured) => median(samples[name].map((one) => one[field]))
  return { middle }
}

/**
 * Measures order book, recent trades and ticker at 1,000 updates a second, and compares our widgets with a naive
 * React page that shows the same data.
 */
export async function run(): Promise<BenchResult> {
  const pages = await buildPages()
  const result: BenchResult = {
    name: 'Order book, trades and ticker at 1,000 updates/s',
    rows: [],
    ratios: [],
  }
  for (const { perFrame, label, ...bounds } of packings) {
    const { middle } = await compare(perFrame, pages)
    for (const name of variants) {
      const share = (field: 'busy' | 'script' | 'layout') => Math.round(middle(name, field))
      const parts = `script ${share('script')}, style and layout ${share('layout')}`
      result.rows.push(
        { label: `${name}, ${label}: main thread (${parts})`, value: share('busy'), unit: 'ms/s' },
        {
          label: `${name}, ${label}: frames dropped`,
          value: `${middle(name, 'dropped')} of ${middle(name, 'frames')}`,
          unit: '',
        },
      )
    }
    result.ratios.push({
      label: `main thread, ours : naive, ${label}`,
      value: middle('ours', 'busy') / middle('naive', 'busy'),
      ...bounds,
    })
  }
  return result
}
