import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')

test('a build of the SDK contains the license of every package whose code it contains', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'bourselet-sdk-'))
  onTestFinished(() => rmSync(outDir, { recursive: true }))
  const tsup = join(folder, 'node_modules', 'tsup', 'dist', 'cli-default.js')
  await promisify(execFile)('node', [tsup, '--silent', '--out-dir', outDir], { cwd: folder })
  const licenses = readFileSync(join(outDir, 'LICENSES.txt'), 'utf8')
  const { devDependencies, dependencies } = JSON.parse(textOf('package.json'))
  for (const name of ['@noble/hashes', '@scure/base']) {
    expect(licenses).toContain(`${name} ${devDependencies[name]} (MIT)`)
    expect(licenses).toContain(textOf(`node_modules/${name}/LICENSE`).trim())
  }
  for (const name of Object.keys(dependencies)) expect(licenses).not.toContain(name)
})
