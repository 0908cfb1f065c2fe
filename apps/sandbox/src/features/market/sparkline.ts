import type { Decimal } from '@bourselet/sdk/money'
import { HOUR_MS } from '../../clock/clock.ts'
import { priceText } from '../../prices/quantities.ts'
import { candlesOf } from './candle-query.ts'
import type { SymbolBoard } from './symbol-board.ts'

const POINTS = 84
const STEP = 2 * HOUR_MS

/**
 * Returns the points of a chart of the last seven days: one closing price for every two hours, oldest first. The
 * last point is the current price.
 */
export function sparkline(board: SymbolBoard, now: number): Decimal[] {
  const present = now - (now % STEP)
  const starts = Array.from({ length: 2 * POINTS }, (_, i) => present - (2 * POINTS - 2 - i) * HOUR_MS)
  const closes = new Map(candlesOf(board.traded, '1h', starts).map(({ t, stretch }) => [t, stretch.c]))
  const points: Decimal[] = []
  for (let t = present - (POINTS - 1) * STEP; t <= present; t += STEP) {
    const close = t === present ? board.figures(now).last : closes.get(t + HOUR_MS)
    if (close !== undefined) points.push(priceText(board.listing, close))
  }
  return points
}
