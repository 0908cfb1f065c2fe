import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { faultPlugin } from './apps/sandbox/src/simulation/fault-plugin.ts'
import { moduleStyles } from './packages/elements/module-styles.ts'
import { inPreact } from './packages/elements/renderer.ts'
import { chromiumPath } from './scripts/chromium.ts'
import { viteCache } from './scripts/vite-cache.ts'

const postgres = join(import.meta.dirname, 'apps/sandbox/src/database/test-server.ts')
const exchange = join(import.meta.dirname, 'packages/widgets/test-exchange/setup.ts')

const source = { conditions: ['source', 'module', 'browser', 'development|production'] }

// Node itself resolves modules by these conditions. With `import` among them, CommonJS packages would load ES
// modules by require.
const sourceInNode = { conditions: ['source', 'node', 'development|production'] }

/** Tests in a real Chromium. A project a folder, because React is found from the folder that depends on it. */
const browser = (name: string, folder: string): TestProjectConfiguration => ({
  root: join(import.meta.dirname, folder),
  cacheDir: viteCache(name),
  resolve: { ...source, dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    name,
    globalSetup: [exchange],
    include: ['src/**/*.test.tsx'],
    sequence: { groupOrder: 1 },
    // Only a test that hangs takes this long, even on a busy machine.
    testTimeout: 120_000,
    // Tests wait this long for an element. The default of one second is too short if several browsers share a
    // core.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
          args: [
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--disable-quic',
            '--no-first-run',
            ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})

/**
 * Makes all files of a project share one page, which loads the modules once. A test removes what it renders.
 */
const inOnePage = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  test: { ...project.test, isolate: false },
})

/** Tests of the tags, which take the styles of the modules into their sheet. */
const asTags = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  plugins: [moduleStyles()],
})

/** The same tests on the renderer of the script build. */
const inScript = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  resolve: { ...source, alias: inPreact },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['preact/compat', 'preact/jsx-runtime'] },
})

export default defineConfig({
  test: {
    projects: [
      {
        resolve: sourceInNode,
        ssr: { resolve: sourceInNode },
        plugins: [faultPlugin()],
        test: {
          name: 'node',
          environment: 'node',
          globalSetup: [postgres, exchange],
          include: ['{openapi,vectors,scripts}/**/*.test.ts', 'packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: [
            ...configDefaults.exclude,
            ...(process.env.TEST_DEEP === '1' ? [] : ['**/*.deep.test.ts']),
          ],
          // Only a test that hangs takes this long, even on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Node tests run before the browser projects, which need the whole machine.
          sequence: { groupOrder: 0 },
        },
      },
      { ...browser('sdk', 'packages/sdk'), optimizeDeps: {} },
      inOnePage(browser('widgets', 'packages/widgets')),
      asTags(browser('elements', 'packages/elements')),
      asTags(inScript(browser('tags', 'packages/elements'))),
      inOnePage(browser('site', 'apps/reference')),
    ],
  },
})
