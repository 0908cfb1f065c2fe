import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMixedKills } from './mixed-kill.ts'

const kills = Number(process.env.KILLS ?? 10)
const seed = process.env.KILL_SEED ?? String(Date.now())

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-mixed-kills-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

test(
  'after kill -9, every spot order, futures order, bet and deposit whose answer the client received is stored exactly once',
  async () => {
    console.log(`KILL_SEED=${seed}`)
    const report = await runMixedKills({ dataDir, seed, kills })
    console.log(JSON.stringify(report))
    expect(report.problems).toEqual([])
    // A run in which a product had no answered write proves nothing, so it fails.
    for (const part of Object.values(report.acknowledged)) expect(part).toBeGreaterThan(0)
    expect(report.unanswered).toBeGreaterThan(0)
    expect(report.positions).toBeGreaterThan(0)
  },
  120_000 + kills * 60_000,
)
