import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Alias } from 'vite'

const here = createRequire(join(import.meta.dirname, 'package.json'))
const preact = (part: string) => here.resolve(`preact${part}`)
const own = (file: string) => join(import.meta.dirname, 'src/preact', file)

/**
 * Import alias that replaces TanStack Query with compact-queries.ts, which contains only the part that the
 * widgets use.
 */
const compactQueries: Alias = {
  find: /^@tanstack\/react-query$/,
  replacement: join(import.meta.dirname, 'src/compact-queries.ts'),
}

/**
 * Import alias that replaces TanStack Query with whole-queries.ts in tests of widgets without tags. In addition to the
 * content of compact-queries.ts, whole-queries.ts contains the query methods that otherwise only the files of member
 * tags load.
 */
export const wholeQueries: Alias = {
  ...compactQueries,
  replacement: join(import.meta.dirname, 'src/whole-queries.ts'),
}

const chart = (file: string) => join(import.meta.dirname, 'src/compact-charts', file)
const widget = (file: string) => join(import.meta.dirname, '../widgets/src', file)

/**
 * Import aliases of the script build that replace Chart.js, and Base UI in popovers and selects, with modules that
 * contain only the parts that the widgets use. They also make price charts load their library at the first use. The npm
 * packages keep the originals.
 */
export const withoutLibraries: Alias[] = [
  { find: /^chart\.js$/, replacement: chart('library.ts') },
  { find: /^react-chartjs-2$/, replacement: chart('chart.tsx') },
  { find: /^\.\/popup-panels\.ts$/, replacement: widget('shared/ui/compact-popups.ts') },
  {
    find: /^\.\/first-picture\/first-picture\.ts$/,
    replacement: widget('features/market/price-chart/first-picture/compact-picture.tsx'),
  },
]

/**
 * Import aliases of the builds of the tags: Preact replaces React, because React and react-dom weigh 69 kB
 * gzipped, too much for a page with one ticker. The folder src/preact adds what the widgets use of React and Preact
 * lacks. compact-queries.ts replaces TanStack Query for the same reason. The npm package of the widgets has no such
 * aliases and uses the page's React.
 */
export const inPreact: Alias[] = [
  { find: /^react$/, replacement: own('react.js') },
  compactQueries,
  { find: /^react-dom$/, replacement: own('react-dom.ts') },
  { find: /^react-dom\/client$/, replacement: own('client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: preact('/jsx-runtime') },
  { find: /^react\/jsx-dev-runtime$/, replacement: preact('/jsx-dev-runtime') },
  // Base UI imports these modules. They are replaced, because their originals need the whole of React.
  { find: /^use-sync-external-store\/shim$/, replacement: own('react.js') },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: own('with-selector.ts') },
  { find: /^(@base-ui\/utils|\.)\/safeReact(\.mjs)?$/, replacement: own('safe-react.ts') },
]
