import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const sheetCode = join(import.meta.dirname, 'src/style-sheet.ts')
const prefix = '\0module-styles:'

/**
 * Turns a style import of a module (`import './order-book.css'`) into a registration with the sheet of the
 * tags, so each file of the script build brings the styles of its modules. `?inline` imports stay text.
 */
export function moduleStyles(): Plugin {
  return {
    name: 'module-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer || !source.startsWith('.') || !source.endsWith('.css')) return null
      return { id: `${prefix}${resolve(importer, '..', source)}.js`, moduleSideEffects: true }
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const file = id.slice(prefix.length, -'.js'.length)
      return [
        `import text from '${file}?inline'`,
        `import { addStyles } from '${sheetCode}'`,
        'addStyles(text)',
      ].join('\n')
    },
  }
}
