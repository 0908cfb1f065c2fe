import type { Data, OperationId, Request, Schema } from '@bourselet/openapi'
import { afterEach, expect, expectTypeOf, test } from 'vitest'
import { createBourselet } from '../sdk.ts'
import { type Api, ok, refuse, startApi } from '../testing/api-server.ts'
import { eachRow, type PageRequest, type RowPage } from './each-row.ts'

let api: Api | undefined
afterEach(() => api?.close())

/**
 * Starts an API whose lists have `total` rows, numbered from 1, and returns a client of that API. The API
 * refuses requests for the page `refused`.
 */
async function client(total: number, refused?: number) {
  api = await startApi(({ json }, response) => {
    const { page, limit } = json as { page: number; limit: number }
    if (page === refused) return refuse(response, 4029, { error: 'TOO_MANY_REQUESTS' })
    const first = (page - 1) * limit
    const list = Array.from({ length: Math.min(limit, total - first) }, (_, at) => ({
      order_no: first + at + 1,
    }))
    ok(response, { page: { limit, total, pages: Math.ceil(total / limit), current: page }, list })
  })
  return createBourselet({ baseUrl: api.url, retry: { max: 0 } })
}
const asked = () => api?.received.map(({ json }) => json)

test('eachRow yields the rows of all pages in order and keeps the filters of the request', async () => {
  const sdk = await client(5)
  const rows: unknown[] = []
  for await (const { order_no } of eachRow((page) => sdk.spot.orders({ symbol: 'BTCUSDT', ...page }), 2)) {
    rows.push(order_no)
  }
  expect(rows).toEqual([1, 2, 3, 4, 5])
  expect(asked()).toEqual([1, 2, 3].map((page) => ({ symbol: 'BTCUSDT', page, limit: 2 })))
})

test('eachRow requests pages of 100 rows by default, and only one page if the list has no rows', async () => {
  const sdk = await client(0)
  for await (const order of eachRow((page) => sdk.spot.orders(page))) expect.unreachable(order.order_no)
  expect(asked()).toEqual([{ page: 1, limit: 100 }])
})

test('eachRow requests no further page after the loop is left with `break`', async () => {
  const sdk = await client(100)
  for await (const { order_no } of eachRow((page) => sdk.spot.orders(page), 10)) {
    if (Number(order_no) === 10) break
  }
  expect(asked()).toEqual([{ page: 1, limit: 10 }])
})

test('if the request for a page fails, eachRow yields the rows of the earlier pages and then throws the error', async () => {
  const sdk = await client(4, 2)
  const rows: unknown[] = []
  const reading = async () => {
    for await (const { order_no } of eachRow((page) => sdk.spot.orders(page), 2)) rows.push(order_no)
  }
  await expect(reading()).rejects.toMatchObject({ name: 'TOO_MANY_REQUESTS', operation: 'spot.orders' })
  expect(rows).toEqual([1, 2])
})

test.each([
  ['every row', [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7]],
  ['one row of the first page', [1], [1, 2, 2, 3, 4, 5, 6, 7]],
  ['a row of the last page', [7], [1, 2, 3, 4, 5, 6, 7]],
])('eachRow yields every row, even if the loop removes %s from the list', async (_, removed, expected) => {
  let list = [1, 2, 3, 4, 5, 6, 7]
  const ask = async ({ page, limit }: PageRequest) => ({
    page: { limit, total: list.length, pages: Math.ceil(list.length / limit), current: page },
    list: list.slice((page - 1) * limit, page * limit),
  })
  const rows: number[] = []
  for await (const row of eachRow(ask, 2)) {
    rows.push(row)
    if (removed.includes(row)) list = list.filter((one) => one !== row)
  }
  expect(rows).toEqual(expected)
})

test('eachRow infers the type of its rows from the request', () => {
  const sdk = createBourselet({ baseUrl: 'https://exchange.example' })
  const spot = eachRow((page) => sdk.spot.orders(page))
  expectTypeOf(spot.next).returns.resolves.toEqualTypeOf<IteratorResult<Schema<'SpotOrder'>, void>>()
  const ai = eachRow((page) => sdk.spot.orders({ type: 'ai', ...page }))
  expectTypeOf(ai.next).returns.resolves.toEqualTypeOf<IteratorResult<Schema<'AiOrder'>, void>>()
  const team = eachRow((page) => sdk.invite.team(page).then(({ members }) => members))
  expectTypeOf(team.next).returns.resolves.toEqualTypeOf<IteratorResult<Schema<'TeamMember'>, void>>()
  // @ts-expect-error open positions have no pages
  eachRow((page) => sdk.futures.positions({ scope: 'open', ...page }))
})

test('every call whose request selects a page answers with a page of rows, except invite.team, whose answer contains that page in `members`', () => {
  type Paged = { [Id in OperationId]: 'page' extends keyof Request<Id> ? Id : never }[OperationId]
  type Without = { [Id in Paged]: Extract<Data<Id>, RowPage<unknown>> extends never ? Id : never }[Paged]
  expectTypeOf<'wallet.changes' | 'withdraw.records'>().toExtend<Paged>()
  expectTypeOf<Without>().toEqualTypeOf<'invite.team'>()
})
