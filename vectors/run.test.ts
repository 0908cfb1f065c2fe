import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { publicFiles, readVectorFile } from './vector-file.ts'

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'vectors-'))
const file = readVectorFile(here('vectors.json'))

afterAll(() => rmSync(folder, { recursive: true }))

function run(content?: unknown) {
  const path = join(folder, 'file.json')
  if (content !== undefined) writeFileSync(path, JSON.stringify(content))
  const args = ['--conditions=source', here('run.ts'), ...(content === undefined ? [] : [path])]
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const lines = stdout.trimEnd().split('\n')
  return { status, lines, last: lines.at(-1) }
}

it('without arguments, the command checks all public vector files and exits with code 0', () => {
  const { status, last } = run()
  const all = publicFiles.flatMap((path) => readVectorFile(path).vectors)
  expect(last).toBe(`${all.length} passed, 0 failed`)
  expect(status).toBe(0)
})

it('`npm run vectors` prints the differences of a failed test vector and exits with code 1', () => {
  const vector = file.vectors.find(({ id }) => id === 'FEE-02')!
  const expected = { ...(vector.expected as object), fee: '0.74192337' }
  const { status, lines, last } = run({ ...file, vectors: [{ ...vector, expected }] })
  expect(lines).toContain('  fee: expected "0.74192337", actual "0.74192338"')
  expect(lines[0]).toContain('FEE-02')
  expect([status, last]).toEqual([1, '0 passed, 1 failed'])
})

it('the command exits with an error if a vector has an unknown kind', () => {
  const [vector] = file.vectors
  const unknown = run({ ...file, vectors: [vector, { ...vector, kind: 'teleport' }] })
  expect([unknown.status, unknown.last]).toEqual([1, '1 passed, 1 failed'])
})

it('the command exits with an error if the vector file is malformed', { tags: 'deep' }, () => {
  for (const content of [null, { constants: {} }]) {
    const { status, last } = run(content)
    expect([status, last]).toEqual([1, '0 passed, 1 failed'])
  }
})
