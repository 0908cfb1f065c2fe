import { fromUnits, timeOptionDebit, toUnits } from '@bourselet/sdk/money'
import type { OrderNumbers } from '../../exchange/order-numbers.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import type { BetRequest, RoundRequest, TimeRequest } from './place-request.ts'
import type { OptionOrderRow, OptionTimeRow, RoundRow } from './prediction.migration.ts'

interface Acceptance {
  id: number
  memberId: number
  now: number
  orderNo: OrderNumbers
}

/** Returns a new bet in a round. `given.now` is the time at which the bet is accepted. */
export function roundOrder(given: Acceptance, request: RoundRequest, round: RoundRow): OptionOrderRow {
  return {
    ...basis(given, request, round),
    round_no: round.round_no,
    opened_at: given.now,
    deliver_at: round.close_at,
  }
}

/** Returns a new time option that opens at the price of `tick`. */
export function timeOrder(
  given: Acceptance,
  request: TimeRequest,
  time: OptionTimeRow,
  tick: IndexTick,
): OptionOrderRow {
  return {
    ...basis(given, request, time),
    time_id: time.id,
    seconds: time.seconds,
    payout_rate: time.payout_rate,
    open_tick: tick.id,
    open_ts: tick.ts,
    open_price: tick.price,
    opened_at: given.now,
    deliver_at: given.now + time.seconds * 1000,
  }
}

function basis(
  { id, memberId, now, orderNo }: Acceptance,
  request: BetRequest,
  { open_fee_rate, reward_fee_rate }: { open_fee_rate: bigint; reward_fee_rate: bigint },
) {
  const amount = toUnits(request.amount)
  const { open_fee } = timeOptionDebit(fromUnits(amount), fromUnits(open_fee_rate))
  return {
    id,
    order_no: orderNo('P', now, id),
    member_id: memberId,
    client_order_id: request.client_order_id ?? null,
    client_id_live: request.client_order_id !== undefined,
    mode: request.mode,
    symbol: request.symbol,
    time_id: null,
    seconds: null,
    round_no: null,
    direction: request.direction,
    amount,
    open_fee: toUnits(open_fee),
    payout_rate: null,
    open_fee_rate,
    reward_fee_rate,
    open_tick: null,
    open_ts: null,
    open_price: null,
    delivery_tick: null,
    delivery_ts: null,
    delivery_price: null,
    settled_at: null,
    reward_fee: null,
    reward_amount: null,
    status: 'in_progress' as const,
  }
}
