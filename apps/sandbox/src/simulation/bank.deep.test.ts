import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runBank } from './bank.ts'

/** `BANK_READS` and `BANK_KILLS` set the numbers of reads and kills; `BANK_SEED` repeats a failed run. */
const reads = Number(process.env.BANK_READS ?? 200_000)
const kills = Number(process.env.BANK_KILLS ?? 20)
const seed = process.env.BANK_SEED ?? String(Date.now())

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-bank-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

// A read would show a wrong sum of the balances only during the short time of an interrupted or half-visible transfer.
// The test therefore needs many reads and takes more than a second.
test(
  'each of 64 clients always reads the same sum of a member’s balances, despite transfers between wallets, lost answers and kills of the process',
  async () => {
    console.log(`BANK_SEED=${seed}`)
    const report = await runBank({ dataDir, seed, reads, kills })
    console.log(JSON.stringify(report))
    expect(report.problems.slice(0, 5)).toEqual([])
    expect(report.reads).toBeGreaterThanOrEqual(reads)
    expect(report.transfers).toBeGreaterThan(reads / 200)
    expect(report.orders).toBeGreaterThan(0)
    expect(report.repeated).toBeGreaterThan(0)
  },
  60_000 + reads * 20,
)
