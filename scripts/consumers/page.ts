import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sirv from 'sirv'
import { chromiumPath } from '../chromium.ts'
import { routeExchange } from './exchange.ts'
import type { Row } from './rows.ts'

/** Maximum time in ms until a page must show its data. */
const SHOWN_MS = 20_000

/** Maximum time in ms until the program of a page must have ended. */
const RUN_MS = 60_000

/** Matches any amount. Most widgets show an amount once they have data. */
const figure = /\d{2,}/

type Opened = Pick<Row, 'shows' | 'uses' | 'locale'> & Required<Pick<Row, 'opens'>>

export type Pages = {
  /**
   * Opens the page of a project in a folder. Throws if the page does not show data in time, has wrong colors, or
   * reports an error or a warning.
   */
  check: (folder: string, row: Opened) => Promise<void>
  /**
   * Opens the page in a folder and passes it the address of the exchange. Throws if the program of the page
   * fails.
   */
  run: (folder: string) => Promise<void>
  close: () => Promise<void>
}

/**
 * Returns the text of the page's first widget and the lightness of three of its colors; null if there is no widget. The
 * widget may be in the page itself or in a custom element.
 */
function readWidget(theme: 'dark' | 'light' | null) {
  const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
    localName.startsWith('bourselet-'),
  )
  const places = [document, ...tags.map(({ shadowRoot }) => shadowRoot)]
  const root = places.map((place) => place?.querySelector<HTMLElement>('.bl-root')).find(Boolean)
  if (!root) return null
  if (theme) root.dataset.blTheme = theme
  const probe = root.appendChild(document.createElement('i'))
  const lightness = (token: string) => {
    probe.style.color = `var(${token})`
    const canvas = document.createElement('canvas').getContext('2d')!
    canvas.fillStyle = getComputedStyle(probe).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return Math.round((red + green + blue) / 3)
  }
  const read = {
    text: lightness('--bl-text'),
    surface: lightness('--bl-surface-1'),
    up: lightness('--bl-up'),
  }
  probe.remove()
  return { shown: root.textContent, ...read }
}

/** Throws unless the text and the surface of the first widget are as light or dark as the theme requires. */
async function checkColours(page: Page, theme: 'dark' | 'light'): Promise<void> {
  const { text, surface } = (await page.evaluate(readWidget, theme))!
  const isRight = theme === 'dark' ? text > 200 && surface < 50 : text < 60 && surface > 240
  if (!isRight) throw new Error(`The ${theme} theme has text of lightness ${text} on ${surface} (of 255)`)
}

/**
 * Serves a folder over HTTP while a function runs, and passes its address to that function. If the folder has a file
 * `Content-Security-Policy`, all answers have its content as this header.
 */
async function serve(folder: string, use: (address: string) => Promise<void>): Promise<void> {
  const policy = join(folder, 'Content-Security-Policy')
  const text = existsSync(policy) ? readFileSync(policy, 'utf8').replaceAll(/\s+/g, ' ').trim() : ''
  const files = sirv(folder, {
    dev: true,
    ...(text ? { setHeaders: (response) => response.setHeader('Content-Security-Policy', text) } : {}),
  })
  const server = createServer((request, response) => files(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Waits until the text of the page's first widget matches `shows`. */
async function waitFor(page: Page, shows: RegExp): Promise<void> {
  for (const end = Date.now() + SHOWN_MS; ; ) {
    const read = await page.evaluate(readWidget, null)
    if (read && shows.test(read.shown)) return
    if (Date.now() > end) throw new Error(`The page shows: ${read?.shown?.slice(0, 300) ?? 'no widget'}`)
    await page.waitForTimeout(100)
  }
}

/** Opens a browser whose pages reach the given exchange under the addresses of the READMEs. */
export async function openPages(exchange: string): Promise<Pages> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })

  async function look(address: string, folder: string, row: Opened): Promise<void> {
    const { shows = figure, uses, locale = 'en-US' } = row
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text())
    })
    const sockets = await routeExchange(page, exchange, join(folder, 'site'))
    try {
      await page.goto(address)
      await waitFor(page, shows)
      await checkColours(page, 'light')
      await checkColours(page, 'dark')
      await uses?.(page, sockets)
      if (errors.length > 0) throw new Error(`Errors of the page: ${errors.join('; ')}`)
    } catch (error) {
      throw new Error([(error as Error).message, ...errors].join('\n'))
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  }

  async function runProgram(address: string): Promise<void> {
    const page = await browser.newPage()
    try {
      await page.goto(`${address}?exchange=${encodeURIComponent(exchange)}`)
      const body = page.locator('body[data-ran]')
      const ran = await body.getAttribute('data-ran', { timeout: RUN_MS })
      if (!/^\d+ coins/.test(ran ?? '')) throw new Error(`The program of the page: ${ran}`)
    } finally {
      await page.close()
    }
  }

  return {
    check: (folder, row) => serve(join(folder, row.opens), (address) => look(address, folder, row)),
    run: (folder) => serve(folder, runProgram),
    close: () => browser.close(),
  }
}
