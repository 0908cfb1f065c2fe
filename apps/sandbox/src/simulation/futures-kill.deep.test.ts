import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runFuturesKills } from './futures-kill.ts'

const kills = Number(process.env.KILLS ?? 20)
const seed = process.env.KILL_SEED ?? String(Date.now())

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-futures-kills-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

test(
  'after kill -9, each position equals the sum of its fills, each order has its last accepted terms, and no repeated request closes a position again',
  async () => {
    console.log(`KILL_SEED=${seed}`)
    const report = await runFuturesKills({ dataDir, seed, kills })
    console.log(JSON.stringify(report))
    expect(report.problems).toEqual([])
    expect(report.acknowledged).toBeGreaterThan(kills * 20)
    expect(report.unanswered).toBeGreaterThan(0)
    expect(report.positions).toBeGreaterThan(0)
    expect(report.stops).toBeGreaterThan(kills)
    expect(report.amended).toBeGreaterThan(0)
  },
  60_000 + kills * 40_000,
)
