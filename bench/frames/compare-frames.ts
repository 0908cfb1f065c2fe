import { chromium } from 'playwright'
import { chromiumPath } from '../../scripts/chromium.ts'
import { median } from '../median.ts'
import { type Variant, variants } from './build-pages.ts'
import { type FeedMarket, startFeed } from './feed.ts'
import { type Measured, measure } from './measure.ts'

const ROUNDS = 3
const flags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--no-first-run',
]

type Compared = {
  /** The built pages: the text of each file by its name. */
  pages: ReadonlyMap<string, string>
  /** Number of events that the feed packs into a WebSocket frame. */
  perFrame: number
  open?: () => FeedMarket
  /** Minimum number of table rows that a page has when all its data are shown. */
  rows?: number
  /** Width of the window in px. */
  width?: number
}

export type Comparison = {
  /** Returns the median of a figure of one page over all rounds. */
  middle(name: Variant, field: keyof Measured): number
  /** Figures of both pages: time of the main thread and number of dropped frames. */
  rows: { label: string; value: number | string; unit: string }[]
}

/** Measures the page with our widgets and the naive React page alternately under the same feed. */
export async function compareFrames({ pages, perFrame, open, rows, width }: Compared): Promise<Comparison> {
  const samples: Record<Variant, Measured[]> = { ours: [], naive: [] }
  const feed = await startFeed(pages, perFrame, open)
  const browser = await chromium.launch({
    ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
    args: [...flags, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of variants)
        samples[name].push(await measure(browser, `${feed.url}/${name}.html`, rows, width))
    }
  } finally {
    await browser.close()
    await feed.close()
  }
  const middle = (name: Variant, field: keyof Measured) => median(samples[name].map((one) => one[field]))
  const whole = (name: Variant, field: keyof Measured) => Math.round(middle(name, field))
  return {
    middle,
    rows: variants.flatMap((name) => [
      {
        label: `${name}: main thread (script ${whole(name, 'script')}, style and layout ${whole(name, 'layout')})`,
        value: whole(name, 'busy'),
        unit: 'ms/s',
      },
      {
        label: `${name}: frames dropped`,
        value: `${middle(name, 'dropped')} of ${middle(name, 'frames')}`,
        unit: '',
      },
    ]),
  }
}
