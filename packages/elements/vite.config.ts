import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { compactTexts } from '../widgets/compact-texts.ts'
import { buildFolders } from './build-folders.ts'
import { bundledLicenses } from './bundled-licenses.ts'
import { elementDocuments } from './element-documents.ts'
import { heldInputs } from './held-inputs.ts'
import { lazyModules } from './lazy-modules.ts'
import { loadedControls } from './loaded-controls.ts'
import { moduleStyles } from './module-styles.ts'
import { ownProperties } from './own-properties.ts'
import { plainImports } from './plain-imports.ts'
import { plainProps } from './plain-props.ts'
import { inPreact, withoutLibraries } from './renderer.ts'
import { tagFiles, tagFolder } from './tag-files.ts'
import { messagesOfScripts, textFolder } from './tag-messages.ts'
import { modulesOfTags } from './tag-modules.ts'
import { tagSizes } from './tag-sizes.ts'

const tags = globSync('src/tags/*.ts', { cwd: import.meta.dirname })
const folders = { tags: tagFolder(), texts: textFolder }
const folder = `parts/${folders.tags}`

const target = 'es2022'

/**
 * The first browser versions with the CSS function light-dark(). For older targets, the build would replace
 * light-dark() with pairs of variables, which would break style tokens whose values contain light-dark().
 */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5']

/**
 * Returns the settings of all builds: the build of all tags, and the builds of a few tags that determine which modules
 * these tags load.
 */
const common = (mode: string): UserConfig => ({
  resolve: {
    alias: mode === 'react' ? [] : [...inPreact, ...withoutLibraries],
    conditions: ['source', 'module', 'browser', 'production'],
  },
  define: { 'process.env.NODE_ENV': '"production"', SCRIPT_BUILD: 'true' },
})

/** Creates the plugins that replace modules. Each build needs instances of its own, because some of them have state. */
const replacing = () => [
  compactTexts(),
  elementDocuments(),
  heldInputs(),
  lazyModules(),
  moduleStyles(),
  plainProps(),
]

/**
 * Build of the script tag: dependencies are bundled, each tag has a file, and shared code is included once.
 * Mode `react` builds with React instead of Preact for comparison.
 */
export default defineConfig(async ({ mode }) => {
  const modulesOf = (...names: string[]) =>
    modulesOfTags(names, {
      ...common(mode),
      mode,
      plugins: replacing(),
      build: { target, cssTarget, cssMinify: true },
    })
  const firstTag = await modulesOf('ticker')
  const openTags = await modulesOf('ticker', 'coin-list', 'order-book', 'depth-chart', 'recent-trades')
  return {
    plugins: [
      bundledLicenses(),
      replacing(),
      ownProperties(),
      messagesOfScripts(),
      plainImports(),
      loadedControls(),
      buildFolders(folders),
      tagFiles(),
      tagSizes(folder),
    ],
    ...common(mode),
    // This build, which pages load by a script, also contains the page that iframes load (public/frame.html). An
    // operator may serve the build from any address. So the paths of its files, such as the worker of the iframes, are
    // relative.
    base: './',
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'parts/[name]-[hash].js' } } },
    build: {
      target,
      cssTarget,
      outDir: 'dist/cdn',
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: {
          autoload: 'src/autoload.ts',
          frame: 'src/frame/inside/frame.tsx',
          ...Object.fromEntries(tags.map((file) => [`${folder}/${basename(file, '.ts')}`, file])),
        },
        preserveEntrySignatures: 'allow-extension',
        // Copies constants such as icons into the files that use them. Otherwise the base script would contain the icons
        // of all tags.
        optimization: { inlineConst: { mode: 'all' } },
        // Libraries mark modules with 'use client' for React on servers. The script build runs in browsers only,
        // so the bundler's warning about this directive is dropped.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          // The file `base` contains modules of the ticker that at least four entry files share. Other shared modules
          // are grouped into files by the set of tags that use them. Dialogs use only some modules of the group
          // `ticket`, but the group stays in one file, because several small files compress worse.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'base', test: (id: string) => firstTag.has(id), minShareCount: 4, priority: 1 },
              // On a partner's page, all custom elements may be iframes. Such a page needs only the modules of this
              // group. Without the group they would be in `base`, and the page would load all modules of `base`.
              {
                name: 'loader',
                test: /elements\/src\/(config-element|discover|load-again|load-member-client|open-tags\.gen|page-wide|settings|site|tags|tiers)\.ts|shared\/i18n\/locale\.ts|virtual:build-folders$/,
                priority: 2,
              },
              // This group contains buttons, icons, empty states, selects, and all other modules that the price chart
              // shares with all member tags. Member tags and the price chart need these modules at once. Other tags
              // with market data load them only after their prices, so the modules are in a separate file.
              {
                name: 'controls',
                test: /shared\/ui\/(button|choice|empty|icon|icon-button|overlays?|select|select-button|use-layer|use-quiet-figures|with-ref|field\.css|field-(frame|message))\.|shared\/data\/(read-again|use-(member-call|member-events|outdated-answer))\.|shared\/format\/(format-ago|format-rate|use-format)\.|theme\/controls|preact\/(forward-ref|held-inputs|use-id)\.ts$/,
              },
              // The code that keeps a live order book. Every custom element that shows or uses a book loads this chunk.
              {
                name: 'book',
                test: /shared\/data\/(live-book|use-book)\.ts|sdk\/src\/(market\/live-books|realtime\/book)/,
              },
              // Polling, and the sign-in of the socket. The client of member tags needs both, and one file is smaller
              // than two. A page with market tags alone loads the file only if it polls or has two versions of the tags.
              { name: 'poller', test: /sdk\/src\/realtime\/(poller|poll-topic|sign-in)\.ts$/ },
              {
                name: 'order-book',
                test: (id: string) => openTags.has(id) && id.includes('/market/order-book/'),
              },
              // The next two groups contain small modules that several market tags share.
              { name: 'units', test: /sdk\/src\/money\/(round|units)\.ts$/ },
              { name: 'market', test: /format\/bind-amounts\.ts$|^\0lazy:.*\/market-empty\.tsx$/ },
              // The code that most member tags share compresses better in one file than in several.
              {
                name: 'member',
                test: (id: string) => !openTags.has(id),
                minShareCount: 28,
              },
              // The code that all forms share compresses better in one file than in several.
              {
                name: 'forms',
                test: /\/widgets\/src\/shared\/(intent\/(?!fund|second)|ui\/(amount|notice|secret|use-amount)|.*\/(preview-rows|unknown-outcome|use-preferences))|money\/(min-max|parse-amount|wire-amount)\.|preact\/(flush-sync|react-dom)\./,
                minShareCount: 14,
              },
              {
                name: 'ticker',
                test: /features\/market\/ticker\/(?!ticker-failure|explained-stat)/,
                priority: 2,
              },
              { name: 'trade-ticket', test: /features\/spot\/trade-ticket\// },
              { name: 'ticket', test: /shared\/ticket\/(confirm-rows|stop-fields|ticket-|trigger-price)/ },
            ],
          },
        },
      },
    },
  }
})
