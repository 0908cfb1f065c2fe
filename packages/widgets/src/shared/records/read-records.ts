import { toCsv } from '../format/to-csv.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { Records, RecordsQuery, RecordsRequest } from './records.ts'

const LIMIT = 100

type ReadOptions = { signal: AbortSignal; onProgress?: (done: number, total: number) => void }

type Readable<Row, Filters> = Pick<Records<Row, Filters>, 'rowKey' | 'period' | 'csv'> & {
  query: Pick<RecordsQuery<Row, Filters>, 'read'>
}

/**
 * Returns all matching rows, newest first. A row that is added between two requests would move older rows to the next
 * page. So if the list has a period, later requests use the time of the newest row as the end of the period. A row that
 * is read twice is returned once.
 */
export async function readRecords<Row, Filters>(
  { query, rowKey, period, csv }: Readable<Row, Filters>,
  sdk: BourseletClient,
  request: RecordsRequest<Filters>,
  { signal, onProgress }: ReadOptions,
): Promise<Row[]> {
  const rows = new Map<string, Row>()
  const most = csv?.most ?? Number.POSITIVE_INFINITY
  let bounded = request
  for (let number = 1; ; number += 1) {
    const { page, list } = await query.read(sdk, { ...bounded, page: number, limit: LIMIT }, { signal })
    signal.throwIfAborted()
    for (const row of list) rows.set(rowKey(row), row)
    onProgress?.(rows.size, Math.min(most, Math.max(page.total, rows.size)))
    if (number >= page.pages || list.length === 0 || rows.size >= most) return [...rows.values()]
    const newest = list[0]
    if (number === 1 && period && newest) bounded = { ...request, end: period.at(newest) + 1 }
  }
}

/**
 * Returns the rows as CSV. Amounts are unchanged, times are in UTC, and columns are named after the fields of the API.
 */
export const recordsCsv = <Row>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): string =>
  toCsv(
    columns,
    rows.map((row) => columns.map((name) => cell(name, row[name]))),
  )

function cell(name: string, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return name.endsWith('_at') ? new Date(value).toISOString() : value
  // A published index price is an object; the CSV file contains its id.
  if (typeof value === 'object' && 'id' in value) return `${value.id}`
  return `${value}`
}
