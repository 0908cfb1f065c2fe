import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildContract } from './generate/build-contract.ts'
import { readContract } from './generate/read-contract.ts'

// Usage: node openapi/generate.ts [--check]. With --check nothing is written, and an outdated generated file
// is an error.
const root = join(import.meta.dirname, '..')
const check = process.argv.includes('--check')

try {
  const { files } = await buildContract(readContract(import.meta.dirname))
  const stale = Object.entries(files).filter(([path, text]) => current(path) !== text)
  for (const [path, text] of check ? [] : stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  console.log(`${Object.keys(files).length} generated files, ${stale.length} changed`)
  if (check && stale.length > 0) fail(`stale: ${stale.map(([path]) => path).join(', ')}; run npm run gen`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

function current(path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null
  }
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}
