import { startJob } from '../../clock/job.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { contracts } from '../../prices/contracts.ts'
import { unpaidFundings } from '../../prices/funding-rates.ts'
import { alignCommand, fundCommand, markCommand, readCommand } from './futures-command.ts'
import { type FuturesLoop, marksOf } from './futures-memory.ts'

/** The background jobs of the futures venue: they apply mark prices and pay funding. */
export interface FuturesJobs {
  /** Stops the jobs and waits until runs in progress have ended. */
  stop(): Promise<void>
}

/**
 * Maximum number of members whose open orders get the leverage of their symbols in one transaction. The number is large
 * so that few transactions are needed, because each of them delays the next mark prices.
 */
const MEMBERS_PER_BATCH = 500

/**
 * Sets the leverage of open orders to the leverage of their symbols. Only orders that an earlier version of the sandbox
 * accepted can have another leverage, so this is necessary only once after a start.
 */
async function alignOrders(loop: FuturesLoop): Promise<void> {
  const members = await loop.submit(readCommand(({ venue }) => venue.unaligned()))
  for (let first = 0; first < members.length; first += MEMBERS_PER_BATCH) {
    const some = members.slice(first, first + MEMBERS_PER_BATCH)
    await Promise.all(some.map((memberId) => loop.submit(alignCommand(memberId))))
  }
}

/**
 * Starts the background jobs of the futures venue. Each time mark prices are published, the jobs fire triggers,
 * liquidate positions and make due funding payments.
 */
export function startFuturesJobs(exchange: ServerExchange, loop: FuturesLoop): FuturesJobs {
  const { marks, database } = exchange
  const ticked = new Set<string>()
  let aligned = false
  const marking = startJob(exchange, {
    name: 'futures',
    // A run processes the newest mark prices. Mark prices may be published every second while a run takes several
    // seconds. Only one further run then follows.
    async run() {
      const symbols = [...ticked]
      ticked.clear()
      await loop.submit(markCommand(() => marksOf(exchange, symbols)))
      // `alignOrders` runs only after every contract has a mark price, because it checks members' balances and this
      // check needs all mark prices.
      if (aligned || contracts.some(({ symbol }) => marks.latest(symbol) === undefined)) return
      await alignOrders(loop)
      aligned = true
    },
  })
  const funding = startJob(exchange, {
    name: 'futures',
    async run() {
      if ((await unpaidFundings(database.jobs.db)).length > 0) await loop.submit(fundCommand())
    },
  })
  const silence = marks.listen((symbols) => {
    for (const symbol of symbols) ticked.add(symbol)
    return Promise.all([marking.trigger(), funding.trigger()]).then(() => {})
  })
  return {
    async stop() {
      silence()
      await Promise.all([marking.stop(), funding.stop()])
    },
  }
}
