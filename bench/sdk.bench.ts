import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { BenchResult } from './bench-result.ts'
import { median } from './median.ts'
import { ANSWER } from './sdk/answer.ts'
import { bundleSdk } from './sdk/bundle-sdk.ts'
import { type ClientName, createClients } from './sdk/clients.ts'

const CALLS = 400
/** Calls under way at once, as a page that opens has them. */
const AT_ONCE = 10
const ROUNDS = 30
const WARM_UP = 4

/** CPU microseconds of this process for one call, system time included. */
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

/** Each round asks every client in another order; a ratio is taken within its round, where the machine was the same. */
async function compare(clients: Record<ClientName, () => Promise<unknown>>) {
  const names = Object.keys(clients) as ClientName[]
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    ClientName,
    number[]
  >
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const first = (round + WARM_UP) % names.length
    for (const name of [...names.slice(first), ...names.slice(0, first)]) {
      const cpu = await cpuOf(clients[name])
      if (round >= 0) samples[name].push(cpu)
    }
  }
  const ratio = (of: ClientName, to: ClientName) =>
    median(samples[of].map((cpu, round) => cpu / (samples[to][round] ?? Number.NaN)))
  const rows = (where: string) =>
    names.map((name) => ({ label: `${name}, ${where}`, value: median(samples[name]), unit: 'µs of CPU' }))
  return { ratio, rows }
}

/** CPU of a call against bare fetch and axios, with and without a network below, and the bytes of the client. */
export async function run(): Promise<BenchResult> {
  const server = fork(new URL('./sdk/answer-server.ts', import.meta.url))
  const [port] = (await once(server, 'message')) as [number]
  const loopback = await compare(createClients(`http://127.0.0.1:${port}`, globalThis.fetch))
  server.disconnect()
  const inProcess = await compare(createClients('http://in.process', async () => Response.json(ANSWER)))
  const [client, withMoney] = await Promise.all([
    bundleSdk('index.ts'),
    bundleSdk('index.ts', 'money/index.ts'),
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
      { label: 'the whole client, gzip kB', value: client / 1000, limit: 12 },
    ],
  }
}
