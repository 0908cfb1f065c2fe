import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the browser for tests: the one at CHROME_PATH, Playwright's own (`path` is undefined, so that Playwright
 * finds it), or a system browser; null if none exists.
 */
export function findChromium(): { path: string | undefined } | null {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return { path: given }
  if (existsSync(chromium.executablePath())) return { path: undefined }
  const system = systemPaths.find((path) => existsSync(path))
  return system ? { path: system } : null
}

/**
 * Arguments of Chromium in tests. They turn off background services and, if the tests run as root, the sandbox of
 * Chromium, which does not work as root.
 */
export const chromiumArgs = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

export const chromiumPath = (): string | undefined => findChromium()?.path

const shell = '/usr/bin/chromium-headless-shell'

/**
 * Returns Debian's Chromium without windows (chromium-headless-shell) if it is installed and CHROME_PATH is not set,
 * otherwise the browser of `chromiumPath`. Pages in chromium-headless-shell use a third less CPU time. But this browser
 * has no camera, and a simulated press may miss a frame of another site if the frame has just moved.
 */
export const lightChromiumPath = (): string | undefined =>
  !process.env.CHROME_PATH && chromiumPath() && existsSync(shell) ? shell : chromiumPath()
