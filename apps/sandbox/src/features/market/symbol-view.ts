import type { Schema } from '@bourselet/openapi'
import { HOUR } from '../../prices/price-source.ts'
import { dayView } from './day-view.ts'
import { sparkline } from './sparkline.ts'
import type { SymbolBoard } from './symbol-board.ts'

/** Two hours of a sparkline; between them only its last point moves. */
const LINE_MS = 2 * HOUR

/** Symbols as the coin menu shows them. */
export function symbolViews() {
  const lines = new Map<string, { until: number; line: string[] }>()
  const lineOf = (board: SymbolBoard, now: number, last: string) => {
    const { symbol } = board.listing
    const known = lines.get(symbol)
    const kept =
      known && now < known.until
        ? known
        : { until: now - (now % LINE_MS) + LINE_MS, line: sparkline(board, now) }
    lines.set(symbol, kept)
    return [...kept.line.slice(0, -1), last]
  }
  return (board: SymbolBoard, now: number): Schema<'SymbolInfo'> => {
    const { symbol, base, quote, name, tick, step, minQty, maxQty, minNotional } = board.listing
    const day = dayView(board.listing, board.figures(now))
    return {
      symbol,
      base,
      quote,
      name,
      icon: `/icons/${base.toLowerCase()}.svg`,
      product: 'spot',
      ...day,
      sparkline_7d: lineOf(board, now, day.last),
      tick,
      step,
      min_qty: minQty,
      max_qty: maxQty,
      min_notional: minNotional,
      status: 'trading',
    }
  }
}
