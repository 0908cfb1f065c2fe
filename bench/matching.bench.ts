import { OrderBook } from '@bourselet/sandbox/src/engine/order-book.ts'
import { PlainBook } from '@bourselet/sandbox/src/engine/test-plain-book.ts'
import floatBook from 'nodejs-order-book'
import type { BenchResult } from './bench-result.ts'
import {
  asNewOrder,
  crowded,
  type LogCommand,
  type LogShape,
  makeCommandLog,
  sparse,
} from './matching/command-log.ts'
import { median } from './median.ts'

const COMMANDS = 50_000
const ROUNDS = 9
/**
 * Number of commands that also run on the list model, a simple exact order book. The number is small, because the list
 * model searches all orders at every command.
 */
const COMPARED = 20_000

type FloatBook = InstanceType<typeof floatBook.OrderBook>
type FloatSide = Parameters<FloatBook['market']>[0]['side']

/**
 * Converts the command log (a list of order commands) to the input formats of both order books before the measurement,
 * so that only the books are timed.
 */
function prepare(log: LogCommand[]) {
  const ours = log.map((command) => (command.op === 'cancel' ? command.id : asNewOrder(command)))
  const theirs = log.map((command) => {
    if (command.op === 'cancel') return String(command.id)
    const order = { side: command.side as FloatSide, size: command.lots / 100_000, id: String(command.id) }
    return command.op === 'limit' ? { ...order, price: command.price / 100 } : order
  })
  return { ours, theirs }
}

type Prepared = ReturnType<typeof prepare>

function playOurs(commands: Prepared['ours']): OrderBook {
  const book = new OrderBook('bench')
  for (const command of commands) {
    if (typeof command === 'number') book.cancel(command)
    else book.place(command)
  }
  return book
}

function playTheirs(commands: Prepared['theirs']): FloatBook {
  const book = new floatBook.OrderBook()
  for (const command of commands) {
    if (typeof command === 'string') book.cancel(command)
    else if ('price' in command) book.limit(command)
    else book.market(command)
  }
  return book
}

/**
 * Returns the CPU seconds of one run, as the average of `times` runs. CPU time is measured, because elapsed time
 * depends on other processes. Several runs are measured together, because CPU time includes garbage collection: after a
 * single run, the garbage of one order book could be collected while the other order book is measured.
 */
function seconds(times: number, run: () => unknown): number {
  const start = process.cpuUsage()
  for (let count = 0; count < times; count++) run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6 / times
}

/**
 * Runs the command log on our order book and on a list model, which computes with bigint. Returns the lots that each of
 * them has traded, and the number of orders whose fills differ between them.
 */
function compareWithModel(log: LogCommand[]) {
  const book = new OrderBook('bench')
  const model = new PlainBook()
  const traded = { ours: 0n, model: 0n, differing: 0 }
  for (const command of log) {
    if (command.op === 'cancel') {
      book.cancel(command.id)
      model.cancel(command.id)
      continue
    }
    const ours = book.place(asNewOrder(command)).fills
    const exact = model.place(asNewOrder(command)).fills
    for (const { lots } of ours) traded.ours += BigInt(lots)
    for (const { lots } of exact) traded.model += BigInt(lots)
    if (JSON.stringify(ours) !== JSON.stringify(exact)) traded.differing++
  }
  return traded
}

/**
 * Returns the number of price levels at which the book of the package `nodejs-order-book`, which computes with floats,
 * has another quantity than our exact book.
 */
function driftedLevels(ours: OrderBook, theirs: FloatBook): number {
  const [asks, bids] = theirs.depth()
  const depth = ours.depth()
  const exact = new Map([...depth.asks, ...depth.bids].map(([price, lots]) => [price, lots]))
  const drifted = [...asks, ...bids].filter(
    ([price, size]) => exact.get(Math.round(price * 100)) !== size * 100_000,
  )
  return drifted.length
}

/**
 * Sells 0.1 and 0.2 and buys 0.3 at the same price, on our exact book and on that of `nodejs-order-book`. Returns what
 * rests afterwards: nothing in our book, but an order for the rounding error of the floats in the other book.
 */
function ghost(): { ours: number; theirs: string } {
  const theirs = playTheirs([
    { id: '1', side: 'sell' as FloatSide, size: 0.1, price: 1 },
    { id: '2', side: 'sell' as FloatSide, size: 0.2, price: 1 },
    { id: '3', side: 'buy' as FloatSide, size: 0.3, price: 1 },
  ])
  const order = (id: number, side: 'buy' | 'sell', lots: number) =>
    asNewOrder({ op: 'limit', id, side, price: 100, lots })
  const ours = playOurs([order(1, 'sell', 10_000), order(2, 'sell', 20_000), order(3, 'buy', 30_000)])
  return { ours: ours.size, theirs: JSON.stringify(theirs.depth()) }
}

/**
 * Measures our order book and that of `nodejs-order-book` alternately on the same command log. Throws if the fills of
 * our book differ from those of the list model.
 */
function measure(name: string, shape: LogShape) {
  const log = makeCommandLog(COMMANDS, 1, shape)
  const commands = prepare(log)
  const times = { ours: [] as number[], theirs: [] as number[], ratio: [] as number[] }
  // The rounds −2 and −1 warm up both books and are not measured.
  for (let round = -2; round < ROUNDS; round++) {
    const theirs = seconds(3, () => playTheirs(commands.theirs))
    const ours = seconds(20, () => playOurs(commands.ours))
    if (round < 0) continue
    times.ours.push(ours)
    times.theirs.push(theirs)
    times.ratio.push(theirs / ours)
  }
  const exact = compareWithModel(log.slice(0, COMPARED))
  if (exact.differing > 0 || exact.ours !== exact.model)
    throw new Error('the book differs from the exact model')
  const rate = (samples: number[]) => Math.round(COMMANDS / median(samples))
  const drifted = driftedLevels(playOurs(commands.ours), playTheirs(commands.theirs))
  return {
    rows: [
      { label: `${name}: our order book`, value: rate(times.ours), unit: 'commands/s' },
      { label: `${name}: nodejs-order-book 10.1.1`, value: rate(times.theirs), unit: 'commands/s' },
      {
        label: `${name}: lots traded in ${COMPARED} commands, ours`,
        value: String(exact.ours),
        unit: 'lots',
      },
      {
        label: `${name}: lots traded in ${COMPARED} commands, exact list model`,
        value: String(exact.model),
        unit: 'lots',
      },
      { label: `${name}: levels of the float book that are not exact`, value: drifted, unit: 'levels' },
    ],
    ratio: {
      label: `${name}: throughput against nodejs-order-book`,
      value: median(times.ratio),
      limit: 5,
      goal: 20,
      better: 'higher' as const,
    },
  }
}

/**
 * Compares the throughput of our order book with the npm package `nodejs-order-book`, which computes with floats.
 * Both process the same two seeded command logs.
 */
export async function run(): Promise<BenchResult> {
  const logs = [measure('crowded book', crowded), measure('strewn book', sparse)]
  const rest = ghost()
  return {
    name: 'Matching',
    rows: [
      ...logs.flatMap(({ rows }) => rows),
      { label: 'orders left of 0.1 + 0.2 - 0.3, ours', value: rest.ours, unit: 'orders' },
      { label: 'book left of 0.1 + 0.2 - 0.3, nodejs-order-book', value: rest.theirs, unit: '' },
    ],
    ratios: logs.map(({ ratio }) => ratio),
  }
}
