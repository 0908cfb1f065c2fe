import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byDepth } from '../test-depth.ts'
import type { OpenOrder } from './book-levels.ts'
import type { Execution, LevelChange } from './execution.ts'
import type { NewOrder, Side } from './order.ts'
import { OrderBook } from './order-book.ts'
import { commandLogs, type RandomCommand } from './test-commands.ts'
import { PlainBook, type PlainExecution } from './test-plain-book.ts'

const RUNS = { numRuns: byDepth(200, 500) }

/** A copy of an order book that is built from level changes alone, as clients of the stream build it. */
class MirroredBook {
  seq = 0
  readonly levels = { buy: new Map<number, number>(), sell: new Map<number, number>() }

  apply(seq: number, changes: readonly LevelChange[]): void {
    expect(seq).toBe(this.seq + (changes.length > 0 ? 1 : 0))
    this.seq = seq
    for (const { side, price, lots } of changes) {
      expect(this.levels[side].get(price) ?? 0).not.toBe(lots)
      if (lots === 0) this.levels[side].delete(price)
      else this.levels[side].set(price, lots)
    }
  }

  depth() {
    const rows = (side: Side) =>
      [...this.levels[side]].sort(([a], [b]) => (side === 'buy' ? b - a : a - b)) as [number, number][]
    return { epoch: 'e', seq: this.seq, bids: rows('buy'), asks: rows('sell') }
  }
}

type Step = { order: NewOrder; run: Execution; plain: PlainExecution; before: OpenOrder[] }

/**
 * Runs a list of random orders and cancellations on the order book and on the reference model. Calls `check` for each
 * placed order.
 */
function play(log: RandomCommand[], check: (step: Step, fast: OrderBook, plain: PlainBook) => void) {
  const fast = new OrderBook('e')
  const plain = new PlainBook()
  const mirror = new MirroredBook()
  log.forEach((command, index) => {
    const id = index + 1
    if ('cancel' in command) {
      const cancelled = fast.cancel(id - command.cancel)
      expect(cancelled !== null).toBe(plain.cancel(id - command.cancel))
      mirror.apply(fast.seq, cancelled ? [cancelled.change] : [])
    } else {
      const order = { ...command.place, id }
      const before = [...plain.queue('buy'), ...plain.queue('sell')].map((open) => ({ ...open }))
      const run = fast.place(order)
      mirror.apply(fast.seq, run.changes)
      check({ order, run, plain: plain.place(order), before }, fast, plain)
    }
    expect(mirror.depth()).toEqual(fast.depth())
  })
  return { fast, plain }
}

const open = (fast: OrderBook) => [...fast.open('buy'), ...fast.open('sell')]

test('the order book always has the same orders as the reference model, and the same price levels as a copy built from level changes (invariants M9, M11)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      play(log, ({ run, plain }, fast, list) => {
        const { refusal, status, reason, fills } = run
        expect({ refusal, status, reason, fills, expired: run.expired.map((order) => order.id) }).toEqual(
          plain,
        )
        expect(open(fast)).toEqual([...list.queue('buy'), ...list.queue('sell')])
      })
    }),
    RUNS,
  )
})

test('the quantity of an order equals the sum of its traded, open and expired lots (invariants M1, M5)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      play(log, ({ order, run, before }, fast) => {
        const volume = run.fills.reduce((sum, fill) => sum + fill.lots, 0)
        const lotsOf = (orders: Iterable<OpenOrder>) => [...orders].reduce((sum, each) => sum + each.lots, 0)
        const rests = run.refusal === null && (run.status === 'open' || run.status === 'partial')
        const added = rests ? order.lots - volume : 0
        const ended = run.expired.reduce((sum, each) => sum + each.lots, 0)
        expect(lotsOf(open(fast))).toBe(lotsOf(before) - volume - ended + added)
        if (run.status === 'completed' && order.budget === null) expect(volume).toBe(order.lots)
        for (const { maker, lots, makerLeft } of run.fills) {
          expect(before.find((each) => each.id === maker)!.lots).toBe(lots + makerLeft)
        }
        if (order.budget !== null) {
          const spent = run.fills.reduce((sum, fill) => sum + BigInt(fill.lots) * BigInt(fill.price), 0n)
          expect(spent).toBeLessThanOrEqual(order.budget)
        }
      })
    }),
    RUNS,
  )
})

