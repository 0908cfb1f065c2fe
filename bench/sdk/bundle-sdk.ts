import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const source = join(import.meta.dirname, '..', '..', 'packages', 'sdk', 'src')

/** Returns the gzip bytes of a page bundle that imports these entries of the SDK, including openapi-fetch. */
export const bundleSdk = (...entries: ('index.ts' | 'money/index.ts')[]): Promise<number> =>
  bundle(entries.map((entry) => `export * from './${entry}'`).join('\n'))

/** Returns the gzip bytes of a page bundle that imports these names of the SDK's entry `market`. */
export const bundleMarket = (...names: string[]): Promise<number> =>
  bundle(`export { ${names.join(', ')} } from './market/index.ts'`)

/** Returns the gzip bytes of a minified bundle. */
async function bundle(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['source', 'module', 'import'],
    logLevel: 'silent',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}
