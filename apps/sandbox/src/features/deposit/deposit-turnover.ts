import { sql } from 'kysely'
import type { TurnoverSource } from '../../exchange/capabilities.ts'

/**
 * Returns the amounts of the deposits that were credited since a given time, by member and coin. Without `memberIds`,
 * returns those of all members.
 */
export const depositTurnover: TurnoverSource = async (reader, since, memberIds) => {
  const own = memberIds ? sql`AND member_id = ANY(${memberIds})` : sql``
  const { rows } = await sql<{ member_id: number; coin: string; units: bigint }>`
    SELECT member_id, coin, sum(credited) AS units FROM deposits
    WHERE status = 'success' AND credited_at >= ${since} ${own} GROUP BY member_id, coin`.execute(reader)
  return rows.map(({ member_id: memberId, coin, units }) => ({ memberId, coin, units }))
}
