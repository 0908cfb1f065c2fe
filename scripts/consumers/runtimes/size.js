// Fails if a bundle of the installed package exceeds its byte budget (bench/sdk-budgets.ts).
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

for (const { code, limit } of JSON.parse(process.env.SDK_BUDGETS)) {
  const stdin = { contents: code, resolveDir: '.' }
  const { outputFiles } = await build({
    stdin,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  })
  const { length } = gzipSync(outputFiles[0].contents, { level: 9 })
  console.log(`${length} B of at most ${limit} B: ${code}`)
  if (length > limit) process.exitCode = 1
}
