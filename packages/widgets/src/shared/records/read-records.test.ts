import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BourseletClient } from '../provider/client.ts'
import { readRecords, recordsCsv } from './read-records.ts'
import type { RecordsQuery } from './records.ts'
import { wholeList } from './whole-list.ts'

type Row = { id: number; created_at: number; amount: string; tick: { id: number } | null }

const row = (id: number): Row => ({ id, created_at: id * 60_000, amount: '-1.5', tick: null })
const sdk = {} as BourseletClient

/** Returns a list query that answers with the given pages and records its requests. */
function list(pages: Row[][]) {
  const requests: object[] = []
  const query: RecordsQuery<Row> = {
    key: ['rows'],
    changedBy: () => false,
    read: async (_, request) => {
      requests.push(request)
      const page = { limit: 2, total: 4, pages: pages.length, current: request.page }
      return { page, list: pages[request.page - 1] ?? [] }
    },
  }
  return { requests, query }
}

const request = { page: 3, limit: 20, start: 7 }
const { signal } = new AbortController()

test('returns every row once, even if a new row shifts other rows to the next page between two requests', async () => {
  // A row that is added between the two requests moves row 3 from the first page to the second. So row 3 is in
  // both answers.
  const { requests, query } = list([
    [row(4), row(3)],
    [row(3), row(2), row(1)],
  ])
  const onProgress = vi.fn()
  const records = { query, rowKey: ({ id }: Row) => `${id}`, period: { at: (of: Row) => of.created_at } }
  const rows = await readRecords(records, sdk, request, { signal, onProgress })
  expect(rows.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(onProgress.mock.calls).toEqual([
    [2, 4],
    [4, 4],
  ])
  expect(requests).toEqual([
    { page: 1, limit: 100, start: 7 },
    { page: 2, limit: 100, start: 7, end: 240_001 },
  ])
})

test('an export stops at its maximum number of rows; without a period, its requests have no end time', async () => {
  const { requests, query } = list([[row(4), row(3)], [row(2), row(1)], [row(0)]])
  const csv = { file: 'rows', columns: [], most: 4 }
  const records = { query, rowKey: ({ id }: Row) => `${id}`, csv }
  const rows = await readRecords(records, sdk, { page: 1, limit: 20 }, { signal, onProgress: () => {} })
  expect(rows.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  expect(requests).toEqual([
    { page: 1, limit: 100 },
    { page: 2, limit: 100 },
  ])
})

describe('an export', () => {
  const records = (pages: Row[][], refusals: Record<number, object[]>) => {
    const { requests, query } = list(pages)
    const read: typeof query.read = async (...asked) => {
      const refusal = refusals[asked[1].page]?.shift()
      if (refusal) throw Object.assign(new Error('refused'), refusal)
      return query.read(...asked)
    }
    return { requests, records: { query: { read }, rowKey: ({ id }: Row) => `${id}` } }
  }
  const tooMany = { name: 'TOO_MANY_REQUESTS', retryAfterMs: 36_000 }
  const pages = [[row(4), row(3)], [row(2), row(1)], [row(0)]]

  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('an export pauses between pages, and after TOO_MANY_REQUESTS it waits as long as the server requests', async () => {
    const { requests, records: of } = records(pages, { 2: [tooMany, tooMany] })
    const rows = readRecords(of, sdk, request, { signal, isExport: true })
    await vi.advanceTimersByTimeAsync(72_000)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(110)
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(110)
    expect((await rows).map(({ id }) => id)).toEqual([4, 3, 2, 1, 0])
  })

  test('an export ends at once if the member cancels it while it waits for its next request', async () => {
    const control = new AbortController()
    const { records: of } = records(pages, { 1: [tooMany] })
    const rows = readRecords(of, sdk, request, { signal: control.signal, isExport: true })
    await vi.advanceTimersByTimeAsync(1_000)
    control.abort()
    await expect(rows).rejects.toBe(control.signal.reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    { name: 'TOO_MANY_REQUESTS', retryAfterMs: 3_600_000 },
    { name: 'TOO_MANY_REQUESTS' },
    { name: 'TIMEOUT' },
  ])('an export fails without a retry if the request for a page fails with the error %o', async (refusal) => {
    const { records: of } = records(pages, { 1: [refusal] })
    await expect(readRecords(of, sdk, request, { signal, isExport: true })).rejects.toMatchObject(refusal)
  })
})

test('the CSV file contains unchanged amounts, times in UTC, and in the column `tick` the id of the index price', () => {
  const rows = [row(1), { ...row(2), tick: { id: 9 } }]
  expect(recordsCsv(['id', 'created_at', 'amount', 'tick'], rows).split('\r\n').slice(1, 3)).toEqual([
    '1,1970-01-01T00:01:00.000Z,-1.5,',
    '2,1970-01-01T00:02:00.000Z,-1.5,9',
  ])
})

test('`wholeList` returns the rows of all pages as one page; its query key differs from that of the paged list', async () => {
  const { query } = list([[row(4), row(3)], [row(2), row(1)], [row(0)]])
  const whole = wholeList(query, ({ id }) => `${id}`)
  expect(whole.key).not.toEqual(query.key)
  const answer = await whole.read(sdk, { page: 1, limit: 20 }, { signal })
  expect(answer.list.map(({ id }) => id)).toEqual([4, 3, 2, 1, 0])
  expect(answer.page).toMatchObject({ total: 5, pages: 1 })
})
