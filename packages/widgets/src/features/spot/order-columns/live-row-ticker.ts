import { createLive } from '../../../shared/data/live.ts'
import { liveMarket } from '../../../shared/data/live-market.ts'
import { liveTickers } from '../../../shared/data/live-tickers.ts'
import type { Painter } from '../../../shared/data/painter.ts'

/** Returns a painter that runs all its waiting tasks in one task of the given painter. */
export function groupTasks(painter: Painter): Painter {
  const waiting = new Set<() => void>()
  const run = () => {
    for (const task of [...waiting]) {
      waiting.delete(task)
      task()
    }
  }
  return {
    request(task, pace) {
      waiting.add(task)
      painter.request(run, pace)
    },
  }
}

const rowGroup = liveMarket((_, painter) => groupTasks(painter))

/**
 * Returns the live ticker of a spot pair for tables, where hundreds of rows can show it. The tickers of all pairs
 * change together, in one task of the pace `turn`. If each pair had a task of its own, the charts would be drawn less
 * often. The next animation frame lays out only the changed cells. In a frame that also changes the order book, the
 * browser would lay out the whole table.
 */
export const liveRowTicker = liveMarket((sdk, _, symbol: string) => {
  const { subscribe, get } = liveTickers(sdk, 'spot').one(symbol)
  return createLive({ painter: rowGroup(sdk), pace: 'turn', start: subscribe, read: get })
})
