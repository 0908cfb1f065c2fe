// Puppeteer drives both Chromium and Firefox. It needs no geckodriver, whose npm package would download a program.
import { type Browser, type ElementHandle, type Frame, launch, type Page } from 'puppeteer-core'
import {
  type Engine,
  type EnginePage,
  findElement,
  findFrame,
  missing,
  type Place,
  REST_MS,
} from './engine.ts'

/**
 * Writes policy violations, uncaught errors and unhandled rejections to the console, because browsers may not report
 * them there. Runs in each document before its scripts.
 */
function reportToConsole(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error(`Violation of ${violatedDirective}: ${blockedURI} ${sample}`),
  )
  window.addEventListener('error', ({ message }) => console.error(`Uncaught: ${message}`))
  window.addEventListener('unhandledrejection', ({ reason }) => console.error(`Unhandled: ${reason}`))
}

const place = (documentOf: () => Promise<Frame>): Place => ({
  async run(code, ...args) {
    return (await (await documentOf()).evaluate(code as never, ...args)) as never
  },
  async click(css, name) {
    const handle = await (await documentOf()).evaluateHandle(findElement, css, name)
    const element = handle.asElement() as ElementHandle<HTMLElement> | null
    if (!element) throw missing(css, name)
    await element.hover()
    await element.evaluate((_, ms) => new Promise((done) => setTimeout(done, ms)), REST_MS)
    await element.click()
  },
})

async function frameOf(page: Page, tag: string): Promise<Frame> {
  const handle = await page.evaluateHandle(findFrame, tag)
  const frame = await handle.asElement()?.contentFrame()
  if (!frame) throw missing(tag, 'with a frame')
  return frame
}

/** Maximum time in ms until a page has loaded. On a busy machine, eight frames take longer than Puppeteer's 30 s. */
const OPEN_MS = 120_000

async function newPage(browser: Browser): Promise<EnginePage> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn', 'assert'].includes(message.type())) problems.push(message.text())
  })
  await page.evaluateOnNewDocument(reportToConsole)
  return {
    ...place(async () => page.mainFrame()),
    open: async (address) => void (await page.goto(address, { timeout: OPEN_MS })),
    frame: (tag) => place(() => frameOf(page, tag)),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    problems: () => problems,
    close: () => context.close(),
  }
}

/** Starts Chromium or Firefox. */
export async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const running = await launch({
    browser,
    // Chromium’s own protocol sometimes never reports that a frame of another origin is ready to run code, so WebDriver
    // BiDi is used.
    protocol: 'webDriverBiDi',
    executablePath,
    defaultViewport: { width: 1440, height: 1000 },
    args: browser === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(browser === 'firefox' ? { extraPrefsFirefox: { 'intl.accept_languages': 'en' } } : {}),
  })
  return { newPage: () => newPage(running), close: () => running.close() }
}
