import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from 'playwright'
import { local, securityHeaders } from '../apps/reference/security-headers.ts'
import { chromiumPath } from '../scripts/chromium.ts'
import { root } from '../scripts/run.ts'
import { serveSite } from '../scripts/serve-site.ts'
import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'

const ROUNDS = Number(process.env.PAINT_ROUNDS ?? 3)
const ports = { SANDBOX_PORT: '8797', SITE_PORT: '4197', EMBED_PORT: '4198' }
const variantPorts = { unframed: 4195, before: 4196 }
const address = (port: number | string) => `http://localhost:${port}`
const site = address(ports.SITE_PORT)
const dist = join(root, 'apps', 'reference', 'dist')

/** Network of the slow phone that Lighthouse simulates: 1.6 Mbit/s with round trips of 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}

interface Case {
  label: string
  address: string
  width: number
  isSlow: boolean
  /** Target for the first contentful paint in ms. */
  paint?: number
  /** Maximum number of script files that the page may load. */
  files?: number
  visits: Visit[]
}

const pages = [
  { path: '/home', width: 1440, paint: 2000 },
  { path: '/exchange', width: 1440, paint: 2500, files: 25 },
  { path: '/mbhome', width: 390, paint: 2000 },
  { path: '/mbexchange', width: 390, paint: 2500 },
]

interface Visit {
  /** Times in ms since navigation: end of the HTML response, first and largest contentful paint, first price. */
  html: number
  first: number
  largest: number
  price: number
  /** Sum of all layout shifts. */
  shift: number
  /** Number of script files that the page loaded, and their compressed bytes. */
  files: number
  bytes: number
}

type Watched = { price?: number; shift: number; largest: number }

/** Records the time of the first price, the largest paint and all layout shifts. It runs before the scripts of the page. */
function watch(): void {
  const watched: Watched = { shift: 0, largest: 0 }
  Object.assign(window, { watched })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as never as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    watched.largest = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const observer = new MutationObserver(() => {
    const hasPrice = [...document.querySelectorAll('.bl-price')].some((one) => /\d/.test(one.textContent))
    if (!hasPrice) return
    watched.price = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

const watchedOf = (page: Page) => page.evaluate(() => (window as never as { watched: Watched }).watched)

/** Starts the site with its own sandbox and waits until it answers. Returns a function that stops both. */
async function start() {
  const data = mkdtempSync(join(tmpdir(), 'first-paint-'))
  const origins = [site, ...Object.values(variantPorts).map(address)]
  const started = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: data, SEED: 'bench', ALLOWED_ORIGINS: origins.join(',') },
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => started.on('exit', resolve))
  while (!(await fetch(site).catch(() => null))?.ok) {
    if (started.exitCode !== null) throw new Error('The site did not start')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return async () => {
    started.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

/** Serves another build of the site, which uses the sandbox of the running site. */
async function serveVariant(folder: string, port: number, html?: string): Promise<Server> {
  const config = JSON.stringify({
    name: 'Bourselet',
    apiBase: address(ports.SANDBOX_PORT),
    theme: 'dark',
  })
  const answer =
    (type: string, text: string): Parameters<typeof serveSite>[3][string] =>
    (_, response) => {
      response.setHeader('content-type', type)
      response.setHeader('content-encoding', 'br')
      for (const [name, value] of Object.entries(securityHeaders(local))) response.setHeader(name, value)
      response.end(brotliCompressSync(text))
    }
  return serveSite(folder, port, securityHeaders(local), {
    '/config.json': answer('application/json', config),
    ...(html ? { '/exchange': answer('text/html', html) } : {}),
  })
}

/** Opens the page in a new browser context, so that nothing is cached, and waits until the network is idle. */
async function visit(browser: Browser, { address, width, isSlow }: Case): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.addInitScript(watch)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  if (isSlow) {
    await devTools.send('Network.emulateNetworkConditions', network)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  const scripts = new Set<string>()
  let bytes = 0
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(address, { timeout: 120_000 })
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => (window as never as { watched: Watched }).watched.price)
  const { price = 0, shift, largest } = await watchedOf(page)
  const { first, html } = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    html: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
  }))
  await context.close()
  return { html, first, largest, price, shift, files: scripts.size, bytes }
}

function report(result: BenchResult, { label, visits, paint, files }: Case): void {
  const middle = (field: keyof Visit) => median(visits.map((one) => one[field]))
  const row = (name: string, value: number, unit: string) =>
    result.rows.push({ label: `${label}: ${name}`, value, unit })
  row('HTML', Math.round(middle('html')), 'ms')
  row('first contentful paint', Math.round(middle('first')), 'ms')
  row('largest contentful paint', Math.round(middle('largest')), 'ms')
  row('first price', Math.round(middle('price')), 'ms')
  row('layout shift', Math.round(middle('shift') * 1000) / 1000, '')
  row('scripts (Brotli)', Math.round(middle('bytes') / 1000), 'kB')
  if (paint)
    result.ratios.push({ label: `${label}: first contentful paint, ms`, value: middle('first'), goal: paint })
  if (files) result.ratios.push({ label: `${label}: script files`, value: middle('files'), limit: files })
}

/**
 * Measures the first visit of the home pages and the terminals with a simulated slow network and processor: paint
 * times, the first price, layout shifts, script files and bytes. The desktop terminal is also measured in three
 * variants: without the simulation, without the page frame (`#shell`) in its HTML, and in the build of an earlier
 * version. `SITE_BEFORE` names the folder of this build: `apps/reference/dist` in a checkout of the earlier version.
 * Each round loads every page once, so that changes in the load of the machine affect all pages alike.
 */
export async function run(): Promise<BenchResult> {
  const result: BenchResult = {
    name: 'First visit, slow: 1.6 Mbit/s and a slow processor',
    rows: [],
    ratios: [],
  }
  const stop = await start()
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const variants = [
    await serveVariant(dist, variantPorts.unframed, html.replace(/<div id="shell"[\s\S]*<\/div>/, '')),
  ]
  const before = process.env.SITE_BEFORE
  if (before) variants.push(await serveVariant(before, variantPorts.before))
  const cases: Case[] = pages.map((page) => ({
    ...page,
    label: `${page.path}, slow`,
    address: site + page.path,
    isSlow: true,
    visits: [],
  }))
  for (const isSlow of [true, false]) {
    const add = (label: string, port: number | string) =>
      cases.push({
        label: `/exchange, ${label}${isSlow ? 'slow' : 'fast'}`,
        address: `${address(port)}/exchange`,
        width: 1440,
        isSlow,
        visits: [],
      })
    if (!isSlow) add('', ports.SITE_PORT)
    add('without the frame, ', variantPorts.unframed)
    if (before) add('before, ', variantPorts.before)
  }
  const only = process.env.PAINT_ONLY
  const wanted = cases.filter(({ label }) => !only || label.startsWith(`${only},`))
  const browser = await chromium.launch({
    ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const one of wanted) one.visits.push(await visit(browser, one))
    for (const one of wanted) report(result, one)
  } finally {
    await browser.close()
    for (const server of variants) {
      server.closeAllConnections()
      server.close()
    }
    await stop()
  }
  return result
}
