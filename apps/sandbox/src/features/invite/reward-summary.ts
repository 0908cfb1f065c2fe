import { addDays, DAY_MS, dayNumber, fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { publishNotifies } from '../../notifies/write-notifies.ts'
import { usdtValue } from '../../prices/valuation.ts'
import { dateOf } from '../../products/term-booking.ts'

/** Time in ms between the end of a day and the message that sums up the referral rewards of that day. */
const SUMMARY_MS = 10 * 60_000

/**
 * Adds the referral rewards of each ended day to the stored totals. For each of these days, sends one message to every
 * member who received rewards on that day, with the sum of these rewards. Returns the time at which the next summary is
 * due. Days before the first start of the sandbox get no summary.
 */
export async function summarizeRewards(exchange: ServerExchange): Promise<number> {
  const { clock, database } = exchange
  const today = dateOf(clock.now() - SUMMARY_MS)
  const { last } = await database.jobs.db
    .selectFrom('referral_summaries')
    .select(({ fn }) => fn.max<string | null>('date').as('last'))
    .executeTakeFirstOrThrow()
  for (
    let date = last === null ? addDays(today, -1) : addDays(last, 1);
    date < today;
    date = addDays(date, 1)
  )
    await database.jobs.transaction((tx) => summarizeDay(exchange, tx, date))
  return (dayNumber(today) + 1) * DAY_MS + SUMMARY_MS
}

async function summarizeDay(exchange: ServerExchange, tx: Tx, date: string): Promise<void> {
  await tx.insertInto('referral_summaries').values({ date }).execute()
  const from = dayNumber(date) * DAY_MS
  const { rows } = await sql<{ member_id: number; coin: string; units: bigint }>`
    WITH paid AS (
      SELECT member_id, ref_no::int8 AS payer_id, coin, sum(available_delta) AS units FROM account_changes
      WHERE type = 'referral_reward' AND created_at >= ${from} AND created_at < ${from + DAY_MS}
      GROUP BY 1, 2, 3
    ), added AS (
      INSERT INTO referral_totals AS known SELECT * FROM paid
      ON CONFLICT (member_id, payer_id, coin) DO UPDATE SET units = known.units + excluded.units
    )
    SELECT member_id, coin, sum(units) AS units FROM paid GROUP BY member_id, coin ORDER BY member_id`.execute(
    tx,
  )
  const sums = new Map<number, bigint>()
  for (const { member_id, coin, units } of rows)
    sums.set(member_id, (sums.get(member_id) ?? 0n) + usdtValue(exchange.index, coin, units))
  const notifies = [...sums].map(([memberId, units]) => ({
    ...{ memberId, type: 'finance' as const, name: 'REFERRAL_REWARDS' as const, refType: null, refNo: null },
    params: { date, amount: fromUnits(units) },
  }))
  await publishNotifies(exchange, tx, notifies)
}
