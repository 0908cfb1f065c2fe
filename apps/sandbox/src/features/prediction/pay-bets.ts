import { fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { columnOf } from '../../database/column-of.ts'
import { afterCommit, type Tx } from '../../database/transaction.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { type NewNotify, publishNotifies } from '../../notifies/write-notifies.ts'
import { finalFees, payoutPosting } from './bet-postings.ts'
import type { OptionOrderRow, RoundRow } from './prediction.migration.ts'
import type { PredictionParts } from './prediction-parts.ts'
import { publishOrders } from './publish-orders.ts'
import type { Payout } from './round-payouts.ts'

/**
 * Pays the next batch of bets of a decided round, those with ids above `after`, in one transaction. Returns the id of
 * the last bet that it paid, or 0 if all bets are paid.
 */
export function payBets(parts: PredictionParts, { round_no }: RoundRow, after: number): Promise<number> {
  const { rules, batch, jobs } = parts
  return jobs.transaction(async (tx) => {
    const round = await tx
      .selectFrom('rounds')
      .selectAll()
      .where('round_no', '=', round_no)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (round.settled_at !== null) return 0
    const orders = await tx
      .selectFrom('option_orders')
      .selectAll()
      .where('round_no', '=', round_no)
      .where('status', 'in', rules.unpaid)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .execute()
    const last = orders.at(-1)
    if (!last) return 0
    const terms = await tx
      .selectFrom('round_terms')
      .selectAll()
      .where('symbol', '=', round.symbol)
      .executeTakeFirst()
    const payouts = rules.payouts(round, orders, terms)
    await payOrders(parts, tx, orders, payouts, round)
    return last.id
  })
}

/** Books payouts, updates the bets with one statement, and publishes the bets after the commit. */
export async function payOrders(
  { exchange, rewards }: PredictionParts,
  tx: Tx,
  orders: OptionOrderRow[],
  payouts: Payout[],
  round?: RoundRow,
): Promise<void> {
  const settledAt = exchange.clock.now()
  const paid = orders.map((order, index): OptionOrderRow => {
    const { status, credit, rewardFee } = payouts[index]!
    return { ...order, status, reward_amount: credit, reward_fee: rewardFee, settled_at: settledAt }
  })
  const column = columnOf(paid)
  const fees = orders.flatMap((order, index) => finalFees(order, payouts[index]!))
  const payoutsBooked = orders.flatMap((order, index) => payoutPosting(order, payouts[index]!) ?? [])
  await exchange.ledger.postMany(tx, [...payoutsBooked, ...(await rewards(tx, fees))])
  await sql`
    UPDATE option_orders AS known SET status = new.status, reward_amount = new.credit, reward_fee = new.fee,
      settled_at = ${settledAt}::int8, delivery_tick = new.tick, delivery_ts = new.ts, delivery_price = new.price
    FROM unnest(${column((o) => o.id)}::int8[], ${column((o) => o.status)}::text[],
      ${column((o) => o.reward_amount)}::numeric[], ${column((o) => o.reward_fee)}::numeric[],
      ${column((o) => o.delivery_tick)}::int8[], ${column((o) => o.delivery_ts)}::int8[],
      ${column((o) => o.delivery_price)}::int8[]) AS new (id, status, credit, fee, tick, ts, price)
    WHERE known.id = new.id`.execute(tx)
  afterCommit(tx, () => publishOrders(exchange.stream, paid, round))
  await publishNotifies(
    exchange,
    tx,
    paid.filter(({ member_id }) => member_id >= FIRST_MEMBER_ID).map(resultOf),
  )
}

/** Returns the message that informs a member about the result of a bet. */
function resultOf({ member_id, order_no, symbol, status, amount, reward_amount }: OptionOrderRow): NewNotify {
  const name = status === 'won' ? 'OPTION_WON' : status === 'lost' ? 'OPTION_LOST' : 'OPTION_REFUNDED'
  return {
    ...{ memberId: member_id, type: 'trade', name, refType: 'option_order', refNo: order_no },
    params: { symbol, amount: fromUnits(amount), credit: fromUnits(reward_amount ?? 0n) },
  }
}
