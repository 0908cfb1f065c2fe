import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { worldServer } from '../world-server.ts'
import { engineNames } from './find-engines.ts'

/**
 * Configuration of the smoke suite, which runs in each engine, one test after the other. Playwright only runs the
 * tests: Puppeteer and Selenium control the browsers.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '*.engine.ts',
  outputDir: join(import.meta.dirname, '../../test-results/engines'),
  workers: 1,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/engines.json' }],
  ],
  projects: engineNames.map((name) => ({ name })),
  webServer: worldServer(0),
})
