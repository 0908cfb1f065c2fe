import { builtinModules } from 'node:module'
import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

export interface PageBytes {
  /**
   * Gzip bytes of the scripts that the page loads before it can show anything: the entry of the page and all static
   * imports.
   */
  script: number
  css: number
  /** Gzip bytes and number of the scripts of dynamic imports, which the page loads when it needs them. */
  later: number
  laterFiles: number
  /**
   * Built-in modules of Node that the packages import and that no installed package replaces. They are empty in the
   * bundle.
   */
  missing: string[]
}

const ENTRY = 'page.tsx'
const gzip = (contents: Uint8Array) => gzipSync(contents, { level: 9 }).length

/**
 * Creates the plugin that replaces built-in modules of Node by empty ones, unless a package of the same name is
 * installed. Without this plugin, the bundler fails, because the packages expect the page to supply polyfills.
 * Polyfills would add bytes, so the measured page is smaller than a working one.
 */
function emptyNodeModules(missing: Set<string>): Plugin {
  const names = builtinModules.filter((name) => !name.startsWith('_')).join('|')
  return {
    name: 'empty-node-modules',
    setup(bundler) {
      bundler.onResolve(
        { filter: new RegExp(`^(node:)?(${names})$`) },
        async ({ path, resolveDir, kind, pluginData }) => {
          if (pluginData === 'retried') return null
          const found = await bundler.resolve(path, { resolveDir, kind, pluginData: 'retried' })
          const isFound = found.errors.length === 0
          if (isFound && found.namespace === 'file') return found
          // A package can declare that browsers get an empty module in place of one of its modules. Such a module is
          // not missing.
          if (!isFound) missing.add(path.replace('node:', ''))
          return { path, namespace: 'empty' }
        },
      )
      bundler.onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: 'module.exports = {}' }))
    },
  }
}

/** Bundles a page for production with the packages of the folder and returns its bytes. */
export async function bundlePage(folder: string, code: string): Promise<PageBytes> {
  const missing = new Set<string>()
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, loader: 'tsx', resolveDir: folder, sourcefile: ENTRY },
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [emptyNodeModules(missing)],
    logLevel: 'silent',
  })
  const { outputs } = metafile
  const contents = new Map(outputFiles.map((file) => [relative(folder, file.path), file.contents]))
  const bytes = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + gzip(contents.get(file)!), 0)
  const entry = Object.keys(outputs).find((file) => outputs[file]!.entryPoint === ENTRY)!
  const loaded = new Set<string>()
  const load = (file: string) => {
    if (loaded.has(file)) return
    loaded.add(file)
    for (const { path, kind, external } of outputs[file]!.imports)
      if (kind === 'import-statement' && !external) load(path)
  }
  load(entry)
  const later = Object.keys(outputs).filter((file) => file.endsWith('.js') && !loaded.has(file))
  const { cssBundle } = outputs[entry]!
  return {
    script: bytes(loaded),
    css: cssBundle ? bytes([cssBundle]) : 0,
    later: bytes(later),
    laterFiles: later.length,
    missing: [...missing].sort(),
  }
}
