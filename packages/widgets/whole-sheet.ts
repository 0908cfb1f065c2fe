import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BuildResult, build, transform } from 'esbuild'
import { keepColours } from './lowered-colours.ts'

// tsup bundles this module into the build configuration of the elements. In a bundle, tsup keeps `import.meta.url` but
// not `import.meta.dirname`. So the folder is computed from `import.meta.url`.
const folder = fileURLToPath(new URL('.', import.meta.url))

/** The modules that the package exports, as paths from this folder. */
export const entries = globSync('src/{index.ts,shared/ui/index.ts,panels/index.ts,features/*/index.ts}', {
  cwd: folder,
}).sort()

/**
 * Bundles the shared style sheets, followed by the sheets of all entries in the order in which their modules
 * run.
 */
export const bundleStyles = (minify = false): Promise<BuildResult<{ write: false; metafile: true }>> =>
  bundle(['src/styles.ts', ...entries], minify)

const bundle = (files: string[], minify = false): Promise<BuildResult<{ write: false; metafile: true }>> =>
  build({
    stdin: {
      contents: files.map((file) => `import './${file}'`).join('\n'),
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

type Styles = BuildResult<{ write: false; metafile: true }>

const sheetOf = ({ outputFiles }: Styles) => outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''

/** Returns the paths of the sheets of a bundle in their order. */
const pathsOf = ({ metafile }: Styles) =>
  Object.entries(metafile.outputs).flatMap(([path, { inputs }]) =>
    path.endsWith('.css') ? Object.keys(inputs) : [],
  )

/** Returns the styles of all widgets as one style sheet. */
export const wholeSheet = async ({ minify = false } = {}): Promise<string> =>
  sheetOf(await bundleStyles(minify))

/**
 * Returns a style sheet for the npm package. Its colors stay correct if a bundler rewrites the sheet for older
 * browsers.
 */
async function toShip(sheet: string): Promise<string> {
  const { code } = await transform(keepColours(sheet), { loader: 'css', minify: true })
  return code
}

const features = entries.flatMap((entry) => /features\/(\w+)\//.exec(entry)?.[1] ?? [])

/**
 * Returns the style sheet that all features share, and for each feature a sheet with the additional styles of
 * its widgets.
 */
export async function featureSheets(names = features): Promise<Record<string, string>> {
  const base = await bundle(['src/styles.ts'])
  const shared = new Set(pathsOf(base))
  const rows = names.map(async (name) => {
    const entry = `src/features/${name}/index.ts`
    const own = pathsOf(await bundle(['src/styles.ts', entry])).filter((path) => !shared.has(path))
    return [name, await toShip(sheetOf(await bundle(own)))] as const
  })
  return { base: await toShip(sheetOf(base)), ...Object.fromEntries(await Promise.all(rows)) }
}

/** Returns the style sheet of all widgets that the npm package contains. */
export const shippedSheet = async (): Promise<string> => toShip(await wholeSheet())

/** Returns the paths of all style sheets in the order in which `wholeSheet` joins them. */
export async function sheetOrder(): Promise<string[]> {
  return pathsOf(await bundleStyles()).map((path) => join(folder, path))
}
