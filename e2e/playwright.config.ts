import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumPath } from '../scripts/chromium.ts'
import { ports, site } from './addresses.ts'

const root = join(import.meta.dirname, '..')
const executablePath = chromiumPath()

/** Journeys against the real site, the real sandbox with its controls, and a partner's page of another origin. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(root, 'test-results'),
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? '.cache/e2e.json' }],
  ],
  use: {
    baseURL: site,
    trace: 'retain-on-failure',
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  // A test without a tag runs in both layouts.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node scripts/start.ts',
    cwd: root,
    url: `http://localhost:${ports.embed}/`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
    env: {
      SANDBOX_PORT: String(ports.sandbox),
      SITE_PORT: String(ports.site),
      EMBED_PORT: String(ports.embed),
      SANDBOX_CONTROL: '1',
      REVEAL_CODES: '1',
      READS_PER_MINUTE: '100000',
      DATA_DIR: join(root, '.cache', 'e2e-data'),
    },
  },
})
