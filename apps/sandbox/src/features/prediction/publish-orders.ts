import type { Stream } from '../../realtime/stream.ts'
import { orderView } from './order-view.ts'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'

/** Publishes committed bets, each to its member. */
export function publishOrders(stream: Stream, orders: OptionOrderRow[], round?: RoundRow): void {
  for (const order of orders) {
    stream.toMember(order.member_id, [{ kind: 'option_order', order: orderView(order, round) }])
  }
}
