import { globSync } from 'node:fs'
import { type BuildResult, build } from 'esbuild'

/** Every module that the package exports, as paths from this folder. */
export const entries = globSync('src/{index.ts,shared/ui/index.ts,panels/index.ts,features/*/index.ts}', {
  cwd: import.meta.dirname,
}).sort()

/** Bundles the base and then all entries, so a sheet comes after those of the modules that its module imports. */
export const bundleStyles = (minify = false): Promise<BuildResult<{ write: false; metafile: true }>> =>
  build({
    stdin: {
      contents: ['src/base.css', ...entries].map((file) => `import './${file}'`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    absWorkingDir: import.meta.dirname,
    bundle: true,
    packages: 'external',
    format: 'esm',
    // Keeps modules without other side effects, because the bundle needs their styles.
    ignoreAnnotations: true,
    minify,
    metafile: true,
    write: false,
    outdir: 'dist',
  })

/** Returns the styles of all widgets as one sheet. */
export async function wholeSheet({ minify = false } = {}): Promise<string> {
  const { outputFiles } = await bundleStyles(minify)
  return outputFiles.find(({ path }) => path.endsWith('.css'))!.text
}
