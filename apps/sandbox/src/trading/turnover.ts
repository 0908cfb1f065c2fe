import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { columnOf } from '../database/column-of.ts'
import type { Reader } from '../database/transaction.ts'

/** The turnover of one member in one symbol on one UTC day. */
interface TurnoverRow {
  member_id: number
  symbol: string
  /** Days since 1970-01-01. */
  day: number
  /** Sum of price × quantity of the fills, in units of 1e-16. */
  value: bigint
}

declare module '../database/tables.ts' {
  interface Tables {
    spot_turnover: TurnoverRow
    futures_turnover: TurnoverRow
  }
}

type Product = 'spot' | 'futures'

interface Fill {
  order: { memberId: number; symbol: string }
  price: bigint
  quantity: bigint
  ts: number
}

/** Returns the SQL statements that create the table of the turnover of a product, and fill it from stored fills. */
export function turnoverTable(product: Product): string[] {
  return [
    `CREATE TABLE ${product}_turnover (
      member_id int8 NOT NULL, symbol text NOT NULL, day int8 NOT NULL, value numeric NOT NULL CHECK (value > 0),
      PRIMARY KEY (member_id, symbol, day))`,
    `CREATE INDEX ${product}_turnover_day ON ${product}_turnover (day)`,
    `INSERT INTO ${product}_turnover
      SELECT it.member_id, it.symbol, fill.ts / ${DAY_MS}, sum(fill.price * fill.quantity)
      FROM ${product}_fills AS fill JOIN ${product}_orders AS it ON it.id = fill.order_id GROUP BY 1, 2, 3`,
  ]
}

/** Returns the SQL statement that adds fills to the turnover of their members. */
export function addTurnover(product: Product, fills: readonly Fill[]) {
  const column = columnOf(fills)
  const table = sql.table(`${product}_turnover`)
  return sql`
    INSERT INTO ${table} AS known SELECT member_id, symbol, ts / ${sql.lit(DAY_MS)}, sum(price * quantity)
    FROM unnest(${column(({ order }) => order.memberId)}::int8[], ${column(({ order }) => order.symbol)}::text[],
      ${column(({ price }) => price)}::numeric[], ${column(({ quantity }) => quantity)}::numeric[],
      ${column(({ ts }) => ts)}::int8[]) AS fill (member_id, symbol, price, quantity, ts)
    GROUP BY 1, 2, 3
    ON CONFLICT (member_id, symbol, day) DO UPDATE SET value = known.value + excluded.value`
}

/**
 * Returns the turnover of members by symbol from the UTC day of `since` on, in units of 1e-8 of the quote coin. Without
 * `memberIds`, returns the turnover of all members.
 */
export async function readTurnover(
  reader: Reader,
  product: Product,
  since: number,
  memberIds?: readonly number[],
): Promise<{ member_id: number; symbol: string; units: bigint }[]> {
  const own = memberIds ? sql`AND member_id = ANY(${memberIds})` : sql``
  const { rows } = await sql<{ member_id: number; symbol: string; units: bigint }>`
    SELECT member_id, symbol, div(sum(value), 100000000) AS units FROM ${sql.table(`${product}_turnover`)}
    WHERE day >= ${Math.floor(since / DAY_MS)} ${own} GROUP BY member_id, symbol`.execute(reader)
  return rows
}
