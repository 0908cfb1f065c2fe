// The driver of WebKit, WebKitWebDriver, supports only the WebDriver protocol. Puppeteer does not support this
// protocol, so Selenium is used: the smallest maintained WebDriver client with types.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, Key as Keys, type WebDriver, type WebElement } from 'selenium-webdriver'
import {
  type Engine,
  type EnginePage,
  findElement,
  findFrame,
  missing,
  type Place,
  REST_MS,
} from './engine.ts'

const window = join(import.meta.dirname, 'webkit-window.js')

/** Starts an X server that needs no screen, and returns its process and the name of its display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise((resolve, reject) => {
    server.stdout!.once('data', resolve)
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with code ${code}`)))
  })
  return { server, display: `:${String(number).trim()}` }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** Connects to the driver as soon as it accepts connections. */
async function connect(driver: ChildProcess, port: number, capabilities: Capabilities): Promise<WebDriver> {
  const address = `http://127.0.0.1:${port}`
  while (driver.exitCode === null) {
    const answer = await fetch(`${address}/status`).catch(() => null)
    if (answer?.ok) return new Builder().usingServer(address).withCapabilities(capabilities).build()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver ended with code ${driver.exitCode}`)
}

/**
 * A console message that is no problem: WebKitGTK does not support this directive of the site's policy and applies
 * `default-src`.
 */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'"

/** Returns true if a console line is an error or a warning, except for the message about the unknown directive. */
const isProblem = (line: string) =>
  /CONSOLE (\w+ )?(ERROR|WARN)/.test(line) && !line.includes(unknownDirective)

function place(driver: WebDriver, enter: () => Promise<void>): Place {
  const script = (code: unknown) => `return (${String(code)})(...arguments)`
  return {
    async run(code, ...args) {
      await enter()
      return (await driver.executeScript(script(code), ...args)) as never
    },
    async click(css, name) {
      await enter()
      const element = await driver.executeScript<WebElement | null>(script(findElement), css, name)
      if (!element) throw missing(css, name)
      await driver.actions().move({ origin: element }).pause(REST_MS).click().perform()
    },
  }
}

async function newPage(): Promise<EnginePage> {
  const { server, display } = await startDisplay()
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  const port = await freePort()
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
      LANG: 'C.UTF-8',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => {
    driverProcess.kill()
    server.kill()
  }
  process.once('exit', stop)
  const problems: string[] = []
  for (const input of [driverProcess.stdout, driverProcess.stderr])
    createInterface({ input }).on('line', (line) => {
      if (isProblem(line)) problems.push(line)
    })
  const driver = await connect(
    driverProcess,
    port,
    new Capabilities({
      browserName: 'webkit-window',
      'webkitgtk:browserOptions': { binary: window, args: [] },
    }),
  )
  const enterPage = () => driver.switchTo().defaultContent()
  const enterFrame = async (tag: string) => {
    await enterPage()
    const frame = await driver.executeScript<WebElement | null>(`return (${findFrame})(...arguments)`, tag)
    if (!frame) throw missing(tag, 'with a frame')
    await driver.switchTo().frame(frame)
  }
  return {
    ...place(driver, enterPage),
    open: async (address) => {
      await enterPage()
      await driver.get(address)
    },
    frame: (tag) => place(driver, () => enterFrame(tag)),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Tab' ? Keys.TAB : Keys.ENTER)
        .perform(),
    problems: () => problems,
    async close() {
      // The browser may exit before it answers the request to quit, so an error of this request is ignored.
      await driver.quit().catch(() => {})
      stop()
      process.off('exit', stop)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * Returns WebKit as an engine. Each page starts a separate driver and window, because a driver supports only one session.
 */
export const startWebKit = async (): Promise<Engine> => ({ newPage, close: async () => {} })
