import { sql } from 'kysely'
import { Refusal } from '../../refusals/refusal.ts'
import type { Bettor } from './bettor.ts'
import { checkStake } from './check-stake.ts'
import { roundOrder } from './new-order.ts'
import type { RoundRequest } from './place-request.ts'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'

/**
 * Returns a new bet in a round whose row this transaction has locked, and adds its stake to the pool. Throws if the
 * round takes no bets, the member has already bet in it, or the stake is not allowed.
 */
export async function placeInRound(
  { exchange, rules }: PredictionParts,
  bettor: Bettor,
  request: RoundRequest,
  round: RoundRow | undefined,
): Promise<OptionOrderRow> {
  const { tx, memberId, now } = bettor
  if (!round || round.symbol !== request.symbol || !rules.takesBets(round, now)) {
    throw new Refusal('ROUND_NOT_OPEN', { field: 'round_no' })
  }
  const earlier = await tx
    .selectFrom('option_orders')
    .select('id')
    .where('member_id', '=', memberId)
    .where('round_no', '=', round.round_no)
    .executeTakeFirst()
  if (earlier) throw new Refusal('ALREADY_BET', { field: 'round_no' })
  checkStake(request.amount, round)
  const id = exchange.sequences.next('option_orders')
  const order = roundOrder({ id, memberId, now, orderNo: exchange.orderNo }, request, round)
  const pool = `${order.direction}_pool` as const
  await sql`UPDATE rounds SET ${sql.ref(pool)} = ${sql.ref(pool)} + ${order.amount}
    WHERE round_no = ${round.round_no}`.execute(tx)
  return order
}
