import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Alias, Plugin } from 'vite'

const here = createRequire(join(import.meta.dirname, 'package.json'))
const preact = (part: string) => here.resolve(`preact${part}`)

/**
 * Import aliases that replace React with Preact in the script build. React and react-dom weigh 69 kB gzipped,
 * too much for a page with one ticker. The npm packages have no aliases and use the React of the host page.
 */
export const inPreact: Alias[] = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'src/preact/react.js') },
  { find: /^react-dom$/, replacement: preact('/compat') },
  { find: /^react-dom\/client$/, replacement: join(import.meta.dirname, 'src/preact/client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: preact('/jsx-runtime') },
  { find: /^react\/jsx-dev-runtime$/, replacement: preact('/jsx-dev-runtime') },
]

const texts = join(import.meta.dirname, '../widgets/src/shared/i18n/texts.ts')

/**
 * Replaces i18next in the script build with the widgets' own compact texts, which weigh 1 kB gzipped instead of 14.
 * The npm packages keep i18next.
 */
export function compactTexts(): Plugin {
  return {
    name: 'compact-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.endsWith('/texts.ts') && resolve(importer, '..', source) === texts
        ? join(texts, '../compact-texts.ts')
        : null,
  }
}
