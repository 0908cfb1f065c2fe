import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { site } from './addresses.ts'
import { light } from './browsers.ts'
import { worldServer } from './world-server.ts'

const root = join(import.meta.dirname, '..')
const workers = Number(process.env.E2E_WORKERS ?? 2)
const isDeep = process.env.TEST_DEEP === '1'

/**
 * End-to-end tests against the real site, the real sandbox with its controls, and a partner's page of another origin.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  workers,
  // Tests of one file share no state, so several workers may run them at the same time.
  fullyParallel: true,
  forbidOnly: true,
  // The timeout is long, so that tests pass on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/e2e.json' }],
  ],
  use: {
    baseURL: site,
    // The trace contains the page at each step. Recording it takes an eighth of the run time, so it is off by
    // default.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // `page.route` does not see requests that a service worker answers, so service workers are blocked. The tests of
    // the service worker allow service workers.
    serviceWorkers: 'block',
    // Deep runs (`npm run test:deep`) show animations and transitions. Other runs reduce them, so that Chromium draws
    // fewer frames.
    contextOptions: { reducedMotion: isDeep ? 'no-preference' : 'reduce' },
    launchOptions: light,
  },
  // The test tags @desktop and @phone restrict a test to one project. `npm test` leaves out tests with @deep. It runs
  // those with @usually-desktop or @usually-phone in one project only.
  projects: [
    {
      name: 'desktop',
      grepInvert: isDeep ? /@phone/ : /@phone|@usually-phone|@deep/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: isDeep ? /@desktop/ : /@desktop|@usually-desktop|@deep/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: Array.from({ length: workers }, (_, world) => worldServer(world)),
})
