// Usage: npm start, then `node scripts/reserve-heights.ts`. Measures each custom element (tag) as a user who is not
// logged in sees it on a partner's page, and writes the heights to packages/elements/public/reserve.css. EMBED_PORT is
// the port of the running partner's page.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { chromiumPath } from './chromium.ts'
import { filling, reserveSheet } from './reserve-sheet.ts'
import { root } from './run.ts'

const embed = Number(process.env.EMBED_PORT ?? 4174)
const file = join(root, 'packages/elements/public/reserve.css')

/** Widths in px at which the custom elements are measured: that of a text column, and that of a phone. */
const widths = [720, 360]
/** Time in ms after which a height that has not changed is final. */
const CALM_MS = 2_000
const LIMIT_MS = 30_000
const BESIDE = 4

const manifest = JSON.parse(readFileSync(join(root, 'packages/elements/custom-elements.json'), 'utf8'))
const tags: string[] = manifest.modules.map(
  (module: { declarations: { tagName: string }[] }) => module.declarations[0]!.tagName,
)

/** Returns the current height of a custom element in px; 0 until its iframe is ready. */
function readHeight(name: string): number {
  const element = document.querySelector<HTMLElement>(name)!
  const place = element.shadowRoot?.querySelector<HTMLElement>('.place')
  return place && place.dataset.state !== 'ready' ? 0 : element.offsetHeight
}

/** Waits until the height of a custom element in a column of the given width stays the same. Returns this height. */
async function heightOf(context: BrowserContext, tag: string, width: number): Promise<number> {
  const page = await context.newPage()
  const address = `http://127.0.0.1:${embed}/reserved.html?bare&tag=${tag}&width=${width}`
  await page.goto(address)
  let height = 0
  let since = Date.now()
  for (const begun = Date.now(); Date.now() - begun < LIMIT_MS; ) {
    await page.waitForTimeout(100)
    const now = await page.evaluate(readHeight, tag)
    if (now !== height) since = Date.now()
    height = now
    if (height > 0 && Date.now() - since > CALM_MS && Date.now() - begun > 2 * CALM_MS) break
  }
  await page.close()
  return height
}

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
const heights = new Map<string, number[]>()
const waiting = tags.filter((tag) => filling[tag] === undefined)
await Promise.all(
  Array.from({ length: BESIDE }, async () => {
    for (let tag = waiting.shift(); tag; tag = waiting.shift()) {
      const measured = []
      for (const width of widths) measured.push(await heightOf(context, tag, width))
      heights.set(tag, measured)
    }
  }),
)
await browser.close()

writeFileSync(file, reserveSheet(heights))
for (const [tag, measured] of heights) console.log(tag, ...measured)
