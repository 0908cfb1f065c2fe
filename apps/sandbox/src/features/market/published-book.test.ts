import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NewOrder, Side, TimeInForce } from '../../engine/order.ts'
import { OrderBook } from '../../engine/order-book.ts'
import type { FloorLevel } from '../../prices/trading-floor.ts'
import { PublishedBook, type Rows } from './published-book.ts'

interface Step {
  cancel: number | null
  side: Side
  price: number
  lots: number
  member: number
  timeInForce: TimeInForce
  market: boolean
  /**
   * If true, the changes of this command and of all earlier commands are committed and published after this command.
   */
  published: boolean
  read: 'delta' | 'late' | 'none'
}

const steps = fc.array(
  fc.record<Step>({
    cancel: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
    side: fc.constantFrom('buy', 'sell'),
    price: fc.integer({ min: 90, max: 110 }),
    lots: fc.integer({ min: 1, max: 50 }),
    member: fc.integer({ min: 1, max: 4 }),
    timeInForce: fc.constantFrom('GTC', 'GTC', 'IOC', 'FOK', 'PO'),
    market: fc.boolean(),
    published: fc.boolean(),
    read: fc.constantFrom('delta', 'late', 'none'),
  }),
  { maxLength: 120 },
)

const orderOf = (id: number, step: Step): NewOrder => ({
  id,
  member: step.member,
  side: step.side,
  type: step.market && id % 5 === 0 ? 'market' : 'limit',
  price: step.market && id % 5 === 0 ? 0 : step.price,
  lots: step.lots,
  budget: null,
  timeInForce: step.timeInForce,
  selfTrade: 'expire_maker',
})

/** Returns an order book as a client keeps it: built from a snapshot and updated with deltas. */
function clientBook({ bids, asks }: { bids: Rows; asks: Rows }) {
  const sides = { bids: new Map(bids), asks: new Map(asks) }
  const put = (side: Map<number, number>, rows: Rows) => {
    for (const [price, lots] of rows) {
      if (lots > 0) side.set(price, lots)
      else side.delete(price)
    }
  }
  return {
    apply(delta: { bids: Rows; asks: Rows }) {
      put(sides.bids, delta.bids)
      put(sides.asks, delta.asks)
    },
    rows: () => ({
      bids: [...sides.bids].sort((a, b) => b[0] - a[0]),
      asks: [...sides.asks].sort((a, b) => a[0] - b[0]),
    }),
  }
}

describe('snapshots and deltas of the public order book (M9)', () => {
  test('a snapshot of the public order book plus the deltas after it equals the engine’s book at the same sequence number', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 0, max: 60 }), (list, joinAt) => {
        const engine = new OrderBook('e')
        const seen = new PublishedBook()
        let client: ReturnType<typeof clientBook> | null = null
        let seq = 0
        let unpublished: FloorLevel[] = []
        for (const [i, step] of list.entries()) {
          if (i === joinAt) {
            seen.collect(true)
            client = clientBook(seen.rows())
            seq = seen.seq
          }
          if (step.cancel !== null) unpublished.push(...[engine.cancel(step.cancel)?.change ?? []].flat())
          else unpublished.push(...engine.place(orderOf(i + 1, step)).changes)
          if (!step.published) continue
          seen.apply({ symbol: 'X', ts: i, seq: engine.seq, levels: unpublished, trades: [] })
          unpublished = []
          const { bids, asks } = engine.depth()
          expect(seen.rows()).toEqual({ bids, asks })
          expect(seen.seq).toBe(engine.seq)
          if (!client || step.read === 'none') continue
          const delta = seen.takeDelta()
          if (delta) {
            expect(delta.prevSeq).toBe(seq)
            seq = delta.seq
            client.apply(delta)
          }
          expect(seq).toBe(engine.seq)
          expect(client.rows()).toEqual({ bids, asks })
        }
      }),
      { numRuns: 300 },
    )
  })

  test('after the engine’s book was rebuilt, subscribers of the public order book receive the difference as a delta', () => {
    const seen = new PublishedBook()
    const level = (side: Side, price: number, lots: number) => ({ side, price, lots })
    seen.apply({
      symbol: 'X',
      ts: 0,
      seq: 7,
      whole: true,
      levels: [level('buy', 9, 5), level('sell', 11, 5)],
      trades: [],
    })
    const client = clientBook(seen.rows())
    seen.collect(true)
    seen.apply({
      symbol: 'X',
      ts: 1,
      seq: 9,
      whole: true,
      levels: [level('buy', 8, 1), level('sell', 11, 2)],
      trades: [],
    })
    const delta = seen.takeDelta()!
    client.apply(delta)
    expect([delta.prevSeq, delta.seq]).toEqual([7, 9])
    expect(client.rows()).toEqual({ bids: [[8, 1]], asks: [[11, 2]] })
    expect(seen.takeDelta()).toBeNull()
  })

  test('a complete update of a public order book with many levels reads each level only a few times', () => {
    let reads = 0
    const level = (side: Side, price: number) => ({
      side,
      get price() {
        reads++
        return price
      },
      lots: 1,
    })
    const prices = Array.from({ length: 1_000 }, (_, i) => i)
    const whole = (shift: number) => ({
      ...{ symbol: 'X', ts: 0, seq: shift, whole: true, trades: [] },
      levels: prices.flatMap((i) => [level('buy', 5_000 - shift - i), level('sell', 6_000 + shift + i)]),
    })
    const seen = new PublishedBook()
    seen.apply(whole(1))
    reads = 0
    seen.apply(whole(500))
    expect(reads).toBeLessThan(10 * 2_000)
    expect(seen.rows()).toEqual({
      bids: prices.map((i) => [4_500 - i, 1]),
      asks: prices.map((i) => [6_500 + i, 1]),
    })
  })
})
