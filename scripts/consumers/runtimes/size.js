// Fails if a bundle of the installed package is larger than the README states.
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const limits = {
  "export { createMarketClient } from '@bourselet/sdk/market'": 5_000,
  "export { createMarketCalls } from '@bourselet/sdk/market'": 2_400,
  "export * from '@bourselet/sdk'": 13_000,
}
for (const [contents, limit] of Object.entries(limits)) {
  const stdin = { contents, resolveDir: '.' }
  const { outputFiles } = await build({ stdin, bundle: true, minify: true, write: false, format: 'esm' })
  const { length } = gzipSync(outputFiles[0].contents, { level: 9 })
  console.log(`${length} B of at most ${limit} B: ${contents}`)
  if (length > limit) process.exitCode = 1
}
