import type { Exchange } from '../../exchange/exchange.ts'
import type { MemberEvent } from '../../realtime/stream.ts'
import { MemberEvents, publishBooks } from '../../trading/publish-books.ts'
import { fillView, orderView } from './order-view.ts'
import type { SpotBatch } from './spot-batch.ts'
import type { SpotBooks } from './spot-market.ts'

/**
 * Publishes a committed command batch. Public listeners get the changes of each book, or the complete book if
 * it was loaded again. Members get their fills, changed orders and notifications.
 */
export function publishSpot(
  { floors: { spot: floor }, stream, log }: Exchange,
  books: SpotBooks,
  batch: SpotBatch,
  loaded: ReadonlySet<string>,
): void {
  // The command batch (one database transaction) is already committed, so errors of listeners are caught here.
  // Otherwise the caller would treat the batch as rolled back.
  try {
    publishBooks(floor, {
      ts: batch.now,
      changes: batch.effects,
      loaded,
      seqOf: (symbol) => books.get(symbol)!.book.seq,
      depthOf: (symbol) => books.get(symbol)!.book.depth(),
    })
    for (const [memberId, events] of memberEvents(batch)) stream.toMember(memberId, events)
  } catch (error) {
    log(`publishing a committed batch: ${error instanceof Error ? error.stack : error}`)
  }
}

function memberEvents({ fills, changed, followed, notifies }: SpotBatch): MemberEvents<MemberEvent> {
  const events = new MemberEvents<MemberEvent>()
  for (const fill of fills) {
    const { orderNo, symbol, side, memberId } = fill.order
    events.add(memberId, { kind: 'fill', order_no: orderNo, symbol, side, fill: fillView(fill) })
  }
  for (const order of new Set([...changed, ...followed]))
    events.add(order.memberId, { kind: 'order', order: orderView(order) })
  for (const { memberId, notify } of notifies) events.add(memberId, { kind: 'notify', notify })
  return events
}
