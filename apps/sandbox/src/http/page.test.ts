import { expect, test } from 'vitest'
import { testDatabase } from '../database/test-database.ts'
import { convertMigration, type RecordRow } from '../features/convert/convert.migration.ts'
import { type ListRequest, pagedRows } from './page.ts'

const { db } = await testDatabase([convertMigration])

const record = (id: number, created_at: number, kind: RecordRow['kind']): RecordRow => ({
  id,
  order_no: `C${id}`,
  member_id: 1,
  kind,
  from_account: 'spot',
  to_account: 'spot',
  from_coin: 'USDT',
  to_coin: 'BTC',
  from_amount: 1n,
  to_amount: 1n,
  rate: '1',
  created_at,
})

// A command batch can write several records in the same millisecond. Sorting by time alone would not give these records
// a fixed sequence.
const records = [
  record(1, 100, 'swap'),
  record(2, 200, 'convert'),
  record(3, 200, 'swap'),
  record(4, 200, 'swap'),
  record(5, 300, 'swap'),
]
await db.insertInto('convert_records').values(records).execute()

async function ask(request: ListRequest & { kind?: RecordRow['kind'] }) {
  const { page, list } = await pagedRows(db.selectFrom('convert_records'), request, { filters: ['kind'] })
  return { page, ids: list.map(({ id }) => id) }
}

test('the pages of a list contain each row once, newest first, even if rows have the same time', async () => {
  expect(await ask({ page: 1, limit: 2 })).toEqual({
    page: { limit: 2, total: 5, pages: 3, current: 1 },
    ids: [5, 4],
  })
  expect((await ask({ page: 2, limit: 2 })).ids).toEqual([3, 2])
  expect((await ask({ page: 3, limit: 2 })).ids).toEqual([1])
})

test('sorts rows by several columns, newest first; the first column is the most important', async () => {
  const { list } = await pagedRows(
    db.selectFrom('convert_records'),
    {},
    { newest: ['kind', 'created_at', 'id'] },
  )
  expect(list.map(({ id }) => id)).toEqual([5, 4, 3, 1, 2])
})

test('a page after the last one is empty and still contains the total', async () => {
  expect(await ask({ page: 9, limit: 2 })).toEqual({
    page: { limit: 2, total: 5, pages: 3, current: 9 },
    ids: [],
  })
})

test('the filters and the period of a list select its rows; a row at the start of the period is included, a row at its end is not', async () => {
  expect((await ask({ kind: 'swap' })).ids).toEqual([5, 4, 3, 1])
  expect((await ask({ start: 200, end: 300 })).ids).toEqual([4, 3, 2])
  expect(await ask({ kind: 'convert', start: 201 })).toMatchObject({ page: { total: 0, pages: 0 }, ids: [] })
})
