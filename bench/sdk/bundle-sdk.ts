import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const source = join(import.meta.dirname, '..', '..', 'packages', 'sdk', 'src')

/** Returns the gzip bytes of a page bundle that imports these entries of the SDK, including openapi-fetch. */
export async function bundleSdk(...entries: ('index.ts' | 'money/index.ts')[]): Promise<number> {
  const contents = entries.map((entry) => `export * from './${entry}'`).join('\n')
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
