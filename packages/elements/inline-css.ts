import type { Plugin } from 'esbuild'
import { wholeSheet } from '../widgets/whole-sheet.ts'

/**
 * Resolves `import text from '@bourselet/widgets/styles.css?inline'` to the minified style sheet of all
 * widgets. The npm build needs it, because it imports the widgets from their package, whose files contain no
 * styles.
 */
export const inlineCss: Plugin = {
  name: 'inline-css',
  setup(context) {
    context.onResolve({ filter: /\.css\?inline$/ }, ({ path }) => ({ path, namespace: 'inline-css' }))
    context.onLoad({ filter: /.*/, namespace: 'inline-css' }, async () => ({
      contents: await wholeSheet({ minify: true }),
      loader: 'text',
    }))
  },
}
