import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Execution } from './execution.ts'
import { MAX_LOTS, MAX_TICKS, type NewOrder, type Side } from './order.ts'
import { OrderBook } from './order-book.ts'

let nextId = 1
const limit = (member: number, side: Side, price: number, lots: number, rest: Partial<NewOrder> = {}) => ({
  id: nextId++,
  member,
  side,
  type: 'limit' as const,
  price,
  lots,
  budget: null,
  timeInForce: 'GTC' as const,
  selfTrade: 'expire_maker' as const,
  ...rest,
})
const market = (member: number, side: Side, lots: number, rest: Partial<NewOrder> = {}) =>
  limit(member, side, 0, lots, { type: 'market', ...rest })
const spend = (member: number, budget: bigint, rest: Partial<NewOrder> = {}) =>
  market(member, 'buy', 0, { budget, ...rest })

function bookOf(...orders: NewOrder[]): OrderBook {
  const book = new OrderBook('e1')
  for (const order of orders) book.place(order)
  return book
}

const traded = (run: Execution) => run.fills.map((f) => [f.price, f.lots])

test('reducing the quantity of an order keeps its time priority, and changes its price level and the sequence number of the book', () => {
  const first = limit(1, 'sell', 100, 5)
  const second = limit(2, 'sell', 100, 5)
  const book = bookOf(first, second)
  expect(book.reduce(first.id, 2)).toEqual({ side: 'sell', price: 100, lots: 7 })
  expect([book.seq, book.depth().asks, book.find(first.id)?.lots]).toEqual([3, [[100, 7]], 2])
  expect([book.reduce(first.id, 2), book.reduce(first.id, 0), book.reduce(999, 1)]).toEqual([
    null,
    null,
    null,
  ])
  const run = book.place(limit(3, 'buy', 100, 3))
  expect(run.fills.map(({ maker, lots }) => [maker, lots])).toEqual([
    [first.id, 2],
    [second.id, 1],
  ])
  expect(book.seq).toBe(4)
})

describe('matching of orders', () => {
  test("an order book matches orders by price, then by time, at the maker's price", () => {
    const late = limit(1, 'sell', 100, 5)
    const early = limit(2, 'sell', 100, 5)
    const dear = limit(3, 'sell', 101, 5)
    const book = bookOf(dear, { ...early, id: 900 }, { ...late, id: 901 })
    const run = book.place({ ...limit(4, 'buy', 105, 12), id: 902 })
    expect(run.fills.map((fill) => [fill.maker, fill.price, fill.lots])).toEqual([
      [900, 100, 5],
      [901, 100, 5],
      [dear.id, 101, 2],
    ])
    expect(run.status).toBe('completed')
    expect(book.depth().asks).toEqual([[101, 3]])
  })

  test('a partly filled resting order keeps its place in the queue', () => {
    const first = limit(1, 'buy', 100, 5)
    const second = limit(2, 'buy', 100, 5)
    const book = bookOf(first, second)
    book.place(market(3, 'sell', 2))
    const run = book.place(market(3, 'sell', 4))
    expect(run.fills.map((fill) => [fill.maker, fill.lots, fill.makerLeft])).toEqual([
      [first.id, 3, 0],
      [second.id, 1, 4],
    ])
  })

  test.each([
    ['buy', [100, 105], 106],
    ['sell', [100, 95], 94],
  ] as const)('a market order to %s never trades beyond the price protection', (side, inside, outside) => {
    const other = side === 'buy' ? 'sell' : 'buy'
    const book = bookOf(...[...inside, outside].map((price) => limit(1, other, price, 1)))
    const run = book.place(market(2, side, 3))
    expect(traded(run)).toEqual(inside.map((price) => [price, 1]))
    expect([run.status, run.reason]).toEqual(['expired', 'price_protection'])
  })

  test('a price protection bound between two ticks is rounded toward the best price', () => {
    const buy = bookOf(limit(1, 'sell', 101, 1), limit(1, 'sell', 106, 1), limit(1, 'sell', 107, 1))
    expect(traded(buy.place(market(2, 'buy', 3)))).toEqual([
      [101, 1],
      [106, 1],
    ])
    const sell = bookOf(limit(1, 'buy', 101, 1), limit(1, 'buy', 96, 1), limit(1, 'buy', 95, 1))
    expect(traded(sell.place(market(2, 'sell', 3)))).toEqual([
      [101, 1],
      [96, 1],
    ])
  })

  test('a buy order by total buys as many whole lots as the total can pay, and is then completed', () => {
    const book = bookOf(limit(1, 'sell', 100, 2), limit(1, 'sell', 101, 9))
    const run = book.place(spend(2, 599n))
    expect(traded(run)).toEqual([
      [100, 2],
      [101, 3],
    ])
    expect([run.status, run.reason]).toEqual(['completed', null])
  })

  test('a buy order by total that spends its whole total is completed, even if the book is empty afterwards', () => {
    const run = bookOf(limit(1, 'sell', 100, 2)).place(spend(2, 200n))
    expect([run.status, run.reason]).toEqual(['completed', null])
  })

  test('a buy order by total buys nothing if the total is below the price of one lot', () => {
    const book = bookOf(limit(1, 'sell', 100, 2))
    const run = book.place(spend(2, 99n))
    expect([run.status, run.reason, run.fills.length]).toEqual(['expired', 'amount_too_small', 0])
  })
})

