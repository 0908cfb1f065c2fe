import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { chromiumPath } from '../scripts/chromium.ts'
import { root } from '../scripts/run.ts'
import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'

const ROUNDS = 3
const ports = { SANDBOX_PORT: '8797', SITE_PORT: '4197', EMBED_PORT: '4198' }
const site = `http://localhost:${ports.SITE_PORT}`

/** Network of the slow phone that Lighthouse simulates: 1.6 Mbit/s with round trips of 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
}

const pages = [
  { path: '/home', width: 1440, paint: 2000 },
  { path: '/exchange', width: 1440, paint: 2500, files: 25 },
  { path: '/mbhome', width: 390, paint: 2000 },
  { path: '/mbexchange', width: 390, paint: 2500 },
]

interface Visit {
  /** Times of the first and the largest contentful paint, in ms. */
  first: number
  largest: number
  /** Number of script files that the page loaded, and their compressed bytes. */
  files: number
  bytes: number
}

/** Starts the site with its own sandbox and waits until it answers. Returns a function that stops both. */
async function start() {
  const data = mkdtempSync(join(tmpdir(), 'first-paint-'))
  const started = spawn('node', ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, ...ports, DATA_DIR: data, SEED: 'bench' },
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

/** Opens the page in a new browser context, so that nothing is cached, and waits until the network is idle. */
async function visit(browser: Browser, path: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'en-GB' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = new Set<string>()
  let bytes = 0
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.goto(site + path)
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  const paints = await page.evaluate(
    () =>
      new Promise<{ first: number; largest: number }>((resolve) => {
        new PerformanceObserver((list) =>
          resolve({
            first: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
            largest: list.getEntries().at(-1)!.startTime,
          }),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await context.close()
  return { ...paints, files: scripts.size, bytes }
}

/**
 * Measures the first visit of the home pages and the terminals on a simulated slow phone: paint times, script
 * files and bytes.
 */
export async function run(): Promise<BenchResult> {
  const result: BenchResult = { name: 'First visit on 1.6 Mbit/s and a slow processor', rows: [], ratios: [] }
  const stop = await start()
  const browser = await chromium.launch({
    ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
    args: ['--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    for (const { path, width, paint, files } of pages) {
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, path, width))
      const middle = (field: keyof Visit) => median(visits.map((one) => one[field]))
      result.rows.push(
        { label: `${path}: largest contentful paint`, value: Math.round(middle('largest')), unit: 'ms' },
        { label: `${path}: scripts (Brotli)`, value: Math.round(middle('bytes') / 1000), unit: 'kB' },
      )
      result.ratios.push({
        label: `${path}: first contentful paint, ms`,
        value: middle('first'),
        goal: paint,
      })
      if (files) result.ratios.push({ label: `${path}: script files`, value: middle('files'), limit: files })
    }
  } finally {
    await browser.close()
    await stop()
  }
  return result
}
