import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compactTexts } from '../../packages/widgets/compact-texts.ts'
import { messageScripts, servedMessages } from '../../packages/widgets/served-messages.ts'
import { apiIcons } from './icons.ts'
import { interLatin } from './inter-latin.ts'
import { serviceWorker } from './service-worker.ts'
import { arrangedStyles } from './style-order.ts'

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

/** Matches the helper modules that the bundler adds for dynamic imports. */
const importHelpers = /vite\/preload-helper|rolldown_dynamic_import_helper/

/**
 * Returns an expression that matches the modules at the given paths, including their style sheets. If a style
 * sheet were in another group than its module, pages that import the module would not load the sheet.
 */
const modules = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`)

/**
 * Groups of modules: the build writes one file per group. Without groups, every combination of pages that share modules
 * would get its own file, and the terminal would load 127 files. A module belongs to the first group that accepts it,
 * so the order matters. A module belongs to a group with `minShareCount` only if at least that many pages share the
 * module. The files of the terminal therefore contain no modules that few pages use.
 */
const groups = [
  // The only sheets that the first paint waits for: the tokens and the frame of the page (style-order.ts).
  { name: 'frame-styles', test: /\/(widgets\/src\/base|reference\/src\/shell)\.css$/ },
  // This group puts all shared style sheets into one file, in the order of packages/widgets/src/styles.ts.
  { name: 'shared-styles', test: /\/widgets\/src\/shared\/.*\.css$/ },
  // The style sheets of market widgets that the first scripts of every page import. Without this group, each of these
  // sheets would get its own file.
  {
    name: 'market-styles',
    test: modules(
      'widgets/src/features/market/(chart-panel/chart-panel|coin-list/coin-list|depth-chart/depth-chart)\\.css',
      'widgets/src/features/market/(funding-rates/funding-rates|order-book/(book-share|order-book|reach-box))\\.css',
      'widgets/src/features/market/(price-chart/(interval-bar|price-chart)|recent-trades/recent-trades|star)\\.css',
      'widgets/src/features/market/(symbol-bar/symbol-bar|ticker/ticker|trading-rules/trading-rules)\\.css',
    ),
  },
  {
    name: 'react',
    // The only modules of Base UI in this group are those of `CSPProvider`, because every widget uses them. No page
    // needs other modules of Base UI for its first paint.
    test: new RegExp(
      `${
        packages(
          'react',
          'react-dom',
          'scheduler',
          'react-router',
          '@base-ui/react/(csp-provider|internals/csp-context)',
        ).source
      }|${importHelpers.source}`,
    ),
  },
  // Small modules of the trading terminal that few other pages use. Without this group, each module would get its own
  // file.
  {
    name: 'desk',
    test: modules(
      'sdk/src/money/formulas/(depth-group|spot-fill)',
      'widgets/src/features/market/price-chart/indicator-params',
      'widgets/src/shared/keys/(key-map|page-keys)',
      'node_modules/trading-signals/dist/(base/|error/|trend/(EMA|MA|SMA)/|util/(array/pushUpdate|math/getAverage))',
    ),
  },
  // Modules that several pages share but that the spot terminal does not need for its first paint.
  {
    name: 'account',
    test: modules(
      'sdk/src/money/formulas/(futures-account|liquidation-price|maintenance|open-loss|position-|prediction-round|time-option|validate)',
      'widgets/src/shared/data/(revalue|use-(balances|contracts|futures-|levels|option-orders|past-rounds|positions))',
      'widgets/src/shared/(format/(short-day|to-csv)|orders/(order-details|order-fills|status-chip))',
      'widgets/src/shared/records/(pages|period\\.|read-records|use-records|whole-list)',
      'widgets/src/shared/ui/(countdown|draw-qr|field\\.|password-field|qr)',
      'widgets/src/features/market/side-chart/',
      'widgets/src/features/market/(depth-chart/depth-chart|order-book/order-book|recent-trades/recent-trades)\\.tsx',
      'widgets/src/features/market/(price-chart/price-chart|coin-list/coin-list)\\.tsx',
      'widgets/src/features/spot/fills/use-fills',
    ),
    minShareCount: 2,
  },
  {
    name: 'pages',
    test: modules(
      'reference/src/layouts/(centre-page|leave-question|member-page|mobile-terminal|page-|phone-page|rules-dialog|ticket-sheet)',
      'reference/src/shared/use-(coin-param|device-switch|fund-password-links|help-links)',
    ),
    minShareCount: 2,
  },
  { name: 'overlays', test: packages('@base-ui', '@floating-ui', 'tabbable'), minShareCount: 3 },
  {
    name: 'core',
    test: /\/node_modules\/(zustand|@tanstack)\/|\/sdk\/src\/(?!money\/formulas\/ai-income)|\/widgets\/src\/shared\/((data|format|i18n|provider)\/.*\.tsx?|intent\/.*\.ts)$/,
    minShareCount: 4,
  },
  {
    // The chunk with the tables of past orders, trades and other records. Pages with such tables load it at once; the
    // page of a trading terminal loads it when the member opens a tab with records.
    name: 'records',
    test: /\/widgets\/src\/(shared\/(records\/(records-|export|period-filter|use-records-state)|staircase\/|orders\/order-records)|features\/(spot\/(fills\/fills|holdings|order-history)|wallet\/balances\/)).*\.tsx?$/,
    minShareCount: 2,
  },
  // The files `forms` (form fields) and `articles` (texts of articles). No terminal needs them for its first
  // paint.
  {
    name: 'forms',
    test: /\/widgets\/src\/shared\/(form\/|funds\/|intent\/fund-password|ui\/(code-field|pin-field)).*\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'articles', test: /\/widgets\/src\/shared\/content\/(?!web-address).*\.tsx?$/, minShareCount: 2 },
  { name: 'parts', test: /\/widgets\/src\/shared\/.*\.tsx?$/, minShareCount: 12 },
  {
    name: 'terminal',
    test: /\/widgets\/src\/(shared\/(?!photo|share\/|transfer|staircase|ticket\/(confirm-dialog|price-guard)|ui\/(anchored-popup|use-(combo-list|dismissal)))|features\/(market|spot))\/?.*\.tsx?$/,
    minShareCount: 3,
  },
  {
    name: 'spot',
    test: /\/widgets\/src\/features\/(spot|wallet(?!\/account-changes))\/.*\.tsx?$/,
    minShareCount: 2,
  },
  // This group also contains the module `transport-error` of the SDK, because too few pages import it for the group
  // `core`.
  {
    name: 'layout',
    test: /\/reference\/src\/((shared|layouts|app)\/.*|features\/\w+\/side-state)\.tsx?$|\/notices\/(notice-bell\/|use-notice-counts)|\/sdk\/src\/errors\/transport-error/,
    minShareCount: 2,
  },
].map((group, index) => ({ ...group, priority: 100 - index }))

export default defineConfig({
  plugins: [
    react(),
    compactTexts(),
    servedMessages('assets', messageScripts()),
    apiIcons(),
    interLatin(),
    arrangedStyles(),
    serviceWorker(),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2022',
    // These are the first browser versions that support light-dark(). For older versions, the build would replace
    // light-dark() with pairs of variables, which a style token cannot contain.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } },
    // Inlined files would have addresses of the form `data:`, which the content security policy does not allow.
    assetsInlineLimit: 0,
  },
})
