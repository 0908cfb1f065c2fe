import { type Browser, chromium } from 'playwright'
import { buildScriptTags, scriptBuild } from '../scripts/build.ts'
import { chromiumPath, lightChromiumPath } from '../scripts/chromium.ts'
import type { BenchResult } from './bench-result.ts'
import { startSandboxProcess } from './orders/sandbox-process.ts'
import { type CountedServer, serveApi, serveOperator, servePartner } from './pages/counted-servers.ts'
import { measurePage, medianFigures, type PageFigures } from './pages/measure-page.ts'
import { pageOf } from './pages/tag-markup.ts'

const ROUNDS = 3

/** One measured page: its name in the rows, and the function that loads it once. */
interface Case {
  label: string
  load(): Promise<PageFigures>
  rounds: PageFigures[]
}

/** Starts the operator's site with a build of the tags, and a partner's site whose pages contain these tags. */
async function serveBuild(folder: string, api: () => string) {
  let operator: CountedServer | undefined
  const address = () => `http://localhost:${operator!.port}`
  operator = await serveOperator(folder, api, (page) =>
    pageOf(page, address(), `data-api-base="${api()}" data-token-store="cookie"`),
  )
  const partner = await servePartner((page) => pageOf(page, address(), `data-api-base="${api()}"`))
  return {
    operator,
    ownPage: `${address()}/members`,
    /**
     * Returns the address of a partner's page. `site` selects whether browsers treat the page as the same site as the
     * operator's page or as another site.
     */
    partnerPage: (site: 'same site' | 'another site', path: string) =>
      `http://${site === 'same site' ? 'localhost' : '127.0.0.1'}:${partner.port}${path}`,
    async close() {
      await operator.close()
      await partner.close()
    },
  }
}

/**
 * Launches the headless shell, if one is installed, and the full Chromium; if only one browser is installed, launches
 * that one. Debian's full Chromium blocks third-party cookies and with them shared workers in frames of another site;
 * its headless shell does not.
 */
async function launchBrowsers(): Promise<{ name: string; browser: Browser }[]> {
  const paths = [...new Set([lightChromiumPath(), chromiumPath()])]
  return Promise.all(
    paths.map(async (path) => ({
      name: path === undefined || path.includes('headless-shell') ? 'headless shell' : 'full Chromium',
      browser: await chromium.launch({
        ...(path ? { executablePath: path } : {}),
        args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      }),
    })),
  )
}

function rowsOf({ label, rounds }: Case): BenchResult['rows'] {
  const { requests, bytes, sockets, firstPrice, allShown } = medianFigures(rounds)
  return [
    { label: `${label}: requests`, value: requests, unit: '' },
    { label: `${label}: bytes`, value: Math.round(bytes / 1000), unit: 'kB' },
    { label: `${label}: WebSocket connections`, value: sockets, unit: '' },
    { label: `${label}: first price`, value: Math.round(firstPrice), unit: 'ms' },
    { label: `${label}: all widgets shown`, value: Math.round(allShown), unit: 'ms' },
  ]
}

/**
 * Measures pages with many tags against a sandbox: requests, bytes, connections and times. Each round loads every page
 * once, so that changes of the machine's load affect all alike. TAGS_BEFORE names the script build of an earlier version
 * (`packages/elements/dist/cdn` of its checkout), which is measured in the same rounds.
 */
export async function run(): Promise<BenchResult> {
  await buildScriptTags()
  let api: CountedServer | undefined
  const apiAddress = () => `http://localhost:${api!.port}`
  const now = await serveBuild(scriptBuild, apiAddress)
  const before = process.env.TAGS_BEFORE ? await serveBuild(process.env.TAGS_BEFORE, apiAddress) : null
  const origins = [now, before].flatMap((build) => (build ? [new URL(build.ownPage).origin] : []))
  const sandbox = await startSandboxProcess({ ALLOWED_ORIGINS: origins.join(','), SEED: 'bench' })
  api = await serveApi(Number(new URL(sandbox.url).port))
  const browsers = await launchBrowsers()
  const { data } = await sandbox.post('/sandbox/member', {
    email: 'pages@example.com',
    balances: { USDT: '1000' },
  })
  const token = data.token!

  const cases: Case[] = []
  const builds = [
    { when: '', build: now },
    { when: ', before', build: before },
  ]
  for (const { when, build } of builds) {
    if (!build) continue
    const servers = { operator: build.operator, api }
    const light = browsers[0]!.browser
    const add = (label: string, load: Case['load']) => cases.push({ label: label + when, load, rounds: [] })
    const tickers = build.partnerPage('another site', '/tickers')
    add('50 tickers', () => measurePage(light, tickers, servers))
    if (build === now) {
      const frames = build.partnerPage('another site', '/ticker-frames')
      add('50 tickers, each a page in a frame', () => measurePage(light, frames, servers))
    }
    add('10 member tags, own page', () => measurePage(light, build.ownPage, servers, { cookie: token }))
    for (const { name, browser } of browsers)
      for (const site of ['same site', 'another site'] as const) {
        const page = build.partnerPage(site, '/members')
        add(`10 frames, ${site}, ${name}`, () => measurePage(browser, page, servers, { token }))
      }
  }
  try {
    for (let round = 0; round < ROUNDS; round += 1) for (const one of cases) one.rounds.push(await one.load())
  } finally {
    for (const { browser } of browsers) await browser.close()
    for (const server of [api, now, before]) await server?.close()
    await sandbox.stop()
  }
  const sockets = (label: string) => medianFigures(cases.find((one) => one.label === label)!.rounds).sockets
  return {
    name: 'Pages with many tags',
    rows: cases.flatMap(rowsOf),
    ratios: ['50 tickers', '10 member tags, own page'].map((label) => ({
      label: `${label}: WebSocket connections`,
      value: sockets(label),
      goal: 1,
    })),
  }
}
