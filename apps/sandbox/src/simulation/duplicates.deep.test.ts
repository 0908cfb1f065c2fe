import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDuplicates } from './duplicates.ts'

/** `DUPLICATE_WRITES` sets the number of writes; `DUPLICATE_SEED` repeats a failed run. */
const writes = Number(process.env.DUPLICATE_WRITES ?? 100_000)
const seed = process.env.DUPLICATE_SEED ?? String(Date.now())

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-duplicates-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

// Races between copies of the same write are rare, so the test sends many copies and takes more than a
// second.
test(
  'each write takes effect once, even if its copies arrive concurrently, out of order or after a lost answer',
  async () => {
    console.log(`DUPLICATE_SEED=${seed}`)
    const report = await runDuplicates({ dataDir, seed, writes })
    console.log(JSON.stringify(report))
    expect(report.problems.slice(0, 5)).toEqual([])
    expect(report.sent).toBeGreaterThan(writes * 1.5)
    expect(report.lost).toBeGreaterThan(writes * 0.2)
    expect(report.accepted).toBeGreaterThan(writes * 0.4)
  },
  60_000 + writes * 30,
)
