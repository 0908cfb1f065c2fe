import { readRecords } from './read-records.ts'
import type { RecordsQuery } from './records.ts'

/**
 * Returns a query that reads all rows of a list and returns them as one page. Sums and bounds over all rows need this
 * query, because the server returns at most 100 rows in an answer.
 */
export const wholeList = <Row, Filters>(
  query: RecordsQuery<Row, Filters>,
  rowKey: (row: Row) => string,
): RecordsQuery<Row, Filters> => ({
  ...query,
  key: [...query.key, 'whole'],
  async read(sdk, request, { signal }) {
    const list = await readRecords({ query, rowKey }, sdk, request, { signal })
    return { page: { limit: list.length, total: list.length, pages: 1, current: 1 }, list }
  },
})
