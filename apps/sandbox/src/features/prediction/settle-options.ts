import type { IndexTick } from '../../prices/index-board.ts'
import { payOrders } from './pay-bets.ts'
import type { OptionOrderRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { PRICE_AGE_MS } from './rules.ts'

/** Settles all time options whose delivery time has passed, earliest first, each batch in one transaction. */
export async function settleOptions(parts: PredictionParts): Promise<void> {
  const { exchange, rules, batch, jobs, index } = parts
  const { clock } = exchange
  for (;;) {
    const due = await jobs.db
      .selectFrom('option_orders')
      .selectAll()
      .where('mode', '=', 'time')
      .where('status', '=', 'in_progress')
      .where('deliver_at', '<', clock.now())
      .orderBy('deliver_at')
      .orderBy('id')
      .limit(batch)
      .execute()
    if (due.length === 0) return
    const ready: { order: OptionOrderRow; tick: IndexTick | null }[] = []
    for (const order of due) {
      ready.push({ order, tick: await rules.tickOf(index, order.symbol, order.deliver_at, PRICE_AGE_MS) })
    }
    await deliver(parts, ready)
  }
}

function deliver(parts: PredictionParts, ready: { order: OptionOrderRow; tick: IndexTick | null }[]) {
  const { rules, jobs } = parts
  return jobs.transaction(async (tx) => {
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
