// Load test: sends many requests to a sandbox in a separate process, over HTTP and WebSocket, and prints the measured
// figures: `npm run load -- --seconds 10`. Fails if the server closes the socket of a client that reads its messages.
// Also fails if the ledger does not balance, or if the sandbox ends with an error code. A low speed is no failure,
// because machines differ.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Phase, runLoad } from './run-load.ts'

// pnpm passes the argument `--` on to the script, so it is removed.
const args = process.argv.slice(2).filter((arg) => arg !== '--')
const { values } = parseArgs({
  args,
  options: {
    orders: { type: 'string', default: '200' },
    sockets: { type: 'string', default: '1000' },
    slow: { type: 'string', default: '100' },
    flooders: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
  },
})
const [orders, sockets, slow, flooders, seconds] = (
  ['orders', 'sockets', 'slow', 'flooders', 'seconds'] as const
).map((name) => {
  const value = Number(values[name])
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number`)
  return value
}) as [number, number, number, number, number]

const round = (value: number) => Math.round(value * 10) / 10

function rowOf({ orders, fanOut, loop }: Phase) {
  return {
    'orders/s': Math.round(orders.perSecond),
    'success %': round((orders.accepted * 100) / orders.offered),
    failed: orders.failed,
    'order p50 ms': round(orders.p50Ms),
    'order p99 ms': round(orders.p99Ms),
    frames: fanOut.frames,
    'fan-out p50 ms': round(fanOut.p50Ms),
    'fan-out p99 ms': round(fanOut.p99Ms),
    'peak MB': loop.peakMb,
    'loop p99 ms': loop.stallP99Ms,
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'bourselet-load-'))
try {
  const report = await runLoad({ dataDir, orders, sockets, slow, flooders, seconds, log: console.log })
  const { before, overload, after, problems } = report
  console.table({ before: rowOf(before), overload: rowOf(overload), after: rowOf(after) })
  const { abuse } = overload
  console.table({
    'orders beyond the limits': { offered: abuse.offered, accepted: abuse.accepted, refused: abuse.refused },
    'slow readers': { offered: slow, closed: overload.slowClosed },
    'flooding sockets': { refused: overload.floodersRefused, closed: overload.floodersClosed },
  })
  console.table({
    'goodput under overload / before': round(overload.orders.perSecond / before.orders.perSecond),
    'order p99 under overload / before': round(overload.orders.p99Ms / before.orders.p99Ms),
    'order p99 after / before': round(after.orders.p99Ms / before.orders.p99Ms),
    'fan-out p99 under overload / before': round(overload.fanOut.p99Ms / before.fanOut.p99Ms),
    'memory after / before': round(after.loop.peakMb / before.loop.peakMb),
  })
  for (const problem of problems) console.log(problem)
  console.log(problems.length === 0 ? 'nothing was lost' : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
