import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'
import { ANSWER } from './sdk/answer.ts'
import { bundleSdk } from './sdk/bundle-sdk.ts'
import { type ClientName, createClients } from './sdk/clients.ts'
import { wholeClient } from './sdk-budgets.ts'

const CALLS = 100
/** Number of calls that run at the same time, as when a page opens. */
const AT_ONCE = 10
const ROUNDS = 120
const WARM_UP = 20

/** Returns the CPU microseconds of this process per call, including system time. */
async function cpuOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  let left = CALLS
  const line = async () => {
    while (left-- > 0) await call()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, line))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / CALLS
}

/**
 * Returns the order in which a round measures the clients. The order changes every round. Otherwise one client would
 * always run after the same other client, and its time would include the garbage collection of that other client.
 */
function orderOf<Name>(names: Name[], round: number): Name[] {
  const first = round % names.length
  const rotated = [...names.slice(first), ...names.slice(0, first)]
  return round % 2 === 0 ? rotated : rotated.reverse()
}

/**
 * Measures the clients alternately over many short rounds and takes the medians, so that other processes of the
 * machine affect all clients alike.
 */
async function compare(clients: Record<ClientName, () => Promise<unknown>>) {
  const names = Object.keys(clients) as ClientName[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    ClientName,
    number[]
  >
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const name of orderOf(names, round)) {
      const cpu = await cpuOf(clients[name])
      if (round >= WARM_UP) samples[name].push(cpu)
    }
  }
  const ratio = (of: ClientName, to: ClientName) => median(samples[of]) / median(samples[to])
  const rows = (where: string) =>
    names.map((name) => ({ label: `${name}, ${where}`, value: median(samples[name]), unit: 'µs of CPU' }))
  return { ratio, rows }
}

/**
 * Measures the CPU time of an SDK call, over a loopback socket and without a network, and compares it with
 * plain fetch and axios. Also measures the gzip size of the SDK client.
 */
export async function run(): Promise<BenchResult> {
  const server = fork(new URL('./sdk/answer-server.ts', import.meta.url))
  const [port] = (await once(server, 'message')) as [number]
  const loopback = await compare(createClients(`http://127.0.0.1:${port}`, globalThis.fetch))
  server.disconnect()
  const inProcess = await compare(createClients('http://in.process', async () => Response.json(ANSWER)))
  const [client, withMoney] = await Promise.all([
    bundleSdk(wholeClient.code),
    bundleSdk(`${wholeClient.code}; export * from '@bourselet/sdk/money'`),
  ])
  return {
    name: 'SDK',
    rows: [
      ...loopback.rows('over a loopback socket'),
      ...inProcess.rows('over a fetch in this process'),
      { label: 'the client with money, gzip', value: withMoney / 1000, unit: 'kB' },
    ],
    ratios: [
      {
        label: 'CPU against bare fetch, socket',
        value: loopback.ratio('sdk', 'fetch'),
        limit: 1.2,
        goal: 1.05,
      },
      {
        label: 'CPU of openapi-fetch’s client against bare fetch, socket',
        value: loopback.ratio('openapi-fetch', 'fetch'),
      },
      { label: 'CPU against axios, socket', value: loopback.ratio('sdk', 'axios') },
      {
        label: 'CPU against axios, the same fetch in this process',
        value: inProcess.ratio('sdk', 'axios'),
        limit: 0.6,
      },
      { label: 'the whole client, gzip kB', value: client / 1000, limit: wholeClient.limit / 1000 },
    ],
  }
}
