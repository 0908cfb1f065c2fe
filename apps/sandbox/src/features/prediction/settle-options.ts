import type { IndexTick } from '../../prices/index-board.ts'
import { payOrders } from './pay-bets.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'

/** A price may be this old, and is waited for as long (rulebook 10). */
const PRICE_MS = 30_000

/** Delivers the time options that are due, the earliest first, some in a transaction. */
export async function settleOptions(parts: PredictionParts): Promise<void> {
  const { exchange, rules, batch } = parts
  const { clock, database, index } = exchange
  for (let after = 0; ; ) {
    const now = clock.now()
    const due = await database.db
      .selectFrom('option_orders')
      .selectAll()
      .where('mode', '=', 'time')
      .where('status', '=', 'in_progress')
      .where('deliver_at', '<', now)
      .where('deliver_at', '>', after)
      .orderBy('deliver_at')
      .orderBy('id')
      .limit(batch)
      .execute()
    const last = due.at(-1)
    if (!last) return
    const ready: { order: OptionOrderRow; tick: IndexTick | null }[] = []
    for (const order of due) {
      const tick = await rules.tickOf(index, order.symbol, order.deliver_at, PRICE_MS)
      if (tick !== null || now >= order.deliver_at + PRICE_MS) ready.push({ order, tick })
    }
    if (ready.length > 0) await deliver(parts, ready)
    // Those that wait for a price are passed over; of one moment there may be more than a batch.
    else after = last.deliver_at
  }
}

function deliver(parts: PredictionParts, ready: { order: OptionOrderRow; tick: IndexTick | null }[]) {
  const { exchange, rules } = parts
  return exchange.database.transaction(async (tx) => {
    const ticks = new Map(ready.map(({ order, tick }) => [order.id, tick]))
    const orders = await tx
      .selectFrom('option_orders')
      .selectAll()
      .where('id', 'in', [...ticks.keys()])
      .where('status', 'in', rules.unpaid)
      .orderBy('deliver_at')
      .orderBy('id')
      .forUpdate()
      .execute()
    const delivered = orders.map((order): OptionOrderRow => {
      const tick = ticks.get(order.id)
      const delivery = { delivery_tick: tick?.id, delivery_ts: tick?.ts, delivery_price: tick?.price }
      return tick ? { ...order, ...(delivery as Record<keyof typeof delivery, number>) } : order
    })
    const payouts = delivered.map((order) => rules.timePayout(order, order.delivery_price))
    await payOrders(parts, tx, delivered, payouts)
  })
}
