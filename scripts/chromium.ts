import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const systemPaths = [
  // Chromium without windows, which Playwright also takes by default: its pages use a third less CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Returns the browser for tests: CHROME_PATH, Playwright's own (undefined, its default), or a system browser;
 * null if none exists.
 */
export function findChromium(): { path: string | undefined } | null {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return { path: given }
  if (existsSync(chromium.executablePath())) return { path: undefined }
  const system = systemPaths.find((path) => existsSync(path))
  return system ? { path: system } : null
}

export const chromiumPath = (): string | undefined => findChromium()?.path
