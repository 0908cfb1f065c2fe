import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Returns the gzip bytes of a minified page bundle with these imports of the SDK, including openapi-fetch. */
export async function bundleSdk(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname },
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
