import { sql } from 'kysely'

type Cell = string | number | bigint | boolean | null

/** Returns a function that reads one value from each row and passes these values to a query as one array parameter. */
export function columnOf<Row>(rows: readonly Row[]) {
  return (cell: (row: Row) => Cell) => sql`${rows.map(cell)}`
}
