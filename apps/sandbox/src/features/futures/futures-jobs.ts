import type { ServerExchange } from '../../exchange/exchange.ts'
import { unpaidFundings } from '../../prices/funding-rates.ts'
import { fundCommand, markCommand } from './futures-command.ts'
import { type FuturesLoop, marksOf } from './futures-memory.ts'

/** What the venue does by itself: follows the mark prices and pays funding. */
export interface FuturesJobs {
  /** Ends the jobs and waits for those that run. */
  stop(): Promise<void>
}

/** After each second with marks: triggers and liquidations at them, and fundings that have fallen due. */
export function startFuturesJobs(exchange: ServerExchange, loop: FuturesLoop): FuturesJobs {
  const { marks, database, log } = exchange
  const failed = (error: unknown) => log(`futures: ${error instanceof Error ? error.stack : error}`)
  const ticked = new Set<string>()
  // Seconds that pass while one is worked on are one afterwards: only the newest marks count.
  const marking = job(async () => {
    const symbols = [...ticked]
    ticked.clear()
    await loop.submit(markCommand(() => marksOf(exchange, symbols)))
  }, failed)
  const funding = job(async () => {
    if ((await unpaidFundings(database.jobs.db)).length > 0) await loop.submit(fundCommand())
  }, failed)
  const silence = marks.listen((symbols) => {
    for (const symbol of symbols) ticked.add(symbol)
    return Promise.all([marking.call(), funding.call()]).then(() => {})
  })
  return {
    async stop() {
      silence()
      await Promise.all([marking.stop(), funding.stop()])
    },
  }
}

/** Runs when it is called; called while it runs, it runs once more afterwards. A call resolves when all is done. */
function job(run: () => Promise<void>, failed: (error: unknown) => void) {
  let called = false
  let running: Promise<void> | null = null
  const work = async () => {
    while (called) {
      called = false
      await run().catch(failed)
    }
    running = null
  }
  return {
    call() {
      called = true
      running ??= work()
      return running
    },
    async stop() {
      called = false
      await running
    },
  }
}
