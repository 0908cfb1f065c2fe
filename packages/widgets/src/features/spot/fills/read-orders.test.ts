import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isLive } from '../../../shared/data/live-orders.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { readOrders } from './read-orders.ts'

const LIMIT = 3

const orderOf = (number: number, status: SpotOrder['status']): SpotOrder =>
  ({ order_no: `S${number}`, status, created_at: number, filled: '0' }) as SpotOrder

/** A list of orders, newest first, that is read by pages and counts the reads. */
function listOf(orders: SpotOrder[]) {
  const reads: number[] = []
  const read = async (number: number) => {
    reads.push(number)
    const pages = Math.max(1, Math.ceil(orders.length / LIMIT))
    return { list: orders.slice((number - 1) * LIMIT, number * LIMIT), page: { pages, limit: LIMIT } }
  }
  return { read, reads }
}

const many = (count: number, open: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) =>
    orderOf(count - at, open.includes(count - at) ? 'open' : 'completed'),
  )

it('reads all pages at first, and then only the newest page', async () => {
  const first = await readOrders(listOf(many(10)).read, 3)
  expect(first).toEqual({ orders: many(10).slice(0, 9), pages: 3, hasMore: true })
  const { read, reads } = listOf(many(11))
  const second = await readOrders(read, 3, first)
  expect(reads).toEqual([1])
  expect(second).toEqual({ orders: many(11).slice(0, 9), pages: 3, hasMore: true })
})

it('reads older pages up to the oldest order that was open', async () => {
  const first = await readOrders(listOf(many(12, [9, 5])).read, 4)
  const { read, reads } = listOf(many(12, [9]))
  const second = await readOrders(read, 4, first)
  expect(reads).toEqual([1, 2, 3])
  expect(second.orders).toEqual(many(12, [9]))
})

it('reads older pages until they contain an order of the earlier answer', async () => {
  const first = await readOrders(listOf(many(6)).read, 4)
  const { read, reads } = listOf(many(11))
  expect((await readOrders(read, 4, first)).orders).toEqual(many(11))
  expect(reads).toEqual([1, 2])
})

it('for one more page, reads the newest page and the additional one', async () => {
  const first = await readOrders(listOf(many(20)).read, 4)
  const { read, reads } = listOf(many(20))
  expect((await readOrders(read, 5, first)).orders).toEqual(many(15 + 5).slice(0, 15))
  expect(reads).toEqual([1, 5])
})

it('for one more page, reads older orders even if a page of new ones has been placed since', async () => {
  const first = await readOrders(listOf(many(20)).read, 4)
  const { read, reads } = listOf(many(23))
  expect((await readOrders(read, 5, first)).orders).toEqual(many(23).slice(0, 15))
  expect(reads).toEqual([1, 2, 5])
})

it('states older orders as soon as new ones fill the pages', async () => {
  const first = await readOrders(listOf(many(6)).read, 2)
  expect(first.hasMore).toBe(false)
  expect(await readOrders(listOf(many(8)).read, 2, first)).toEqual({
    ...{ orders: many(8).slice(0, 6), pages: 2, hasMore: true },
  })
})

it('whatever changes between two reads, the second one returns the same as a read of all pages', async () => {
  const statuses = fc.array(fc.constantFrom<SpotOrder['status']>('open', 'completed'), { maxLength: 25 })
  await fc.assert(
    fc.asyncProperty(
      statuses,
      fc.integer({ min: 0, max: 12 }),
      fc.infiniteStream(fc.boolean()),
      fc.integer({ min: 1, max: 6 }),
      async (before, added, ends, depth) => {
        const old = before.map((status, at) => orderOf(before.length - at, status))
        const first = await readOrders(listOf(old).read, depth)
        const fresh = Array.from({ length: added }, (_, at) => orderOf(before.length + added - at, 'open'))
        const now = [
          ...fresh,
          ...old.map((order) =>
            isLive(order) && ends.next().value
              ? { ...order, status: 'completed' as const, filled: '1' }
              : order,
          ),
        ]
        const second = await readOrders(listOf(now).read, depth, first)
        const whole = await readOrders(listOf(now).read, depth)
        expect(second).toEqual(whole)
      },
    ),
  )
})
