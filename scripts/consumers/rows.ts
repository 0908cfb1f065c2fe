import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { sdkBudgets } from '../../bench/sdk-budgets.ts'
import { root } from '../run.ts'
import type { Sockets } from './exchange.ts'
import { galleryRows } from './gallery.ts'
import type { managers } from './managers.ts'
import {
  changeSymbol,
  followGuide,
  isLive,
  lookInside,
  pickPrice,
  visitByTurbo,
  visitPages,
} from './navigation.ts'
import { tradeInReact18 } from './react18.ts'

/** A project that uses the packages. Its script `build` also checks its types. */
export type Row = {
  name: string
  says: string
  /** The folder of the project. By default, the folder has the name of the project. */
  folder?: string
  /** The script of the project that builds and runs it. Default `build`. */
  script?: string
  /** The package manager that installs the project and runs its script. Default: `npm`. */
  manager?: keyof typeof managers
  /** Text of files that are added to the project, by path. They replace files of its folder. */
  writes?: Readonly<Record<string, string>>
  /** A runtime that is installed in the project, as `name@version`. Its version is in `RUNTIME_VERSION`. */
  runtime?: string
  /** Environment variables of the script. */
  env?: Record<string, string>
  /**
   * Maps each file of the project that must be a snippet of a README or guide to that README or guide. If a file has
   * marks (`#region snippet`), only its marked parts must be snippets.
   */
  snippets?: Record<string, string>
  /** Matches the warnings of the installation and the build that are allowed because another vendor causes them. */
  allows?: RegExp
  /** The folder of the built page. If absent, the project is not opened: only its build is checked. */
  opens?: string
  /** The language of the browser. Default: American English. */
  locale?: string
  /** Matches the text that the page shows once it has data. Default: any amount. */
  shows?: RegExp
  /** Uses the opened page. */
  uses?: (page: Page, sockets: Sockets) => Promise<void>
  /** True if the page at the root of the project runs a program and then sets `data-ran` of its body. */
  runs?: boolean
}

/**
 * Matches npm's warning about packages that run a script when they are installed. Some tools of the projects do this,
 * our packages and their dependencies do not, as the rows without this exception show.
 */
const installScripts = /^npm warn install-scripts/

const readme = 'README.md'
const widgets = 'packages/widgets/README.md'
const elements = 'packages/elements/README.md'
const sdk = 'packages/sdk/README.md'

/** Returns the text of the files in a folder of this workspace, by their names. */
const filesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(join(root, folder)).map((name) => [name, readFileSync(join(root, folder, name), 'utf8')]),
  )

/**
 * The environment variable with the module that sends requests of Node programs to the sandbox if they use the address
 * of the exchange in the READMEs. The value is a file URL, because `--import` would misread a path with characters such
 * as `%` or `#`.
 */
const reaching = { REACH_EXCHANGE: new URL('reach-exchange.js', import.meta.url).href }

const program = 'public market data, refusals, a frame of the stream and a live book'

/** The runtimes in which the same program runs: `scripts/consumers/runtimes/program.js`. */
const runtimes = [
  {
    name: 'node-20',
    script: 'node',
    runtime: 'node@20.20.2',
    says: `Node 20: ${program}; the conformance kit`,
  },
  {
    name: 'node-22',
    script: 'node',
    runtime: 'node@22.23.3',
    says: `Node 22: ${program}; the conformance kit`,
  },
  {
    name: 'node-24',
    script: 'node',
    runtime: 'node@24.21.0',
    says: `Node 24: ${program}; the conformance kit`,
  },
  { name: 'deno', script: 'deno', runtime: 'deno@2.9.6', says: `Deno: ${program}` },
  { name: 'bun', script: 'bun', runtime: 'bun@1.4.5', says: `Bun: ${program}` },
  {
    name: 'workerd',
    script: 'workerd',
    runtime: 'workerd@1.20261117.1',
    says: `Cloudflare Workers: ${program}`,
  },
  {
    name: 'page-module',
    script: 'size',
    env: { SDK_BUDGETS: JSON.stringify(sdkBudgets) },
    runs: true,
    says: `a page without a bundler: ${program}; bytes of bundles`,
  },
] satisfies Row[]

