import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandTape, type RandomCommand } from '../../engine/random-commands.ts'
import { balanceKey } from '../../ledger/balances.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { HOUSE_MAKER, HOUSE_TAKER } from '../../prices/house.ts'
import { findListing } from '../../prices/listings.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { cancelOrder } from './cancel-order.ts'
import type { SpotDesk } from './desk.ts'
import type { Effect } from './effect.ts'
import { Journal } from './journal.ts'
import { placeOrder } from './place-order.ts'
import { runHouseCommand } from './run-house-command.ts'
import { SpotMarket } from './spot-market.ts'
import { isOpen, type OrderDraft, type SpotOrder } from './spot-order.ts'
import { spotRules } from './spot-rules.ts'

// Ticks around 100 are 1.00 USDT and a lot is 0.001 LTC: a min notional of nothing lets the tape's orders in.
const rules = spotRules({ ...findListing('LTCUSDT')!, minNotional: '0' })
const MEMBERS = [10_001, 10_002, 10_003]
const START = 6_000_000n

/** A whole small exchange in memory; member 4 of the tape is the house. */
class Exchange {
  readonly market = new SpotMarket(rules, { epoch: 'e', lastBefore: () => 100 })
  readonly orders = new Map<number, SpotOrder>()
  readonly balances = new Map<string, bigint>()
  readonly journal = new Journal(
    new Map(
      MEMBERS.flatMap((id) =>
        ['LTC', 'USDT'].map((coin): [string, bigint] => {
          const key = balanceKey({ account: memberAccount(id, 'spot'), bucket: 'available', coin })
          this.balances.set(key, START)
          return [key, START]
        }),
      ),
    ),
  )
  #id = 0
  #applied = 0
  readonly desk: SpotDesk = {
    now: 0,
    journal: this.journal,
    nextOrderId: () => ++this.#id,
    nextTradeId: () => ++this.#id,
    orderNo: (id) => `S${id}`,
    rates: (memberId) => ({ maker: BigInt(memberId % 7) * 10_000n, taker: 123_457n }),
  }

