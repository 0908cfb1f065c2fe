import { join } from 'node:path'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { interLatin } from './apps/reference/inter-latin.ts'
import { faultPlugin } from './apps/sandbox/src/simulation/fault-plugin.ts'
import { elementDocuments } from './packages/elements/element-documents.ts'
import { heldInputs } from './packages/elements/held-inputs.ts'
import { lazyModules } from './packages/elements/lazy-modules.ts'
import { moduleStyles } from './packages/elements/module-styles.ts'
import { inPreact, wholeQueries, withoutLibraries } from './packages/elements/renderer.ts'
import { compactTexts } from './packages/widgets/compact-texts.ts'
import { chromiumArgs, lightChromiumPath } from './scripts/chromium.ts'
import { viteCache } from './scripts/vite-cache.ts'

const isDeep = process.env.TEST_DEEP === '1'

const postgres = join(import.meta.dirname, 'apps/sandbox/src/database/test-server.ts')
const exchange = join(import.meta.dirname, 'packages/widgets/test-exchange/setup.ts')

/**
 * Deep runs (`npm run test:deep`) use the development builds of React and other libraries. These builds report
 * mistakes, and in StrictMode they mount each component twice. Other runs use the production builds, which members
 * receive and which need a quarter less CPU time.
 */
const librariesBuild = isDeep ? 'development' : 'production'

const source = { conditions: ['source', 'module', 'browser', librariesBuild] }

// Conditions by which Node resolves modules in tests. The condition `import` is left out on purpose: with it, a
// `require` in a CommonJS package would load ES modules.
const sourceInNode = { conditions: ['source', 'node', 'development|production'] }

/**
 * Maximum time in ms that a test waits for an element or for an action on an element. The default for elements is one
 * second, which is too short if several browsers share a core. The first action of a page also waits for its modules,
 * on a busy machine for 15 seconds. By default an action may use all the time of its test, so a failing test would take
 * two minutes.
 */
const PATIENCE_MS = 30_000

/**
 * Test files that need a touch device. Chromium cannot end the emulation of a touch device, so these files have a page
 * of their own.
 */
const TOUCH = 'src/**/*.touch.test.tsx'

/** Test files of a project in its own folder. */
const OWN = 'src/**/*.test.tsx'

/**
 * Test files of other folders that run in the project `widgets`, because a separate project would need its own server
 * and page: the tests of the SDK that run in a page, and the tests of React functions that the tags replace by
 * functions for Preact. The latter also run on Preact in the project `tags`.
 */
const besideWidgets = ['../sdk/src/**/*.test.tsx', '../elements/src/preact/*.test.tsx']

/** Returns the provider that opens Chromium with these options for each page. */
const chromium = (page: { hasTouch?: boolean }) =>
  playwright({
    // Deep runs (`npm run test:deep`) show animations and transitions. Other runs reduce them, so that Chromium draws
    // fewer frames.
    contextOptions: { ...page, reducedMotion: isDeep ? 'no-preference' : 'reduce' },
    actionTimeout: PATIENCE_MS,
    launchOptions: {
      ...(lightChromiumPath() ? { executablePath: lightChromiumPath() } : {}),
      args: chromiumArgs,
    },
  })

/**
 * Creates a project of tests in a real Chromium. Each folder has its own project, because React is resolved
 * from the folder that depends on it.
 */
const browser = (name: string, folder: string, include = [OWN]): TestProjectConfiguration => ({
  root: join(import.meta.dirname, folder),
  cacheDir: viteCache(`${name}-${librariesBuild}`),
  resolve: { ...source, dedupe: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': JSON.stringify(librariesBuild) },
  oxc: { jsx: { development: isDeep } },
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
  test: {
    name,
    globalSetup: [exchange],
    include,
    exclude: [...configDefaults.exclude, TOUCH],
    sequence: { groupOrder: 1 },
    // Tests are much faster than this limit, even on a busy machine. Only a test that hangs reaches it.
    testTimeout: 120_000,
    expect: { poll: { timeout: PATIENCE_MS } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium({}),
      instances: [{ browser: 'chromium' }],
    },
  },
})

/**
 * Makes all test files of a project share one page, so that the page loads the modules only once. Each test
 * must remove what it renders.
 */
const inOnePage = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  test: { ...project.test, isolate: false },
})

/** Adds the test files for touch devices to a project. They run on a touch device in a page of their own. */
const withTouch = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  test: {
    ...project.test,
    browser: {
      ...project.test!.browser!,
      instances: [
        { browser: 'chromium' },
        {
          browser: 'chromium',
          name: 'touch',
          include: [TOUCH],
          exclude: configDefaults.exclude,
          provider: chromium({ hasTouch: true }),
        },
      ],
    },
  },
})

/**
 * Loads the styles in the order of the shipped sheet before the tests. Otherwise the order would depend on the first
 * test file of the page, and a base style could override the style of a component.
 */
