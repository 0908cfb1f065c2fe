import type { Schema } from '@bourselet/openapi'
import type { Target } from '../../target/target.ts'
import { NotChecked } from '../check.ts'
import type { PageList } from './page-lists.ts'

/** One page of a list. */
export interface Page {
  page: Schema<'PageInfo'>
  list: Record<string, unknown>[]
}

/** Several pages of one list, all read before a new row was added to the list. */
export interface Pages {
  limit: number
  /** A page of the first hundred rows. */
  whole: Page
  /** The first pages with `limit` rows each. */
  parts: Page[]
  /** The page after the last page, which must be empty. */
  beyond: Page
  /** The first page of a request without `limit`. */
  usual: Page
}

const MOST_PAGES = 4
const ATTEMPTS = 3

/**
 * Reads the pages of a list. If rows are added during the reading, reads all pages again. Throws NotChecked if
 * the list has fewer than two rows or changes during every attempt.
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

/**
 * Returns the request for a list. If the call has a time bound `end`, it is set to the server's time, so that
 * rows added later do not shift rows to other pages.
 */
async function fixedRequest(target: Target, { operation, request }: PageList) {
  const { end } = (operation.request.properties ?? {}) as { end?: { $ref?: string } }
  if (!end?.$ref?.endsWith('/Timestamp')) return request
  return { ...request, end: (await target.data('site.settings')).server_time }
}

const sameRows = (a: Page, b: Page) =>
  a.page.total === b.page.total && JSON.stringify(a.list.map(rowKey)) === JSON.stringify(b.list.map(rowKey))

/** Returns the key of a row: its id, order number or round number, otherwise the whole row as text. */
export function rowKey(row: Record<string, unknown>): string {
  const key = row.id ?? row.order_no ?? row.round_no
  return key === undefined || key === null ? JSON.stringify(row) : String(key)
}
