import type { Schema } from '@bourselet/openapi'

/** The fields of a request that select a page. */
export type PageRequest = { page: number; limit: number }

/** An answer that is one page of rows. */
export type RowPage<Row> = { page: Schema<'PageInfo'>; list: Row[] }

/** Maximum number of rows that the contract allows on a page. */
const MOST_ROWS = 100

/**
 * Yields the rows of all pages of a call. A page is requested when its first row is needed, so a loop that is left
 * early requests no further page. If a call fails, the loop throws its error. If the list has become shorter between
 * two requests, later rows have moved to earlier pages. These pages are then requested again, so that no row is
 * omitted. In this case some rows are yielded twice.
 * @example
 * ```ts
 * for await (const order of eachRow((page) => sdk.spot.orders({ symbol: 'BTCUSDT', ...page }))) show(order)
 * ```
 */
export async function* eachRow<Row>(
  ask: (page: PageRequest) => Promise<RowPage<Row>>,
  limit: number = MOST_ROWS,
): AsyncGenerator<Row, void, undefined> {
  // The loop counts the pages itself. If it read the current page from the answer, a server that ignores the requested
  // page would make the loop endless.
  for (let page = 1, pages = 1, before = 0; page <= pages; ) {
    const answer = await ask({ page, limit })
    const gone = Math.max(0, before - answer.page.total)
    before = answer.page.total
    pages = answer.page.pages
    const back = Math.min(page - 1, Math.ceil(gone / limit))
    page -= back
    if (back > 0) continue
    yield* answer.list
    page += 1
  }
}
