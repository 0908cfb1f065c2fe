import type { Exchange } from '../../exchange/exchange.ts'
import { unpaidFundings } from '../../prices/funding-rates.ts'
import { fundCommand, markCommand } from './futures-command.ts'
import { type FuturesLoop, marksOf } from './futures-memory.ts'

/** What the venue does by itself: follows the mark prices and pays funding. */
export interface FuturesJobs {
  /** Ends the jobs and waits for the one that runs. */
  stop(): Promise<void>
}

/** After each second with marks: triggers and liquidations at them, then fundings that have fallen due. */
export function startFuturesJobs(exchange: Exchange, loop: FuturesLoop): FuturesJobs {
  const { marks, database, log } = exchange
  const waiting = new Set<string>()
  let running: Promise<void> | null = null
  const work = async () => {
    // Seconds that pass while one is worked on are one afterwards: only the newest marks count.
    while (waiting.size > 0) {
      const symbols = [...waiting]
      waiting.clear()
      await loop.submit(markCommand(() => marksOf(exchange, symbols)))
      if ((await unpaidFundings(database.db)).length > 0) await loop.submit(fundCommand())
    }
  }
  const silence = marks.listen((symbols) => {
    for (const symbol of symbols) waiting.add(symbol)
    running ??= work()
      .catch((error) => log(`futures marks: ${error instanceof Error ? error.stack : error}`))
      .finally(() => {
        running = null
      })
  })
  return {
    async stop() {
      silence()
      waiting.clear()
      await running
    },
  }
}