  /** Adds up the bookings since the last call; each must sum to zero per coin. */
  settle(): void {
    for (const { entries } of this.journal.postings.slice(this.#applied)) {
      const sums = new Map<string, bigint>()
      for (const entry of entries) {
        sums.set(entry.coin, (sums.get(entry.coin) ?? 0n) + entry.amount)
        const key = balanceKey(entry)
        this.balances.set(key, (this.balances.get(key) ?? 0n) + entry.amount)
      }
      for (const sum of sums.values()) expect(sum).toBe(0n)
    }
    this.#applied = this.journal.postings.length
  }

  held(memberId: number, coin: string, bucket: string): bigint {
    return this.balances.get(balanceKey({ account: memberAccount(memberId, 'spot'), bucket, coin })) ?? 0n
  }

  /** What the command did; null when it was refused or found nothing to do. */
  run(command: RandomCommand, index: number): Effect | null {
    if ('cancel' in command) {
      const order = [...this.orders.values()].at(-1 - command.cancel)
      return order && isOpen(order) ? cancelOrder(this.market, order, 'user', this.desk) : null
    }
    const { member, price, lots, budget, selfTrade, timeInForce, side, type } = command.place
    if (member === 4) {
      const order = { side, price: price || 100, lots: lots || 5, timeInForce: 'GTC' as const }
      const quotes = this.market.quotes().slice(0, index % 2)
      return runHouseCommand(
        this.market,
        {
          symbol: 'LTCUSDT',
          cancel: quotes.map(({ id }) => id),
          orders: [
            { ...order, member: HOUSE_MAKER },
            { ...order, member: HOUSE_TAKER, timeInForce: 'IOC' },
          ],
        },
        this.desk,
      )
    }
    const limit = type === 'limit'
    const draft: OrderDraft = {
      memberId: MEMBERS[member - 1]!,
      clientOrderId: null,
      side,
      type,
      price: limit ? BigInt(price) * rules.tick : null,
      quantity: budget === null ? BigInt(lots) * rules.step : null,
      total: budget === null ? null : budget * rules.cross + 7n,
      timeInForce: limit ? timeInForce : null,
      selfTrade,
    }
    const placed = placeOrder(this.market, draft, this.desk)
    if (placed instanceof Refusal) return null
    this.orders.set(placed.order.id, placed.order)
    return placed.effect
  }
}

test('L1, L3, L5, L11, M1, M6, M7: every hold is explained and nothing appears or vanishes', () => {
  fc.assert(
    fc.property(commandTape, (tape) => {
      const exchange = new Exchange()
      const ended = new Map<number, string>()
      tape.forEach((command, index) => {
        exchange.run(command, index)
        exchange.settle()
        for (const memberId of MEMBERS) {
          for (const [coin, side] of [
            ['USDT', 'buy'],
            ['LTC', 'sell'],
          ] as const) {
            const own = [...exchange.orders.values()].filter((order) => order.memberId === memberId)
            const holds = own
              .filter((order) => order.side === side)
              .reduce((sum, order) => sum + order.held, 0n)
            expect(exchange.held(memberId, coin, 'frozen')).toBe(holds)
            expect(exchange.held(memberId, coin, 'available')).toBeGreaterThanOrEqual(0n)
            expect(exchange.journal.available(memberId, coin)).toBe(
              exchange.held(memberId, coin, 'available'),
            )
          }
        }
        for (const order of exchange.orders.values()) {
          const state = JSON.stringify(order, (_, value) =>
            typeof value === 'bigint' ? String(value) : value,
          )
          if (ended.has(order.id)) expect(state).toBe(ended.get(order.id))
          if (isOpen(order)) {
            const rest = order.quantity! - order.filled
            const left = exchange.market.book.find(order.id)!.lots
            expect(BigInt(left) * rules.step).toBe(rest)
            const price = order.side === 'buy' ? order.price! : 100_000_000n
            expect(order.held * 100_000_000n).toBe(price * rest)
          } else {
            ended.set(order.id, state)
            expect(order.held).toBe(0n)
            expect(exchange.market.book.find(order.id)).toBeNull()
          }
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('L9, L10: each half of a trade pays its own rate of what it receives, rounded up once', () => {
  const ceil = (numerator: bigint) => (numerator + 99_999_999n) / 100_000_000n
  fc.assert(
    fc.property(commandTape, (tape) => {
      const exchange = new Exchange()
      const charged = new Map<number, bigint>()
      tape.forEach((command, index) => {
        for (const { order, price, quantity, fee, liquidity } of exchange.run(command, index)?.fills ?? []) {
          const received = order.side === 'buy' ? quantity : (price * quantity) / 100_000_000n
          expect(fee).toBe(ceil(received * exchange.desk.rates(order.memberId)[liquidity]))
          charged.set(order.id, (charged.get(order.id) ?? 0n) + fee)
        }
      })
      for (const order of exchange.orders.values()) expect(order.fee).toBe(charged.get(order.id) ?? 0n)
    }),
    { numRuns: 300 },
  )
})

test('a refusal changes nothing', () => {
  fc.assert(
    fc.property(commandTape, (tape) => {
      const exchange = new Exchange()
      tape.forEach((command, index) => {
        const before = [exchange.market.book.seq, exchange.journal.postings.length, exchange.market.book.size]
        if (exchange.run(command, index) === null) {
          expect([
            exchange.market.book.seq,
            exchange.journal.postings.length,
            exchange.market.book.size,
          ]).toEqual(before)
        }
      })
    }),
    { numRuns: 300 },
  )
})

test('M12: the market rebuilt from its open orders has the same book, holds and counts', () => {
  fc.assert(
    fc.property(commandTape, (tape) => {
      const exchange = new Exchange()
      tape
        .filter((command) => 'cancel' in command || command.place.member !== 4)
        .forEach((command, index) => {
          exchange.run(command, index)
        })
      const { market } = exchange
      const open = [...exchange.orders.values()].filter(isOpen)
      const again = new SpotMarket(
        rules,
        { epoch: 'e', seq: market.book.seq, lastBefore: () => market.last },
        open.reverse(),
      )
      expect(again.book.depth()).toEqual(market.book.depth())
      for (const side of ['buy', 'sell'] as const) {
        expect([...again.book.open(side)]).toEqual([...market.book.open(side)])
      }
      for (const memberId of MEMBERS) expect(again.openCount(memberId)).toBe(market.openCount(memberId))
    }),
    { numRuns: 300 },
  )
})
