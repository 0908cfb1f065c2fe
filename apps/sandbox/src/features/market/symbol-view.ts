import type { Schema } from '@bourselet/openapi'
import { HOUR_MS } from '../../clock/clock.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { levelOf } from '../../members/levels.ts'
import { DEFAULT_MARGIN, findContract } from '../../prices/contracts.ts'
import type { MarkBoard } from '../../prices/mark-board.ts'
import type { Boards } from './boards.ts'
import { dayView } from './day-view.ts'
import { sparkline } from './sparkline.ts'
import type { SymbolBoard } from './symbol-board.ts'

type SymbolInfo = Schema<'SymbolInfo'>

/** Interval in ms between the points of a sparkline. Within an interval, only the last point changes. */
const LINE_MS = 2 * HOUR_MS

/** Fee rates of the lowest membership level, which the coin menu shows for every symbol. */
const { spotMaker, spotTaker, futuresMaker, futuresTaker } = levelOf(0)

/** Symbols of options and prediction rounds. They show the figures of the spot symbol with the same name. */
const OPTIONS = ['BTCUSDT', 'ETHUSDT']

/**
 * Returns the symbols of the coin menu in the format of the API: spot symbols, then contracts, then symbols of options.
 */
export function symbolViews({ marks, halts }: Pick<Exchange, 'marks' | 'halts'>) {
  const lines = new Map<SymbolBoard, { until: number; line: string[] }>()
  const lineOf = (board: SymbolBoard, now: number, last: string) => {
    const known = lines.get(board)
    const kept =
      known && now < known.until
        ? known
        : { until: now - (now % LINE_MS) + LINE_MS, line: sparkline(board, now) }
    lines.set(board, kept)
    return [...kept.line.slice(0, -1), last]
  }
  const view = (board: SymbolBoard, now: number, product: SymbolInfo['product']): SymbolInfo => {
    const { symbol, base, quote, name, tick, step, minQty, maxQty, minNotional, bounds } = board.listing
    const day = dayView(board.listing, board.figures(now))
    return {
      symbol,
      base,
      quote,
      name,
      icon: `/icons/${base.toLowerCase()}.svg`,
      product,
      ...day,
      sparkline_7d: lineOf(board, now, day.last),
      tick,
      step,
      min_qty: minQty,
      max_qty: maxQty,
      min_notional: minNotional,
      price_band: bounds.band,
      market_protection: bounds.protection,
      maker_fee: product === 'futures' ? futuresMaker : spotMaker,
      taker_fee: product === 'futures' ? futuresTaker : spotTaker,
      status: halts.has(product === 'futures' ? 'futures' : 'spot', symbol) ? 'halted' : 'trading',
      ...(product === 'futures' ? contractView(symbol, marks) : {}),
    }
  }
  return ({ spot, futures }: Boards, now: number): SymbolInfo[] => [
    ...[...spot.values()].map((board) => view(board, now, 'spot')),
    ...[...futures.values()].map((board) => view(board, now, 'futures')),
    ...OPTIONS.flatMap((symbol) => spot.get(symbol) ?? []).map((board) => view(board, now, 'option')),
  ]
}

/**
 * Returns the fields of a symbol that only contracts have. Mark price and funding rate are missing until they are
 * first published.
 */
function contractView(symbol: string, marks: MarkBoard): Partial<SymbolInfo> {
  const { maxLeverage = 1, tiers = [] } = findContract(symbol) ?? {}
  const latest = marks.latest(symbol)
  return {
    ...(latest && {
      mark_price: latest.mark,
      index_price: latest.index,
      funding_rate: latest.rate,
      next_funding_at: latest.nextFundingAt,
    }),
    max_leverage: maxLeverage,
    default_leverage: DEFAULT_MARGIN.leverage,
    default_margin_mode: DEFAULT_MARGIN.mode,
    tiers: tiers.map(({ floor, cap, max_leverage, mmr, cum }) => ({ floor, cap, max_leverage, mmr, cum })),
  }
}