test('the book is never crossed, and orders match by price, then by time, within the limits of both orders (invariants M2, M3, M4)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      play(log, ({ order, run, before }, fast) => {
        const bid = fast.best('buy')
        const ask = fast.best('sell')
        if (bid !== null && ask !== null) expect(bid).toBeLessThan(ask)
        const queue = before.filter((maker) => maker.side !== order.side && maker.member !== order.member)
        const makers = run.fills.map((fill) => fill.maker)
        expect(makers).toEqual(queue.slice(0, makers.length).map((maker) => maker.id))
        for (const fill of run.fills) {
          expect(fill.price).toBe(queue.find((maker) => maker.id === fill.maker)!.price)
          if (order.type === 'limit' && order.side === 'buy')
            expect(fill.price).toBeLessThanOrEqual(order.price)
          if (order.type === 'limit' && order.side === 'sell')
            expect(fill.price).toBeGreaterThanOrEqual(order.price)
        }
      })
    }),
    RUNS,
  )
})

test('two orders of one member never trade with each other; FOK, IOC, post-only and market orders trade and rest only as their type allows (invariants M7, M8, M13)', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      play(log, ({ order, run, before }, fast) => {
        const rests = open(fast).some((each) => each.id === order.id)
        for (const fill of run.fills) expect(fill.makerMember).not.toBe(order.member)
        for (const ended of run.expired) expect(ended.member).toBe(order.member)
        if (order.selfTrade === 'expire_taker') expect(run.expired).toEqual([])
        if (order.selfTrade === 'expire_both') expect(run.expired.length).toBeLessThanOrEqual(1)
        if (order.selfTrade === 'expire_maker') expect(run.reason).not.toBe('self_trade')
        if (order.type === 'market' || order.timeInForce === 'IOC') expect(rests).toBe(false)
        if (order.type === 'limit' && order.timeInForce === 'FOK') {
          expect(rests).toBe(false)
          expect(run.fills.length > 0).toBe(run.status === 'completed')
        }
        if (order.timeInForce === 'PO' && order.type === 'limit') expect(run.fills).toEqual([])
        if (order.type === 'market' && run.fills.length > 0) {
          const prices = before.filter((each) => each.side !== order.side).map((each) => each.price)
          const best = order.side === 'buy' ? Math.min(...prices) : Math.max(...prices)
          for (const { price } of run.fills) expect(Math.abs(price - best) * 20).toBeLessThanOrEqual(best)
        }
      })
    }),
    RUNS,
  )
})

test('a book rebuilt from its open orders matches later orders like the original book (invariant M12)', () => {
  fc.assert(
    fc.property(commandLogs, commandLogs, fc.nat(), (log, later, turn) => {
      const { fast } = play(log, () => {})
      const orders = open(fast)
      const shuffled = orders.map((_, at) => orders[(at + turn) % orders.length]!)
      const again = OrderBook.rebuild('e', shuffled)
      expect(open(again)).toEqual(orders)
      later.forEach((command, index) => {
        const id = log.length + index + 1
        if ('cancel' in command) {
          expect(again.cancel(id - command.cancel)).toEqual(fast.cancel(id - command.cancel))
        } else {
          const order = { ...command.place, id }
          expect(again.place(order).fills).toEqual(fast.place(order).fills)
        }
      })
      expect(open(again)).toEqual(open(fast))
    }),
    RUNS,
  )
})

test('before an order is placed, its predicted refusal, fill-or-kill failure and maximum cost match the result of placing it', () => {
  fc.assert(
    fc.property(commandLogs, (log) => {
      const book = new OrderBook('e')
      for (const [index, command] of log.entries()) {
        if ('cancel' in command) {
          book.cancel(index + 1 - command.cancel)
          continue
        }
        const order = { ...command.place, id: index + 1 }
        const outlook = book.outlook(order)
        const run = book.place(order)
        expect(outlook.refusal).toBe(run.refusal)
        expect(outlook.killed).toBe(run.reason === 'fok')
        const paid = run.fills.reduce((sum, fill) => sum + BigInt(fill.lots) * BigInt(fill.price), 0n)
        if (order.type === 'market' && order.side === 'buy' && order.budget === null) {
          if (order.selfTrade === 'expire_maker') expect(paid).toBe(outlook.cost)
          else expect(paid).toBeLessThanOrEqual(outlook.cost)
        }
      }
    }),
    RUNS,
  )
})
