import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * The page and the period that a list call requests. `start` and `end` are times or dates; `start` is included in the
 * period, `end` is not.
 */
export interface ListRequest {
  page?: number
  limit?: number
  start?: number | string
  end?: number | string
}

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

interface ListOptions<Table extends keyof Tables, Request> {
  /** Names of request fields that filter the column with the same name. A missing field does not filter. */
  filters?: readonly (Column<Table> & keyof Request)[]
  /** Column to which the period applies. If omitted, it is `created_at`. */
  time?: Column<Table>
  /**
   * Column by which rows are ordered, newest first; or several columns, the most important first. If omitted, rows are
   * ordered by `id`.
   */
  newest?: Column<Table> | readonly Column<Table>[]
  /**
   * Column by which rows with the same value of `newest` are ordered, ascending. Without this column, rows with the
   * same value of `newest` could move between pages.
   */
  within?: Column<Table>
  /** Number of all rows, if it is already known. Otherwise, they are counted. */
  total?: number
}

type AnyRows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

/**
 * Reads one page of the rows of a query, newest first, and counts all rows unless `total` is given. All list calls use
 * this function, so that filters, periods and pages work the same way everywhere.
 */
export async function pagedRows<Table extends keyof Tables, Request extends ListRequest>(
  query: SelectQueryBuilder<Tables, Table, object>,
  request: Request,
  options: ListOptions<Table, Request> = {},
) {
  const { filters = [], time = 'created_at', newest = 'id', within } = options
  const { page = 1, limit = 20, start, end } = request
  // For a generic table, TypeScript cannot check column names inside Kysely. The types of the parameters check them
  // instead.
  let rows = query as unknown as AnyRows
  for (const name of filters) {
    const value = request[name]
    if (value !== undefined) rows = rows.where(name as string, '=', value)
  }
  if (start !== undefined) rows = rows.where(time, '>=', start)
  if (end !== undefined) rows = rows.where(time, '<', end)
  const total = options.total ?? (await countOf(rows))
  let ordered = rows.selectAll()
  for (const column of [newest].flat()) ordered = ordered.orderBy(column, 'desc')
  if (within) ordered = ordered.orderBy(within)
  const list = await ordered
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  return { page: pageOf(request, total), list: list as Tables[Table][] }
}

async function countOf(rows: AnyRows): Promise<number> {
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}

/** Returns the information about pages that the answer of a list call contains. */
export function pageOf({ page = 1, limit = 20 }: ListRequest, total: number) {
  return { limit, total, pages: Math.ceil(total / limit), current: page }
}
