import type { Exchange } from '../../exchange/exchange.ts'
import type { FloorLevel } from '../../prices/trading-floor.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { fillView, orderView } from './order-view.ts'
import type { Round } from './round.ts'
import type { SpotBooks } from './spot-books.ts'
import type { SpotMarket } from './spot-market.ts'

/**
 * Tells a committed round: to the trading floor, what happened in each book (the whole book where it was loaded
 * anew); to members, their trades and the orders that changed.
 */
export function tellRound(
  { floors: { spot: floor }, stream, log }: Exchange,
  books: SpotBooks,
  round: Round,
  loaded: ReadonlySet<string>,
): void {
  // What is committed stays so: a listener that fails must not make it look undone.
  try {
    const ts = round.now
    for (const symbol of new Set([...loaded, ...round.effects.keys()])) {
      const market = books.get(symbol)!
      const { trades = [], levels = [] } = round.effects.get(symbol) ?? {}
      const update = { symbol, ts, seq: market.book.seq, trades }
      if (loaded.has(symbol)) floor.publish({ ...update, whole: true, levels: wholeBook(market) })
      else if (levels.length + trades.length > 0) floor.publish({ ...update, levels })
    }
    for (const [memberId, events] of memberEvents(round)) stream.toMember(memberId, events)
  } catch (error) {
    log(`telling a committed round: ${error instanceof Error ? error.stack : error}`)
  }
}

function wholeBook({ book }: SpotMarket): FloorLevel[] {
  const { bids, asks } = book.depth()
  const level = (side: 'buy' | 'sell') => (row: [number, number]) => ({ side, price: row[0], lots: row[1] })
  return [...bids.map(level('buy')), ...asks.map(level('sell'))]
}

function memberEvents({ fills, changed }: Round): Map<number, MemberEvent[]> {
  const events = new Map<number, MemberEvent[]>()
  const add = (memberId: number, event: MemberEvent) => {
    const own = events.get(memberId) ?? []
    events.set(memberId, own)
    own.push(event)
  }
  for (const fill of fills) {
    const { orderNo, symbol, side, memberId } = fill.order
    add(memberId, { kind: 'fill', order_no: orderNo, symbol, side, fill: fillView(fill) })
  }
  for (const order of changed) add(order.memberId, { kind: 'order', order: orderView(order) })
  return events
}
