import { setTimeout as sleep } from 'node:timers/promises'
import { call, control } from '../api.ts'
import type { LoopFigures } from '../loop-watch.ts'
import { startProcess } from '../sandbox-process.ts'
import { OrderClients, type OrderFigures } from './order-clients.ts'
import { type FanOut, flood, openSlowReaders, Readers } from './stream-clients.ts'

/**
 * Orders per second of one member. This is only half the rate limit: orders that arrive while the server is busy count
 * in the second in which the server reads them, together with the orders of that second.
 */
const ORDERS_PER_MEMBER = 5
/** Number of orders sent beyond the rate limits for each order sent within the limits. */
const EXCESS = 10

export interface LoadOptions {
  dataDir: string
  /** Number of orders per second that all members within the rate limits send together. */
  orders: number
  /** Number of sockets that subscribe and read every message. */
  sockets: number
  /** Number of sockets that subscribe but never read. */
  slow: number
  /** Number of clients that send stream messages continuously. */
  flooders: number
  /** Duration of each of the three phases, in seconds. */
  seconds: number
  log(line: string): void
}

/**
 * Figures of one phase: the orders of members within the rate limits, the messages that reach the reading sockets, and
 * the event loop of the server.
 */
export interface Phase {
  orders: OrderFigures
  fanOut: FanOut
  loop: LoopFigures
}

export interface LoadReport {
  before: Phase
  overload: Phase & {
    abuse: OrderFigures
    floodersClosed: number
    floodersRefused: number
    /** Number of sockets that never read and that the server closed. */
    slowClosed: number
  }
  after: Phase
  /**
   * Problems of the run, such as closed sockets, a ledger that does not balance and a wrong exit code; empty if there
   * are none.
   */
  problems: string[]
}

/**
 * Measures a sandbox process in three phases. In the first phase, members send orders within the rate limits. In the
 * second phase, other members also send ten times as many orders, beyond the limits, while some sockets never read and
 * others flood the server. The third phase repeats the first. All limits of the server have their default values.
 */
export async function runLoad(options: LoadOptions): Promise<LoadReport> {
  const { dataDir, orders, seconds, log } = options
  const env = { ORDERS_PER_SECOND: '', READS_PER_MINUTE: '', WRITES_PER_MINUTE: '' }
  const sandbox = await startProcess(dataDir, { watched: true, env })
  const { url } = sandbox
  const price = Number((await call(url, 'market.depth', { symbol: 'LTCUSDT', limit: 5 })).data.last)
  const count = Math.ceil(orders / ORDERS_PER_MEMBER)
  const honest = await OrderClients.open(url, { name: 'honest', group: 80, count, price })
  const abusive = await OrderClients.open(url, { name: 'abusive', group: 90, count, price })
  log(`${count} members, ${count} beyond the limits`)
  const readers = await Readers.open(url, options.sockets)
  log(`${options.sockets} sockets read`)
  const phase = async (): Promise<Phase> => {
    const figures = await honest.offer(orders, seconds)
    return { orders: figures, fanOut: readers.figures(), loop: await sandbox.figures() }
  }
  await honest.offer(orders, Math.min(5, seconds))
  readers.figures()
  await sandbox.figures()
  const before = await phase()

  const slow = await openSlowReaders(url, options.slow)
  const until = performance.now() + seconds * 1000
  const floods = Array.from({ length: options.flooders }, (_, index) => flood(url, index, until))
  const [during, abuse, flooded] = await Promise.all([
    phase(),
    abusive.offer(orders * EXCESS, seconds),
    Promise.all(floods),
  ])
  // A paused socket reports its end only after reading has resumed. Resuming also empties all queues before the third
  // phase.
  for (const socket of slow) socket.resume()
  await sleep(Math.min(5, seconds) * 1000)
  const slowClosed = slow.filter((socket) => socket.closed || socket.readableEnded).length
  for (const socket of slow) socket.destroy()
  readers.figures()
  await sandbox.figures()
  const after = await phase()

  const problems: string[] = []
  const { lost } = after.fanOut
  if (lost > 0) problems.push(`${lost} sockets that read were closed`)
  readers.close()
  honest.close()
  abusive.close()
  const ledger = await control<{ ok: boolean }>(url, 'ledger')
  if (!ledger.ok) problems.push('the ledger does not sum to zero')
  const code = await sandbox.stop()
  if (code !== 0) problems.push(`SIGTERM ended the sandbox with ${code}`)
  const sum = (name: 'closed' | 'refused') => flooded.reduce((total, one) => total + one[name], 0)
  const overload = {
    ...during,
    abuse,
    slowClosed,
    floodersClosed: sum('closed'),
    floodersRefused: sum('refused'),
  }
  return { before, overload, after, problems }
}