export const rows: readonly Row[] = [
  {
    name: 'react-vite',
    says: 'React 19 and Vite 8: a widget with its colors in both themes',
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  {
    name: 'react18-vite',
    says: 'React 18.3: a ticket, a book and a chart in use, without an error or warning in the console',
    opens: 'dist',
    uses: tradeInReact18,
  },
  {
    name: 'react-webpack',
    says: 'React 19 and webpack 5',
    allows: installScripts,
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  {
    name: 'react-parcel',
    says: 'React 19 and Parcel 2 with a list of older browsers',
    allows: installScripts,
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  {
    name: 'react-esbuild',
    says: 'Yarn 1 in Node 20: React 19.2.0 and esbuild, sheets of one feature, a tag beside the widget',
    manager: 'yarn',
    // Yarn warns that the project and the packages name the same tarballs, and that `engines` of chart.js names pnpm.
    allows: /in the same destination|chart\.js@\S+ The engine "pnpm"/,
    snippets: { 'src/styles.ts': widgets, 'src/tags.ts': elements },
    opens: 'dist',
    uses: (page) => isLive(page.locator('bourselet-ticker')),
  },
  {
    name: 'react-next',
    says: 'Next 16 in a Japanese browser: a widget rendered on the server, a tag, the SDK in a server component',
    snippets: { 'app/widget.tsx': widgets, 'app/ticker.tsx': elements },
    opens: 'dist',
    // In CI, Next warns that a first build has no cache.
    allows: /No build cache found/,
    locale: 'ja-JP',
    shows: /数量/,
    uses: (page) => isLive(page.locator('bourselet-ticker', { has: page.locator('[lang="ja"]') })),
  },
  {
    name: 'tags-vite',
    says: 'pnpm: tags without React, in Vite 8, with types of elements and events',
    manager: 'pnpm',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  {
    name: 'tags-esbuild',
    says: 'tags in esbuild',
    allows: installScripts,
    snippets: { 'tags.ts': elements },
    opens: 'dist',
  },
  {
    name: 'tags-react17',
    says: 'tags on a page with React 17 that changes its page in the browser: one socket, types of attributes',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
    uses: visitPages,
  },
  {
    name: 'tags-react18',
    says: 'tags on a page with React 18, with types of their attributes',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  {
    name: 'tags-vue',
    says: 'tags in Vue 3, with a bare attribute in its template',
    snippets: { 'src/tags.ts': elements, 'vite.config.js': elements },
    opens: 'dist',
  },
  {
    name: 'tags-svelte',
    says: 'tags in Svelte 5',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  {
    name: 'tags-angular',
    says: 'tags in Angular 21, with a bound attribute and a typed event in a strict template',
    allows: installScripts,
    snippets: { 'src/tags.ts': elements, 'src/app.ts': elements },
    opens: 'dist',
    uses: pickPrice,
  },
  {
    name: 'script-page',
    says: 'script tag in plain HTML: a tag of a member, a tag in a shadow root and in a frame of the page',
    snippets: {
      'index.html': readme,
      'host-panel.js': elements,
      'site/config.json': 'apps/docs/guides/site.md',
    },
    opens: '.',
    uses: lookInside,
  },
  {
    name: 'script-guide',
    says: 'the page of the guide for partners, with its sheet, its script and its policy',
    writes: filesIn('apps/docs/examples/embed'),
    opens: '.',
    uses: followGuide,
  },
  {
    name: 'script-react17',
    says: 'script tag on a page with React 17',
    snippets: { 'index.html': readme },
    opens: '.',
    uses: changeSymbol,
  },
  {
    name: 'script-turbo',
    says: 'script tag with Turbo 8: tags open on each visit and from its cache, with one socket',
    snippets: { 'index.html': readme, 'ether.html': readme, 'about.html': readme },
    opens: '.',
    uses: visitByTurbo,
  },
  ...galleryRows,
  {
    name: 'node-esm',
    says: 'ES modules in Node, types of module node16 without skipLibCheck; the first programs of the READMEs',
    snippets: { 'first.ts': readme, 'quick-start.ts': sdk },
    env: reaching,
  },
  {
    name: 'types-node16',
    says: 'types of all packages in TypeScript 5.4.2 and 7.0.2, of module node16 without skipLibCheck',
    snippets: { 'page.tsx': widgets, 'tags.ts': elements },
  },
  {
    name: 'node-conformance',
    says: 'the conformance kit against the sandbox, by its function and its command',
    snippets: { 'main.ts': 'packages/conformance/README.md' },
  },
  ...runtimes.map((row) => ({
    ...row,
    folder: 'runtimes',
    allows: installScripts,
    snippets: { 'program.js': sdk },
  })),
  {
    name: 'node-commonjs',
    says: 'require in Node, types of module node16 without skipLibCheck; the program of the README',
    snippets: { 'coins.js': sdk },
    env: reaching,
  },
]
