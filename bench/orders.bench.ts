import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'
import { type Measured, measureLanes, OrderLane } from './orders/order-lanes.ts'
import { startSandboxProcess } from './orders/sandbox-process.ts'

const CONNECTIONS = 50
const ROUNDS = 3
const SECONDS = 4

/** Opens a sandbox for 50 members, each with a connection of their own. The market maker is stopped. */
async function openSandbox(groupCommit: boolean) {
  const sandbox = await startSandboxProcess({
    GROUP_COMMIT: groupCommit ? '1' : '0',
    ORDERS_PER_SECOND: '1000000',
  })
  await sandbox.post('/sandbox/bots', { enabled: false })
  const lanes: OrderLane[] = []
  for (let index = 0; index < CONNECTIONS; index++) {
    const balances = { USDT: '1000000', LTC: '10000' }
    const { data } = await sandbox.post('/sandbox/member', { email: `bench${index}@example.com`, balances })
    lanes.push(new OrderLane(sandbox.url, data.token!, `lane-${index}`))
  }
  return {
    lanes,
    async close() {
      for (const lane of lanes) lane.close()
      const ledger = await (await fetch(`${sandbox.url}/sandbox/ledger`)).json()
      await sandbox.stop()
      if (!(ledger as { data: { ok: boolean } }).data.ok) throw new Error('the ledger does not add up')
    },
  }
}

function rowsOf(name: string, rounds: Measured[]): BenchResult['rows'] {
  const latencies = rounds.flatMap((round) => round.latencies).sort((a, b) => a - b)
  const at = (share: number) => Number(latencies[Math.floor((latencies.length - 1) * share)]!.toFixed(1))
  return [
    {
      label: name,
      value: Math.round(median(rounds.map((round) => round.ordersPerSecond))),
      unit: 'orders/s',
    },
    { label: `${name}: half are answered within`, value: at(0.5), unit: 'ms' },
    { label: `${name}: 99 of 100 are answered within`, value: at(0.99), unit: 'ms' },
  ]
}

/**
 * Measures orders per second over HTTP with 50 connections, and compares group commit with one commit per order. The
 * sandbox answers an order only after PostgreSQL has committed it with fsync. The sandboxes with and without group
 * commit run at the same time and are measured alternately.
 */
export async function run(): Promise<BenchResult> {
  const grouped = await openSandbox(true)
  const single = await openSandbox(false)
  const rounds = { grouped: [] as Measured[], single: [] as Measured[] }
  for (let round = -1; round < ROUNDS; round++) {
    const [a, b] = [await measureLanes(grouped.lanes, SECONDS), await measureLanes(single.lanes, SECONDS)]
    // Round −1 warms up both servers and is not measured.
    if (round < 0) continue
    rounds.grouped.push(a)
    rounds.single.push(b)
  }
  await grouped.close()
  await single.close()
  const ratios = rounds.grouped.map(
    (one, index) => one.ordersPerSecond / rounds.single[index]!.ordersPerSecond,
  )
  return {
    name: `Orders acknowledged after commit, ${CONNECTIONS} connections`,
    rows: [...rowsOf('group commit', rounds.grouped), ...rowsOf('one commit an order', rounds.single)],
    ratios: [
      { label: 'group commit against one commit an order', value: median(ratios), goal: 3, better: 'higher' },
    ],
  }
}
