import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildResult, build, transform } from 'esbuild'
import { keepColours } from './lowered-colours.ts'

// tsup bundles this module into the build configuration of the elements, and keeps `import.meta.url` but not
// `import.meta.dirname`.
const folder = fileURLToPath(new URL('.', import.meta.url))

/** Every module that the package exports, as paths from this folder. */
export const entries = globSync('src/{index.ts,shared/ui/index.ts,panels/index.ts,features/*/index.ts}', {
  cwd: folder,
}).sort()

/**
 * Bundles the shared style sheets, followed by those of all entries in the order in which their modules run.
 */
export const bundleStyles = (minify = false): Promise<BuildResult<{ write: false; metafile: true }>> =>
  build({
    stdin: {
      contents: ['src/styles.ts', ...entries].map((file) => `import './${file}'`).join('\n'),
      resolveDir: folder,
    },
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    // Without this option the bundler would drop modules whose only effect is an imported style sheet.
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

/** Returns the sheet of the npm package, which any bundler may lower for older browsers. */
export async function shippedSheet(): Promise<string> {
  const { code } = await transform(keepColours(await wholeSheet()), { loader: 'css', minify: true })
  return code
}

/** Returns the paths of all sheets in the order of the whole sheet. */
export async function sheetOrder(): Promise<string[]> {
  const { outputs } = (await bundleStyles()).metafile
  const whole = Object.entries(outputs).find(([path]) => path.endsWith('.css'))![1]
  return Object.keys(whole.inputs).map((path) => join(folder, path))
}
