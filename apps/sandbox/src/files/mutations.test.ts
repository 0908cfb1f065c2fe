import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeAll, expect, test } from 'vitest'
import { seededRandom } from '../clock/random.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { imageHead } from './image-head.ts'
import { mutate } from './mutate.ts'
import { exif, jpeg, png, pngChunk, segment, withSegments } from './test-images.ts'
import { upload } from './test-upload.ts'

/** The full run is UPLOAD_MUTATIONS=10000. */
const COUNT = Number(process.env.UPLOAD_MUTATIONS ?? 2000)
const AT_ONCE = 4
const PLANTED = 'PLANTED-51.5007N'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ uploadsPerDay: 1_000_000 })
})

async function valid(): Promise<Buffer[]> {
  const marks = [
    exif(6, PLANTED),
    segment(0xfe, Buffer.from(PLANTED)),
    segment(0xe2, Buffer.from(`ICC_PROFILE\0${PLANTED}`)),
  ]
  const text = pngChunk('tEXt', Buffer.from(`Comment\0${PLANTED}`))
  return [
    withSegments(await jpeg(320, 300, { quality: 40 }), ...marks),
    withSegments(await jpeg(320, 300, { quality: 40, progressive: false, baseline: true }), ...marks),
    png({ extra: [text], trailing: Buffer.from(PLANTED) }),
    png({ form: [8, 3, 0, 0, 0], extra: [pngChunk('PLTE', Buffer.alloc(768)), text] }),
  ]
}

/** Runs `job` for 0 … count - 1, a few at a time. */
async function several(count: number, job: (n: number, line: number) => Promise<void>) {
  let next = 0
  const run = async (_: unknown, line: number) => {
    while (next < count) await job(next++, line)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
}

const memory = () => {
  const { rss } = process.memoryUsage()
  return Math.round(rss / 1e6)
}

test(
  `${COUNT} changed files: an answer each, nothing planted is kept, the server stays quick and small`,
  async () => {
    const files = await valid()
    const random = seededRandom('uploads')
    const tokens = [await sandbox.signIn(), await sandbox.signIn('demo2@example.com')]
    const folder = sandbox.exchange().settings.dataDir
    const tally: Record<string, number> = {}
    for (const [n, bytes] of files.entries())
      expect(await upload(sandbox, tokens[n % 2]!, { bytes }), `file ${n}`).toMatchObject({ code: 1 })
    const before = memory()
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    await several(COUNT, async (n, line) => {
      const bytes = mutate(random.fork(String(n)), files[n % files.length]!)
      const { status, code, data } = await upload(sandbox, tokens[line % 2]!, { bytes })
      expect({ n, status }).toEqual({ n, status: 200 })
      const outcome = code === 1 ? 'stored' : String(data.error)
      tally[outcome] = (tally[outcome] ?? 0) + 1
      expect(['stored', 'FILE_TYPE', 'FILE_BROKEN', 'VALIDATION'], `mutation ${n}`).toContain(outcome)
      if (code !== 1) return
      const stored = await readFile(join(folder, data.url))
      expect(stored.includes('PLANTED'), `mutation ${n}`).toBe(false)
      expect(imageHead(stored)).toEqual({ mime: data.mime, width: data.width, height: data.height })
    })
    delay.disable()
    const figures = {
      stall_ms: Math.round(delay.max / 1e6),
      p99_ms: Math.round(delay.percentile(99) / 1e6),
      growth_mb: memory() - before,
    }
    console.log(`uploads: ${COUNT} mutations ${JSON.stringify({ ...tally, ...figures })}`)
    expect(tally.stored).toBeGreaterThan(COUNT / 20)
    expect(tally.FILE_BROKEN).toBeGreaterThan(COUNT / 20)
    // The machine of the tests is shared: a decoder on the main thread or a leak of pictures is far beyond these.
    expect(figures.stall_ms).toBeLessThan(1500)
    expect(figures.growth_mb).toBeLessThan(400)
    expect(sandbox.lines.filter((line) => line.includes('upload'))).toEqual([])
  },
  Math.max(120_000, COUNT * 100),
)
