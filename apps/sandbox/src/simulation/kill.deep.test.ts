import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runKills } from './kill.ts'

/** `KILLS` sets the number of kills; `KILL_SEED` repeats a failed run. */
const kills = Number(process.env.KILLS ?? 50)
const seed = process.env.KILL_SEED ?? String(Date.now())

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-kills-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

test(
  'after kill -9 of the sandbox, with or without its database, every write whose answer the client received is stored exactly once',
  async () => {
    console.log(`KILL_SEED=${seed}`)
    const report = await runKills({ dataDir, seed, kills, log: console.log })
    console.log(JSON.stringify(report))
    expect(report.problems).toEqual([])
    // A run in which few orders were answered proves nothing, so it fails.
    expect(report.acknowledged).toBeGreaterThan(kills * 20)
    expect(report.unanswered).toBeGreaterThan(0)
    expect(report.fills).toBeGreaterThan(kills)
    expect(report.amended).toBeGreaterThan(0)
    expect(Object.keys(report.waiting).sort()).toEqual(['stop_limit', 'stop_market', 'trailing_stop'])
    // Trailing stops rarely reach their trigger, so a short run may contain no such stop.
    const often = ['stop_limit', 'stop_market']
    expect(Object.keys(report.triggered)).toEqual(
      expect.arrayContaining(kills < 20 ? often : [...often, 'trailing_stop']),
    )
  },
  60_000 + kills * 20_000,
)
