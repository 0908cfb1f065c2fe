import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { byDepth } from '../test-depth.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { imageHead } from './image-head.ts'
import { keepsMark, markedPictures, mutation, severalAtOnce } from './test-pictures.ts'
import { upload } from './test-upload.ts'

/** Number of mutations. `npm run attack:upload` sets a large number and watches the memory of the server. */
const COUNT = Number(process.env.UPLOAD_MUTATIONS ?? byDepth(200, 10_000))

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ uploadsPerDay: 1_000_000 })
})

const memory = () => {
  const { rss } = process.memoryUsage()
  return Math.round(rss / 1e6)
}

test(
  `answers ${COUNT} uploads of mutated pictures without server errors, stores no metadata and needs little memory`,
  async () => {
    const files = await markedPictures()
    const tokens = [await sandbox.signIn(), await sandbox.signIn('demo2@example.com')]
    const folder = sandbox.exchange().settings.dataDir
    const tally: Record<string, number> = {}
    for (const [n, bytes] of files.entries())
      expect(await upload(sandbox, tokens[n % 2]!, { bytes }), `file ${n}`).toMatchObject({ code: 1 })
    const before = memory()
    await severalAtOnce(COUNT, async (n, line) => {
      const bytes = mutation(files, n)
      const { status, code, data } = await upload(sandbox, tokens[line % 2]!, { bytes })
      expect({ n, status }).toEqual({ n, status: 200 })
      const outcome = code === 1 ? 'stored' : String(data.error)
      tally[outcome] = (tally[outcome] ?? 0) + 1
      expect(['stored', 'FILE_TYPE', 'FILE_BROKEN', 'VALIDATION'], `mutation ${n}`).toContain(outcome)
      if (code !== 1) return
      const stored = await readFile(join(folder, data.url))
      expect(keepsMark(stored), `mutation ${n}`).toBe(false)
      expect(imageHead(stored)).toMatchObject({ mime: data.mime, width: data.width, height: data.height })
    })
    const growth_mb = memory() - before
    console.log(`uploads: ${COUNT} mutations ${JSON.stringify({ ...tally, growth_mb })}`)
    expect(tally.stored).toBeGreaterThan(COUNT / 20)
    expect(tally.FILE_BROKEN).toBeGreaterThan(COUNT / 20)
    expect(growth_mb).toBeLessThan(400)
    expect(sandbox.lines.filter((line) => line.includes('upload'))).toEqual([])
  },
  Math.max(120_000, COUNT * 100),
)
