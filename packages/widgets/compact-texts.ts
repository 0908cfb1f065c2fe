import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const i18n = join(import.meta.dirname, 'src/shared/i18n')

/**
 * Returns a Vite plugin that replaces i18next by a module of 1 kB gzipped instead of 15 kB. The builds of the custom
 * elements and of the member site use this plugin. The npm package of the widgets keeps i18next.
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
