import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Turnover } from '../../exchange/capabilities.ts'
import { findListing } from '../../prices/listings.ts'

/** What members bought and sold since then, in the quote coins. */
export async function spotTurnover(reader: Reader, since: number): Promise<Turnover[]> {
  const { rows } = await sql<{ member_id: number; symbol: string; units: string }>`
    SELECT it.member_id, it.symbol, trunc(sum(fill.price * fill.quantity) / 100000000)::text AS units
    FROM spot_fills AS fill JOIN spot_orders AS it ON it.id = fill.order_id
    WHERE fill.ts >= ${since} GROUP BY it.member_id, it.symbol`.execute(reader)
  return rows.map(({ member_id: memberId, symbol, units }) => ({
    memberId,
    coin: findListing(symbol)?.quote ?? '',
    units: BigInt(units),
  }))
}
