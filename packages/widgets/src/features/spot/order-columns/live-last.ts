import type { Decimal } from '@bourselet/sdk/money'
import { createLive, type Live } from '../../../shared/data/live.ts'
import { liveMarket } from '../../../shared/data/live-market.ts'
import { liveTickers } from '../../../shared/data/live-tickers.ts'
import type { Painter } from '../../../shared/data/painter.ts'

/** Returns a painter that runs all its waiting tasks in one task of another painter. */
export function groupTasks(painter: Painter): Painter {
  const waiting = new Set<() => void>()
  const run = () => {
    const due = [...waiting]
    waiting.clear()
    for (const task of due) task()
  }
  return {
    request(task, pace) {
      waiting.add(task)
      painter.request(run, pace)
    },
  }
}

/**
 * Returns the last price of each spot pair for tables, where hundreds of rows can show it; null until its first event.
 * The prices of all pairs change together, in a task of the pace `turn`. So the next animation frame computes the layout
 * of the changed cells alone. In a frame that also changes the ticker or the book, the browser would compute the layout
 * of the whole table. If each pair had a task of its own, the charts would be drawn less often.
 */
export const liveLast = liveMarket((sdk, painter) => {
  const group = groupTasks(painter)
  const kept = new Map<string, Live<Decimal | null>>()
  return (symbol: string): Live<Decimal | null> => {
    const known = kept.get(symbol)
    if (known) return known
    const ticker = liveTickers(sdk, 'spot').one(symbol)
    const live = createLive({
      painter: group,
      pace: 'turn',
      start: ticker.subscribe,
      read: () => ticker.get()?.last ?? null,
    })
    kept.set(symbol, live)
    return live
  }
})
