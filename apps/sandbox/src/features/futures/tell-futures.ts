import type { Exchange } from '../../exchange/exchange.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import type { FloorLevel } from '../../prices/trading-floor.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { closedView } from './closed-view.ts'
import { fillView, orderView } from './futures-order-view.ts'
import type { FuturesRound } from './futures-round.ts'
import type { FuturesVenue } from './venue-port.ts'

/**
 * Tells a committed round: to the trading floor, what happened in each book (the whole book of the symbols `loaded`);
 * to members, their trades, orders, positions and account. `seqs`: where the books stand.
 */
export function tellFutures(
  { floors, stream, log }: Exchange,
  round: FuturesRound,
  loaded: readonly string[],
  seqs: ReadonlyMap<string, number>,
): void {
  // What is committed stays so: a listener that fails must not make it look undone.
  try {
    const ts = round.now
    const { books } = round.change
    for (const symbol of new Set([...loaded, ...books.keys()])) {
      const { trades = [], levels = [] } = books.get(symbol) ?? {}
      const update = { symbol, ts, seq: seqs.get(symbol) ?? 0, trades }
      if (loaded.includes(symbol)) {
        floors.futures.publish({ ...update, whole: true, levels: wholeBook(round.venue, symbol) })
      } else if (levels.length + trades.length > 0) floors.futures.publish({ ...update, levels })
    }
    for (const [memberId, events] of memberEvents(round)) stream.toMember(memberId, events)
  } catch (error) {
    log(`telling a committed futures round: ${error instanceof Error ? error.stack : error}`)
  }
}

function wholeBook(venue: FuturesVenue, symbol: string): FloorLevel[] {
  const { bids = [], asks = [] } = venue.depth(symbol) ?? {}
  const level = (side: 'buy' | 'sell') => (row: [number, number]) => ({ side, price: row[0], lots: row[1] })
  return [...bids.map(level('buy')), ...asks.map(level('sell'))]
}

/** What each member is told, in the order in which it makes sense: what was traded, then what came of it. */
function memberEvents(round: FuturesRound): Map<number, MemberEvent[]> {
  const { created, changed, fills, positions, ended, settings, cash } = round.change
  const events = new Map<number, MemberEvent[]>()
  const add = (memberId: number, event: MemberEvent) => {
    if (memberId < FIRST_MEMBER_ID) return
    const own = events.get(memberId) ?? []
    events.set(memberId, own)
    own.push(event)
  }
  for (const fill of fills) {
    const { orderNo, symbol, side, memberId } = fill.order
    add(memberId, { kind: 'futures_fill', order_no: orderNo, symbol, side, fill: fillView(fill) })
  }
  for (const order of new Set([...created, ...changed])) {
    add(order.memberId, { kind: 'futures_order', order: orderView(order) })
  }
  for (const one of ended) {
    add(one.position.memberId, { kind: 'position_closed', closed: closedView(one) })
  }
  for (const { memberId, symbol } of touched(round)) {
    const [position] = round.positions(memberId, symbol)
    add(memberId, { kind: 'position', symbol, position: position ?? null })
  }
  const accounts = [...settings, ...cash, ...positions, ...created, ...changed]
  for (const memberId of new Set(accounts.map((one) => one.memberId))) {
    if (memberId >= FIRST_MEMBER_ID)
      add(memberId, { kind: 'futures_account', account: round.account(memberId) })
  }
  for (const { memberId, notify } of round.notifies) add(memberId, { kind: 'notify', notify })
  return events
}

/** Positions that look different now: also those whose take profit or stop loss changed. */
function touched({ change, venue }: FuturesRound): { memberId: number; symbol: string }[] {
  const legs = [...change.created, ...change.changed].filter(({ triggerPrice }) => triggerPrice !== null)
  const kept = legs.filter(({ memberId, symbol }) => venue.position(memberId, symbol) !== undefined)
  const keys = new Map([...change.positions, ...kept].map((one) => [`${one.memberId} ${one.symbol}`, one]))
  return [...keys.values()].filter(({ memberId }) => memberId >= FIRST_MEMBER_ID)
}
