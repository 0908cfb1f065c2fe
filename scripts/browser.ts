import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { must, run } from './run.ts'

/**
 * Finds the browser for the tests. If there is no browser, installs one: Debian's Chromium as root on Debian, otherwise
 * the Chromium of Playwright.
 */
export async function ensureBrowser(): Promise<void> {
  if (findChromium()) return
  console.log('No Chromium found: installing one for the tests …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'])
    // Some versions of Debian lack the package chromium-headless-shell. The tests also run without it.
    await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
  }
  if (!findChromium()) await must('playwright', ['install', 'chromium'])
}
