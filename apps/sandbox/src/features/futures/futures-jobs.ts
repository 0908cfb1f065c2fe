import { startJob } from '../../clock/job.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { unpaidFundings } from '../../prices/funding-rates.ts'
import { fundCommand, markCommand } from './futures-command.ts'
import { type FuturesLoop, marksOf } from './futures-memory.ts'

/** The background jobs of the futures venue: they apply mark prices and pay funding. */
export interface FuturesJobs {
  /** Stops the jobs and waits until runs in progress have ended. */
  stop(): Promise<void>
}

/**
 * Starts the background jobs of the futures venue. Each time mark prices are published, the jobs fire triggers,
 * liquidate positions and make due funding payments.
 */
export function startFuturesJobs(exchange: ServerExchange, loop: FuturesLoop): FuturesJobs {
  const { clock, marks, database, log } = exchange
  const ticked = new Set<string>()
  const marking = startJob(clock, {
    name: 'futures',
    log,
    // Only the newest mark prices count. If a run takes several seconds, one run with the newest prices follows
    // it, not one run for each missed second.
    async run() {
      const symbols = [...ticked]
      ticked.clear()
      await loop.submit(markCommand(() => marksOf(exchange, symbols)))
    },
  })
  const funding = startJob(clock, {
    name: 'futures',
    log,
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
