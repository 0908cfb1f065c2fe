import { toCsv } from '../format/to-csv.ts'
import type { BourseletClient } from '../provider/client.ts'
import type { Records, RecordsPage, RecordsQuery, RecordsRequest } from './records.ts'

const LIMIT = 100

/**
 * Minimum time in ms between two requests of an export. Servers limit the requests of a network address, for example to
 * 600 a minute. Other parts of the page also need some of these requests during the export.
 */
const PACE_MS = 110

/**
 * Longest delay in ms after which an export repeats a request that the server refused as too many. If the server
 * requests a longer delay, the export fails.
 */
const LONGEST_WAIT_MS = 120_000

type ReadOptions<Page> = {
  signal: AbortSignal
  onProgress?: (done: number, total: number) => void
  /** Called with each page that was read. */
  onPage?: (page: Page) => void
  /**
   * True for an export, which reads a list of any length. Its requests have pauses, so that other parts of the page can
   * send requests too. If the server refuses a request as too many, the export waits and repeats it.
   */
  isExport?: boolean
}

type Readable<Row, Filters, Page extends RecordsPage<Row>> = Pick<
  Records<Row, Filters, Page>,
  'rowKey' | 'period' | 'csv'
> & {
  query: Pick<RecordsQuery<Row, Filters, Page>, 'read'>
}

/**
 * Returns all matching rows, newest first. A row that is added between two requests moves older rows to the next page,
 * so that they would be read twice. So if the list has a period, later requests end it at the time of the newest row of
 * the first page. In other lists, a row that is read twice is returned once.
 */
export async function readRecords<Row, Filters, Page extends RecordsPage<Row> = RecordsPage<Row>>(
  { query, rowKey, period, csv }: Readable<Row, Filters, Page>,
  sdk: BourseletClient,
  request: RecordsRequest<Filters>,
  { signal, onProgress, onPage, isExport = false }: ReadOptions<Page>,
): Promise<Row[]> {
  const read = (asked: RecordsRequest<Filters>) => query.read(sdk, asked, { signal })
  const rows = new Map<string, Row>()
  const most = csv?.most ?? Number.POSITIVE_INFINITY
  let bounded = request
  for (let number = 1; ; number += 1) {
    const asked = { ...bounded, page: number, limit: LIMIT }
    const answer = await (isExport ? readPaced(() => read(asked), number > 1, signal) : read(asked))
    signal.throwIfAborted()
    onPage?.(answer)
    const { page, list } = answer
    for (const row of list) rows.set(rowKey(row), row)
    onProgress?.(rows.size, Math.min(most, Math.max(page.total, rows.size)))
    if (number >= page.pages || list.length === 0 || rows.size >= most) return [...rows.values()]
    const newest = list[0]
    if (number === 1 && period && newest) bounded = { ...request, end: period.at(newest) + 1 }
  }
}

/**
 * Reads a page of an export. Pauses before each page except the first. If the server refuses the request as too many,
 * repeats it after the delay that the server requests.
 */
async function readPaced<Page>(
  read: () => Promise<Page>,
  hasPause: boolean,
  signal: AbortSignal,
): Promise<Page> {
  if (hasPause) await pause(PACE_MS, signal)
  for (;;) {
    try {
      return await read()
    } catch (error) {
      const { name, retryAfterMs } = error as { name?: string; retryAfterMs?: number }
      if (name !== 'TOO_MANY_REQUESTS' || !retryAfterMs || retryAfterMs > LONGEST_WAIT_MS) throw error
      await pause(retryAfterMs, signal)
    }
  }
}

/** Resolves after a time in ms; rejects as soon as the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
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
