import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { refuseChangedRate } from '../../refusals/refuse-changed-rate.ts'
import type { Bettor } from './bettor.ts'
import { checkStake } from './check-stake.ts'
import { timeOrder } from './new-order.ts'
import type { TimeRequest } from './place-request.ts'
import type { OptionOrderRow, OptionTimeRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { PRICE_AGE_MS } from './rules.ts'

/** Maximum number of time options that a member can have running for one symbol. */
const MOST = 10

/**
 * Names of the rates of a duration. A request can contain the rates that the member saw; the option is refused unless
 * they equal the current ones.
 */
const RATES = ['payout_rate', 'open_fee_rate', 'reward_fee_rate'] as const

/** The terms and the price at which a time option would open. */
export interface Offer {
  time: OptionTimeRow
  /** Time of the price, which is also the time at which the option opens. */
  moment: number
  tick: IndexTick | null
}

/** Returns the terms of the requested duration and the current price. Throws TIME_UNKNOWN for an unknown duration. */
export async function readOffer(
  { exchange, rules }: PredictionParts,
  db: Reader,
  { symbol, time_id }: TimeRequest,
): Promise<Offer> {
  const { clock, index } = exchange
  const time = await db.selectFrom('option_times').selectAll().where('id', '=', time_id).executeTakeFirst()
  if (!time) throw new Refusal('TIME_UNKNOWN', { field: 'time_id' })
  // The opening price is the last price at the previous millisecond. Ticks of the current millisecond may still
  // follow, so the price of the current millisecond is not final.
  const moment = clock.now() - 1
  return { time, moment, tick: await rules.tickOf(index, symbol, moment, PRICE_AGE_MS) }
}

/**
 * Returns a new time option that opens at the offered price. Throws if the member has too many running options, the
 * price is too old, the rates differ from those that the member saw, or the stake is not allowed.
 */
export async function placeTimeOption(
  { exchange }: PredictionParts,
  { tx, memberId, now }: Bettor,
  request: TimeRequest,
  { time, moment, tick }: Offer,
): Promise<OptionOrderRow> {
  const running = await tx
    .selectFrom('option_orders')
    .select('deliver_at')
    .where('member_id', '=', memberId)
    .where('mode', '=', 'time')
    .where('symbol', '=', request.symbol)
    .where('status', '=', 'in_progress')
    .orderBy('deliver_at')
    .execute()
  if (running.length >= MOST) {
    const wait = Math.max(1, Math.ceil((running[0]!.deliver_at - now) / 1000))
    throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: wait } })
  }
  // If the request has waited long for its transaction, the offered price is old and newer prices are already public.
  // The member could use them to bet on a known result, so the option is refused.
  if (!tick || now - tick.ts > PRICE_AGE_MS) throw new Refusal('PRICE_STALE', { field: 'symbol' })
  for (const rate of RATES) refuseChangedRate(rate, request[rate], fromUnits(time[rate], 8, false))
  checkStake(request.amount, time)
  const id = exchange.sequences.next('option_orders')
  return timeOrder({ id, memberId, now: moment, orderNo: exchange.orderNo }, request, time, tick)
}
