import { join, posix, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { sheetOrder } from '../widgets/whole-sheet.ts'

const sheetCode = join(import.meta.dirname, 'src/style-sheet.ts')
const base = resolve(import.meta.dirname, '../widgets/src/base.css')
const root = resolve(import.meta.dirname, '../..')
const prefix = '\0module-styles:'

/**
 * Returns the id of the module that adds a style sheet. The npm build contains the ids in its comments. Each id
 * therefore contains the path of the sheet relative to the repository. The build then has the same bytes in every
 * folder and contains no absolute path.
 */
const idOf = (file: string): string => `${prefix}${relative(root, file).replaceAll(sep, posix.sep)}.js`

/**
 * Creates the Vite plugin that handles the style import of a module (`import './order-book.css'`). The plugin replaces
 * the import by code that adds the styles to the shared style sheet of the tags. Each file of a build therefore
 * contains the styles of its modules. In the shared sheet the styles have the order of the widgets' `styles.css`.
 */
export function moduleStyles(): Plugin {
  let order: string[] = []
  return {
    name: 'module-styles',
    enforce: 'pre',
    async buildStart() {
      order = await sheetOrder()
    },
    resolveId(source, importer) {
      if (source === '@bourselet/widgets/styles.css?inline') return `${base}?inline`
      if (!importer || !source.startsWith('.') || !source.endsWith('.css')) return null
      return { id: idOf(resolve(importer, '..', source)), moduleSideEffects: true }
    },
    load(id) {
      if (!id.startsWith(prefix)) return null
      const file = resolve(root, id.slice(prefix.length, -'.js'.length))
      const place = order.indexOf(file)
      if (place === -1) this.error(`${file} belongs to no module that the widgets export`)
      return [
        `import text from '${file}?inline'`,
        `import { addStyles } from '${sheetCode}'`,
        `addStyles(${place}, text)`,
      ].join('\n')
    },
  }
}
