import type { Schema } from '@bourselet/openapi'
import type { Target } from '../../target/target.ts'
import { NotChecked } from '../check.ts'
import type { PageList } from './page-lists.ts'

/** A page of any list. */
export interface Page {
  page: Schema<'PageInfo'>
  list: Record<string, unknown>[]
}

/** Pages of one list, read while no row was added. */
export interface Pages {
  limit: number
  /** The first hundred rows in one page. */
  whole: Page
  /** The first pages of `limit` rows. */
  parts: Page[]
  /** The page after the last one. */
  beyond: Page
  /** The first page of a request without limit. */
  usual: Page
}

const MOST_PAGES = 4
const ATTEMPTS = 3

/**
 * Reads the pages of a list. Starts again if rows are added meanwhile. Throws NotChecked if the list has fewer than
 * two rows or never stands still.
 */
export async function readPages(target: Target, list: PageList): Promise<Pages> {
  const fixed = await fixedRequest(target, list)
  const read = async (page?: number, limit?: number): Promise<Page> => {
    const request = { ...fixed, ...(page ? { page } : {}), ...(limit ? { limit } : {}) }
    const data = (await target.data(list.operation.id, request as never)) as unknown
    return (list.field === undefined ? data : (data as Record<string, unknown>)[list.field]) as Page
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const whole = await read(1, 100)
    const { total } = whole.page
    if (total < 2) throw new NotChecked(`the list has ${total === 1 ? 'one row' : 'no rows'}`)
    const limit = Math.ceil(Math.min(total, 100) / (MOST_PAGES - 1))
    const pages = Math.ceil(total / limit)
    const parts: Page[] = []
    for (let number = 1; number <= Math.min(pages, MOST_PAGES); number++)
      parts.push(await read(number, limit))
    const beyond = await read(pages + 1, limit)
    const usual = await read()
    const again = await read(1, 100)
    if (sameRows(whole, again)) return { limit, whole, parts, beyond, usual }
  }
  throw new NotChecked('rows are added to the list all the time')
}

/** Returns the request of a list, up to now where the call has such a bound, so that new rows move no others. */
async function fixedRequest(target: Target, { operation, request }: PageList) {
  const { end } = (operation.request.properties ?? {}) as { end?: { $ref?: string } }
  if (!end?.$ref?.endsWith('/Timestamp')) return request
  return { ...request, end: (await target.data('site.settings')).server_time }
}

const sameRows = (a: Page, b: Page) =>
  a.page.total === b.page.total && JSON.stringify(a.list.map(rowKey)) === JSON.stringify(b.list.map(rowKey))

/** Returns what identifies a row within its list. */
export function rowKey(row: Record<string, unknown>): string {
  const key = row.id ?? row.order_no ?? row.round_no
  return key === undefined || key === null ? JSON.stringify(row) : String(key)
}
