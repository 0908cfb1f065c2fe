import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Turnover } from '../../exchange/capabilities.ts'

/** The notional of the contracts that members traded since then. */
export async function futuresTurnover(reader: Reader, since: number): Promise<Turnover[]> {
  const { rows } = await sql<{ member_id: number; units: string }>`
    SELECT it.member_id, trunc(sum(fill.price * fill.quantity) / 100000000)::text AS units
    FROM futures_fills AS fill JOIN futures_orders AS it ON it.id = fill.order_id
    WHERE fill.ts >= ${since} GROUP BY it.member_id`.execute(reader)
  return rows.map(({ member_id: memberId, units }) => ({ memberId, coin: 'USDT', units: BigInt(units) }))
}
