import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'
import { priceOf, tickView } from './round-view.ts'

/** Returns a bet in the format of the API. The prices of a bet in a round come from the round. */
export function orderView(order: OptionOrderRow, round: RoundRow | undefined): Schema<'OptionOrder'> {
  const { symbol } = order
  const settled = order.status !== 'in_progress'
  const amountOf = (units: bigint | null) => (units === null ? null : fromUnits(units))
  const rate = (units: bigint) => fromUnits(units, 8, false)
  const open = round
    ? ([round.lock_tick, round.lock_ts, round.lock_price] as const)
    : ([order.open_tick, order.open_ts, order.open_price] as const)
  const end = round
    ? ([round.close_tick, round.close_ts, round.close_price] as const)
    : ([order.delivery_tick, order.delivery_ts, order.delivery_price] as const)
  const credit = order.reward_amount
  return {
    order_no: order.order_no,
    client_order_id: order.client_order_id,
    mode: order.mode,
    symbol,
    time_id: order.time_id,
    seconds: order.seconds,
    round_no: order.round_no,
    direction: order.direction,
    amount: fromUnits(order.amount),
    open_fee: fromUnits(order.open_fee),
    open_price: priceOf(symbol, open[2]),
    delivery_price: settled ? priceOf(symbol, end[2]) : null,
    opened_at: order.opened_at,
    deliver_at: order.deliver_at,
    settled_at: order.settled_at,
    payout_rate: order.payout_rate === null ? null : rate(order.payout_rate),
    open_fee_rate: rate(order.open_fee_rate),
    reward_fee_rate: rate(order.reward_fee_rate),
    reward_fee: amountOf(order.reward_fee),
    reward_amount: amountOf(credit),
    pnl: credit === null ? null : fromUnits(credit - order.amount - order.open_fee),
    status: order.status,
    open_tick: tickView(symbol, ...open),
    delivery_tick: settled ? tickView(symbol, ...end) : null,
  }
}
