import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const i18n = join(import.meta.dirname, 'src/shared/i18n')

/**
 * Replaces i18next in the builds of the tags and of the member site with the compact texts of the widgets, which
 * weigh 1 kB gzipped instead of 15. The npm package of the widgets keeps i18next.
 */
export function compactTexts(): Plugin {
  return {
    name: 'compact-texts',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer && source.endsWith('/texts.ts') && resolve(importer, '..', source) === join(i18n, 'texts.ts')
        ? join(i18n, 'compact-texts.ts')
        : null,
  }
}
