import { globSync } from 'node:fs'
import { build } from 'esbuild'

/** Every module that the package exports, as paths from this folder. */
export const entries = globSync('src/{index.ts,shared/ui/index.ts,panels/index.ts,features/*/index.ts}', {
  cwd: import.meta.dirname,
}).sort()

/**
 * Returns the styles of all widgets as one sheet: first the base, then the sheets that the modules import, each after
 * the sheets of the modules that its own module imports.
 */
export async function wholeSheet({ minify = false } = {}): Promise<string> {
  const files = ['src/base.css', ...entries]
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file) => `import './${file}'`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    packages: 'external',
    format: 'esm',
    // Modules without other side effects stay in the graph, because their styles are wanted.
    ignoreAnnotations: true,
    minify,
    write: false,
    outdir: 'dist',
  })
  return outputFiles.find(({ path }) => path.endsWith('.css'))!.text
}
