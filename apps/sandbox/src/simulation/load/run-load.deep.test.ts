import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runLoad } from './run-load.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bourselet-load-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))

// The test loads a sandbox process in three phases of one second each. It does not check the speed, because machines
// differ.
test('under load from silent sockets and flooding clients, a sandbox serves members within the rate limits and refuses orders beyond the limits', async () => {
  const sizes = { orders: 20, sockets: 50, slow: 5, flooders: 2, seconds: 1 }
  const report = await runLoad({ dataDir, ...sizes, log: () => {} })
  expect(report.problems).toEqual([])
  for (const { orders, fanOut } of [report.before, report.overload, report.after]) {
    expect(orders).toMatchObject({ offered: 20, accepted: 20, failed: 0 })
    expect(fanOut.frames).toBeGreaterThan(0)
  }
  expect(report.overload.abuse.refused).toBeGreaterThan(0)
  expect(report.overload.abuse.failed).toBe(0)
  expect(report.overload.floodersClosed + report.overload.floodersRefused).toBeGreaterThan(0)
}, 120_000)
