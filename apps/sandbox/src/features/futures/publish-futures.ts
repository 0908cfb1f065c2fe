import type { Exchange } from '../../exchange/exchange.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { MemberEvents, publishBooks } from '../../trading/publish-books.ts'
import type { FuturesBatch } from './futures-batch.ts'
import { fillView, orderView } from './futures-order-view.ts'
import { closedView } from './position-views.ts'

/**
 * Publishes the changes of a committed batch. Public listeners get the changes of each order book, or the complete
 * book for the symbols in `loaded`. Members get their trades, orders, positions and account. `seqs` holds the
 * sequence numbers of the books.
 */
export function publishFutures(
  { floors, stream, log }: Exchange,
  batch: FuturesBatch,
  loaded: readonly string[],
  seqs: ReadonlyMap<string, number>,
): void {
  // The command batch (one database transaction) is already committed, so errors of listeners are caught here.
  // Otherwise the caller would treat the batch as rolled back.
  try {
    publishBooks(floors.futures, {
      ts: batch.now,
      changes: batch.change.books,
      loaded,
      seqOf: (symbol) => seqs.get(symbol) ?? 0,
      depthOf: (symbol) => batch.venue.depth(symbol),
    })
    for (const [memberId, events] of memberEvents(batch)) stream.toMember(memberId, events)
  } catch (error) {
    log(`publishing a committed futures batch: ${error instanceof Error ? error.stack : error}`)
  }
}

/**
 * Collects the events of each member, in this sequence: trades, orders, closed positions, open positions, account,
 * messages.
 */
function memberEvents(batch: FuturesBatch): MemberEvents<MemberEvent> {
  const { created, changed, fills, positions, ended, settings, cash } = batch.change
  const events = new MemberEvents<MemberEvent>()
  const add = (memberId: number, event: MemberEvent) => {
    if (memberId >= FIRST_MEMBER_ID) events.add(memberId, event)
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
  for (const { memberId, symbol } of touched(batch)) {
    const [position] = batch.positions(memberId, symbol)
    add(memberId, { kind: 'position', symbol, position: position ?? null })
  }
  const accounts = [...settings, ...cash, ...positions, ...created, ...changed]
  for (const memberId of new Set(accounts.map((one) => one.memberId))) {
    if (memberId >= FIRST_MEMBER_ID)
      add(memberId, { kind: 'futures_account', account: batch.account(memberId) })
  }
  for (const { memberId, notify } of batch.notifies) add(memberId, { kind: 'notify', notify })
  return events
}

/**
 * Returns the positions to publish to members again: positions that changed, and open positions whose member created or
 * changed an order with a trigger in the same symbol.
 */
function touched({ change, venue }: FuturesBatch): { memberId: number; symbol: string }[] {
  const legs = [...change.created, ...change.changed].filter(({ triggerPrice }) => triggerPrice !== null)
  const kept = legs.filter(({ memberId, symbol }) => venue.position(memberId, symbol) !== undefined)
  const keys = new Map([...change.positions, ...kept].map((one) => [`${one.memberId} ${one.symbol}`, one]))
  return [...keys.values()].filter(({ memberId }) => memberId >= FIRST_MEMBER_ID)
}