describe('self-trade prevention', () => {
  test('a fill-or-kill order does not trade if a resting order of the same member prevents its fill', () => {
    for (const selfTrade of ['expire_taker', 'expire_both'] as const) {
      const front = limit(1, 'sell', 99, 1)
      const own = limit(2, 'sell', 100, 1)
      const book = bookOf(front, own, limit(1, 'sell', 101, 5))
      const run = book.place(limit(2, 'buy', 101, 3, { timeInForce: 'FOK', selfTrade }))
      expect([run.status, run.reason, run.fills.length]).toEqual(['expired', 'self_trade', 0])
      expect(run.expired.map((order) => order.id)).toEqual(selfTrade === 'expire_both' ? [own.id] : [])
    }
  })

  test('a fill-or-kill order is filled if other members offer enough at better prices than the member’s own resting order', () => {
    const book = bookOf(limit(1, 'sell', 99, 3), limit(2, 'sell', 100, 1))
    const run = book.place(limit(2, 'buy', 101, 3, { timeInForce: 'FOK', selfTrade: 'expire_taker' }))
    expect(run.status).toBe('completed')
  })

  test('a fill-or-kill order is not filled if it would need the member’s own resting order', () => {
    const book = bookOf(limit(2, 'sell', 99, 3), limit(1, 'sell', 100, 2))
    const order = limit(2, 'buy', 100, 3, { timeInForce: 'FOK' })
    expect(book.outlook(order).killed).toBe(true)
    expect(book.place(order).reason).toBe('fok')
    expect(book.seq).toBe(2)
  })
})

describe('predicted outcome of an order', () => {
  test('the cost of a market buy order by quantity counts only the sell orders of other members', () => {
    const book = bookOf(limit(1, 'sell', 100, 2), limit(2, 'sell', 101, 2), limit(1, 'sell', 102, 5))
    expect(book.outlook(market(2, 'buy', 4)).cost).toBe(2n * 100n + 2n * 102n)
    expect(book.outlook(market(3, 'buy', 4)).cost).toBe(2n * 100n + 2n * 101n)
    expect(book.seq).toBe(3)
  })

  test('an order that is refused with NO_LIQUIDITY or POST_ONLY_WOULD_TAKE does not change the book', () => {
    const book = new OrderBook('e1')
    expect(book.place(market(1, 'sell', 1)).refusal).toBe('NO_LIQUIDITY')
    book.place(limit(1, 'sell', 100, 1))
    expect(book.place(limit(2, 'buy', 100, 1, { timeInForce: 'PO' })).refusal).toBe('POST_ONLY_WOULD_TAKE')
    expect(book.depth()).toEqual({ epoch: 'e1', seq: 1, bids: [], asks: [[100, 1]] })
  })
})

describe('range of exact integers', () => {
  test('rejects an order whose price or quantity is not an integer in the range of exact arithmetic', () => {
    const book = new OrderBook('e1')
    for (const [price, lots] of [
      [MAX_TICKS + 1, 1],
      [1, MAX_LOTS + 1],
      [1.5, 1],
      [1, 0],
      [Number.NaN, 1],
    ] as const) {
      expect(() => book.place(limit(1, 'buy', price, lots))).toThrow(RangeError)
    }
    expect(book.size).toBe(0)
  })

  test('rejects an order whose id is not larger than that of the previous order', () => {
    const order = limit(1, 'sell', 100, 1)
    const book = bookOf(order)
    expect(() => book.place(order)).toThrow('comes after')
    const again = OrderBook.rebuild('e1', [...book.open('sell')])
    expect(() => again.place({ ...order, id: order.id - 1 })).toThrow('comes after')
    expect(book.size).toBe(1)
  })

  test('an order book computes exactly at the largest allowed price and quantity', () => {
    const book = bookOf(limit(1, 'sell', MAX_TICKS, MAX_LOTS), limit(3, 'sell', MAX_TICKS, MAX_LOTS))
    const order = market(2, 'buy', MAX_LOTS)
    expect(book.outlook(order).cost).toBe(9_000_000_000n * 1_000_000_000n)
    expect(traded(book.place(order))).toEqual([[MAX_TICKS, MAX_LOTS]])
    expect(book.depth().asks).toEqual([[MAX_TICKS, MAX_LOTS]])
  })
})

test('an order can be canceled at any place in the queue of its price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), (index) => {
      const orders = [1, 2, 3, 4, 5].map((member) => limit(member, 'buy', 100, member))
      const book = bookOf(...orders)
      expect(book.cancel(orders[index]!.id)).toEqual({
        left: index + 1,
        change: { side: 'buy', price: 100, lots: 15 - (index + 1) },
      })
      expect(book.cancel(orders[index]!.id)).toBeNull()
      const rest = orders.filter((_, at) => at !== index).map((order) => order.id)
      expect([...book.open('buy')].map((order) => order.id)).toEqual(rest)
    }),
  )
})
