import type { SelectQueryBuilder } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** The page and the period of a list call, in times or dates; `start` is included and `end` excluded. */
export interface ListRequest {
  page?: number
  limit?: number
  start?: number | string
  end?: number | string
}

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

interface ListOptions<Table extends keyof Tables, Request> {
  /**
   * Fields of the request; each selects rows whose column of the same name is equal. A missing field sets no
   * condition.
   */
  filters?: readonly (Column<Table> & keyof Request)[]
  /** Column that the period selects by. Default: created_at. */
  time?: Column<Table>
  /** The column that orders the rows, newest first. Default id. */
  newest?: Column<Table>
  /** Column that orders rows with equal `newest`, ascending, so that no row moves between pages. */
  within?: Column<Table>
}

type AnyRows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

/**
 * Reads one page of the rows of a query, newest first, and counts all rows. Every list call reads through
 * this function, so filters, period and page have the same meaning everywhere.
 */
export async function pagedRows<Table extends keyof Tables, Request extends ListRequest>(
  query: SelectQueryBuilder<Tables, Table, object>,
  request: Request,
  options: ListOptions<Table, Request> = {},
) {
  const { filters = [], time = 'created_at', newest = 'id', within } = options
  const { page = 1, limit = 20, start, end } = request
  // TypeScript cannot check column names of a generic table in Kysely, so the types of this function's
  // parameters check them.
  let rows = query as unknown as AnyRows
  for (const name of filters) {
    const value = request[name]
    if (value !== undefined) rows = rows.where(name as string, '=', value)
  }
  if (start !== undefined) rows = rows.where(time, '>=', start)
  if (end !== undefined) rows = rows.where(time, '<', end)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let ordered = rows.selectAll().orderBy(newest, 'desc')
  if (within) ordered = ordered.orderBy(within)
  const list = await ordered
    .offset((page - 1) * limit)
    .limit(limit)
    .execute()
  return { page: pageOf(request, total), list: list as Tables[Table][] }
}

/** Returns the page information that a list call includes in its answer, in the contract's shape. */
export function pageOf({ page = 1, limit = 20 }: ListRequest, total: number) {
  return { limit, total, pages: Math.ceil(total / limit), current: page }
}