const inSheetOrder = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  test: { ...project.test, setupFiles: [join(import.meta.dirname, 'packages/widgets/src/styles.ts')] },
})

/**
 * Server settings by which the browser caches all modules during a run, because in a project with isolation each test
 * file loads the modules again. In watch mode (`vitest` without `run`), modules change, so none is cached.
 */
const keptModules = process.argv.includes('run')
  ? { headers: { 'Cache-Control': 'max-age=31536000, immutable' } }
  : {}

/**
 * Runs a test project under the conditions of the script build of the custom elements: on Preact, with compact-texts.ts
 * instead of i18next, with lazy modules, and with the styles of each module in the shared sheet of the tags.
 */
const inScript = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  plugins: [compactTexts(), elementDocuments(), heldInputs(), lazyModules(), moduleStyles()],
  resolve: { ...source, alias: [...inPreact, ...withoutLibraries] },
  server: keptModules,
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}'],
    include: ['preact', 'preact/hooks', 'preact/jsx-runtime', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  },
})

/** Test files of the custom elements about modules that only the script build contains. */
const onScriptBuild = ['src/price-chart.test.tsx']

/**
 * Runs a test project under the conditions of the npm build of the custom elements. Like the script build, it uses
 * Preact, but it keeps Base UI and Chart.js and has no lazy modules.
 */
const inPackage = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...inScript(project),
  plugins: [compactTexts(), elementDocuments(), heldInputs(), moduleStyles()],
  resolve: { ...source, alias: inPreact },
  test: { ...project.test, exclude: [...project.test!.exclude!, ...onScriptBuild] },
})

/**
 * Test files of the widgets that every test run also executes with the modules by which the custom elements replace
 * TanStack Query, Chart.js, and Base UI in popovers and selects. Deep runs do this with all test files of the widgets.
 */
const usualOnCompactQueries = [
  'src/shared/data/{query-cache,read-again,use-call,use-member-call}.test.tsx',
  'src/shared/provider/page.test.tsx',
  'src/features/market/depth-chart/depth-chart.test.tsx',
  'src/shared/staircase/day-staircase.test.tsx',
  'src/shared/ui/{popover,select}.test.tsx',
]

/** Test files that read the data of a chart by a function of Chart.js. */
const onChartJs = ['src/features/prediction/rounds/price-line.test.tsx']

/** Runs a test project with the modules by which the custom elements replace libraries. */
const withCompactQueries = (project: TestProjectConfiguration): TestProjectConfiguration => ({
  ...project,
  test: { ...project.test, exclude: [...project.test!.exclude!, ...onChartJs] },
  resolve: { ...source, dedupe: ['react', 'react-dom'], alias: [wholeQueries, ...withoutLibraries] },
})

/** Creates a project of tests in Node. */
const node = (name: string, include: string[], options: TestProjectConfiguration = {}) => ({
  ...options,
  resolve: sourceInNode,
  ssr: { resolve: sourceInNode },
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
    // Tests are much faster than these limits, even on a busy machine. Only a test that hangs reaches them.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // Node tests run before the browser projects, which need the whole machine.
    sequence: { groupOrder: 0 },
    ...options.test,
  },
})

/** Test files outside of the sandbox that start a sandbox. */
const sandboxTests = [
  'apps/docs/src/tutorials.test.ts',
  'apps/docs/src/examples.test.ts',
  'apps/docs/src/embed-session.deep.test.ts',
  'packages/conformance/src/sandbox.deep.test.ts',
]

export default defineConfig({
  test: {
    tags: [{ name: 'deep', description: '`npm test` leaves the test out, `npm run test:deep` runs it.' }],
    projects: [
      node('node', ['apps/sandbox/**/*.test.ts', ...sandboxTests], {
        plugins: [faultPlugin()],
        test: {
          globalSetup: [postgres],
          setupFiles: [join(import.meta.dirname, 'apps/sandbox/src/test-setup.ts')],
          isolate: false,
        },
      }),
      // The tests of this project keep no state outside of their own file, so all files of the project share processes
      // and modules.
      node(
        'units',
        [
          '{openapi,vectors,scripts,packages,apps/reference,apps/embed}/**/*.test.ts',
          'apps/docs/src/{changes,site,versions}.test.ts',
        ],
        {
          test: {
            globalSetup: [exchange],
            isolate: false,
            exclude: [...configDefaults.exclude, ...sandboxTests],
          },
        },
      ),
      withTouch(inOnePage(inSheetOrder(browser('widgets', 'packages/widgets', [OWN, ...besideWidgets])))),
      withCompactQueries(
        inOnePage(
          inSheetOrder(
            browser('widgets-compact', 'packages/widgets', isDeep ? undefined : usualOnCompactQueries),
          ),
        ),
      ),
      inScript(browser('tags', 'packages/elements')),
      ...(isDeep ? [inPackage(browser('tags-npm', 'packages/elements'))] : []),
      { ...inOnePage(browser('site', 'apps/reference')), plugins: [compactTexts(), interLatin()] },
    ],
  },
})
