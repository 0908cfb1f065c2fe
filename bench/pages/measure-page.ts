import type { Browser, Page } from 'playwright'
import { median } from '../median.ts'
import type { CountedServer } from './counted-servers.ts'
import { type MeasuredPath, pageContents } from './tag-markup.ts'
import { watchedTimes, watchPage } from './watch-page.ts'

const LIMIT_MS = 120_000
/** Time in ms without a request after which a page counts as loaded, and the time limit for reaching this state. */
const QUIET_MS = 2_000
const QUIET_LIMIT_MS = 20_000

export interface PageFigures {
  requests: number
  bytes: number
  sockets: number
  /** Time in ms from the navigation to the first price of any tag. */
  firstPrice: number
  /** Time in ms from the navigation until every tag shows its widget, which may still wait for data. */
  allShown: number
}

export interface Servers {
  operator: CountedServer
  api: CountedServer
}

async function until(condition: () => Promise<boolean>, page: Page, limit = LIMIT_MS): Promise<boolean> {
  for (const begun = performance.now(); performance.now() - begun < limit; await page.waitForTimeout(100))
    if (await condition()) return true
  return false
}

/** Waits until the servers have received no request for `QUIET_MS`. */
async function untilQuiet(page: Page, { operator, api }: Servers): Promise<void> {
  const total = () => operator.counts.requests + api.counts.requests + api.counts.sockets
  let last = total()
  let since = performance.now()
  await until(
    async () => {
      if (total() !== last) since = performance.now()
      last = total()
      return performance.now() - since > QUIET_MS
    },
    page,
    QUIET_LIMIT_MS,
  )
}

/**
 * Logs a member in inside the frames of a page. For this, it broadcasts the message that a frame sends to the other
 * frames after a log-in.
 */
async function signIn(page: Page, token: string): Promise<void> {
  const frame = page.frames().find((one) => one.url().includes('/elements/frame.html'))!
  const name = `bourselet:frames:${new URL(page.url()).origin}`
  await frame.evaluate(
    ({ name, token }) => {
      const channel = new BroadcastChannel(name)
      channel.postMessage({ type: 'now', token })
      channel.close()
    },
    { name, token },
  )
}

/**
 * Opens the page in a new browser context, so that nothing is cached. Waits until every custom element shows its widget
 * and at least one of them shows a price. With `token`, a member then logs in inside the iframes. With `cookie`, the
 * page has the token of a member from the start. The returned counts include everything until no more requests arrive.
 */
export async function measurePage(
  browser: Browser,
  address: string,
  servers: Servers,
  { token, cookie }: { token?: string; cookie?: string } = {},
): Promise<PageFigures> {
  const { operator, api } = servers
  const { tags } = pageContents[new URL(address).pathname as MeasuredPath]
  // The window is so high that every tag (custom element) is in view.
  const context = await browser.newContext({ viewport: { width: 1400, height: 8000 } })
  if (cookie) await context.addCookies([{ name: 'bourselet_token', value: cookie, url: address }])
  const page = await context.newPage()
  await watchPage(page)
  operator.reset()
  api.reset()
  await page.goto(address, { timeout: LIMIT_MS })
  let times = await watchedTimes(page)
  const isShown = async () => {
    times = await watchedTimes(page)
    return times.widgets.length >= tags && times.prices.length > 0
  }
  if (!(await until(isShown, page)))
    throw new Error(`${address} shows ${times.widgets.length} of ${tags} tags, ${times.prices.length} prices`)
  if (token) await signIn(page, token)
  await untilQuiet(page, servers)
  const refused = operator.counts.refused + api.counts.refused
  if (refused > 0) throw new Error(`${address}: ${refused} requests were refused`)
  const figures = {
    requests: operator.counts.requests + api.counts.requests,
    bytes: operator.counts.bytes + api.counts.bytes,
    sockets: api.counts.sockets,
    firstPrice: times.prices[0]!,
    allShown: times.widgets[tags - 1]!,
  }
  await context.close()
  return figures
}

/** Returns the median of each figure. */
export function medianFigures(rounds: readonly PageFigures[]): PageFigures {
  const middle = (figure: keyof PageFigures) => median(rounds.map((round) => round[figure]))
  return {
    requests: middle('requests'),
    bytes: middle('bytes'),
    sockets: middle('sockets'),
    firstPrice: middle('firstPrice'),
    allShown: middle('allShown'),
  }
}
