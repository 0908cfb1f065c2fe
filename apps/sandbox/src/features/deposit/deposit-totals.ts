import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { DepositTotals } from '../../exchange/capabilities.ts'
import type { DepositRow } from './deposit.migration.ts'

/** Returns the sum of the credited deposits of members in each coin, with the time of the last deposit. */
export const depositTotals: DepositTotals = async (reader, memberIds) => {
  const rows = await reader
    .selectFrom('deposit_totals')
    .selectAll()
    .where(sql<boolean>`member_id = ANY(${memberIds})`)
    .execute()
  return rows.map(({ member_id: memberId, last_at: lastAt, coin, units }) => ({
    memberId,
    coin,
    units,
    lastAt,
  }))
}

/** Adds a credited deposit to the totals of its member. The caller's transaction must have booked the deposit. */
export async function addToTotals(
  tx: Tx,
  { member_id, coin, credited, credited_at }: DepositRow,
): Promise<void> {
  await sql`
    INSERT INTO deposit_totals AS known VALUES (${member_id}, ${coin}, ${credited}, ${credited_at})
    ON CONFLICT (member_id, coin) DO UPDATE
    SET units = known.units + excluded.units, last_at = greatest(known.last_at, excluded.last_at)`.execute(tx)
}
