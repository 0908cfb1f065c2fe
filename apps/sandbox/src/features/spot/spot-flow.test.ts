import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { commandLogs, type RandomCommand } from '../../engine/test-commands.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { QUOTING_ACCOUNT, TAKING_ACCOUNT } from '../../prices/market-maker.ts'
import type { BookUpdate } from '../../prices/trading-floor.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { type TestSpot, testSpot } from './test-spot.ts'

let exchange: ServerExchange
let spot: TestSpot
const levels = new Map<string, number>()
beforeAll(async () => {
  const sandbox = await testSandbox()
  exchange = sandbox.exchange()
  spot = await testSpot(exchange, sandbox.capability('referralRewards'))
  exchange.floors.spot.listen((update) => mirror(update))
})

/** Applies a published update to a copy of the book, as a client on the stream does. */
function mirror({ symbol, whole, levels: changes }: BookUpdate) {
  if (symbol !== 'LTCUSDT') return
  if (whole) levels.clear()
  for (const { side, price, lots } of changes) {
    if (lots === 0) levels.delete(`${side} ${price}`)
    else levels.set(`${side} ${price}`, lots)
  }
}

type Made = { memberId: number; orderNo: string; side: 'buy' | 'sell' }

/** Sends one random command. The caller accepts refusals, but no other errors. */
async function send(command: RandomCommand, index: number, made: Made[]) {
  if ('cancel' in command) {
    const target = made.at(-1 - command.cancel)
    return target && spot.cancel(target.memberId, { orderNo: target.orderNo })
  }
  const { member, side, type, price, lots, budget, timeInForce, selfTrade } = command.place
  const ticks = 7900 + price
  if (member === 4 && type === 'limit') {
    const order = { side, price: ticks, lots: lots * 100 }
    const takes = index % 3 === 0
    return spot.marketMaker({
      cancel: [],
      orders: [
        takes
          ? { ...order, member: TAKING_ACCOUNT, timeInForce: 'IOC' }
          : { ...order, member: QUOTING_ACCOUNT, timeInForce: 'GTC' },
      ],
    })
  }
  const open = made.at(-1 - (index % 3))
  if (index % 2 === 0 && open && type === 'limit') {
    const terms = { price: BigInt(ticks) * 1_000_000n, quantity: BigInt(lots) * 10_000_000n }
    return spot.amend(open.memberId, open.orderNo, { side: open.side, ...terms })
  }
  const memberId = spot.traders[member - 1]!
  const placed = (await spot.place(memberId, {
    side,
    type,
    price: type === 'limit' ? BigInt(ticks) * 1_000_000n : null,
    quantity: budget === null ? BigInt(lots) * 10_000_000n : null,
    total: budget === null ? null : budget * 10_000_000n,
    timeInForce: type === 'limit' ? timeInForce : null,
    selfTrade,
    clientOrderId: index % 4 === 0 ? `c${index}` : null,
  })) as { order_no: string }
  made.push({ memberId, orderNo: placed.order_no, side })
  return placed
}

describe('concurrent random commands', () => {
  test('after concurrent commands, the ledger is balanced, frozen funds belong to open orders, and memory equals the database (invariants L1 to L5, M9, M12)', async () => {
    let index = 0
    // All random command sequences share one list of orders, so that a sequence can also amend and cancel orders of
    // earlier sequences.
    const made: Made[] = []
    await fc.assert(
      fc.asyncProperty(commandLogs, fc.integer({ min: 1, max: 40 }), async (log, width) => {
        for (let from = 0; from < log.length; from += width) {
          const wave = log.slice(from, from + width).map((command) => send(command, index++, made))
          for (const outcome of await Promise.allSettled(wave)) {
            if (outcome.status === 'rejected' && !(outcome.reason instanceof Refusal)) throw outcome.reason
          }
        }
        expect(await spot.audit()).toEqual([])
        const { live, rebuilt } = await spot.compare()
        expect(rebuilt).toEqual(live)
        const depth = spot.books.get('LTCUSDT')!.book.depth()
        expect(levels).toEqual(
          new Map([
            ...depth.bids.map(([price, lots]) => [`buy ${price}`, lots] as const),
            ...depth.asks.map(([price, lots]) => [`sell ${price}`, lots] as const),
          ]),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('public trades, members’ fills and orders add up to the same volume (invariants M5, M10)', async () => {
    const { db } = exchange.database
    const orders = await db.selectFrom('spot_orders').selectAll().where('symbol', '=', 'LTCUSDT').execute()
    const fills = await db.selectFrom('spot_fills').selectAll().execute()
    const trades = await db.selectFrom('public_trades').selectAll().execute()
    expect(fills.length).toBeGreaterThan(50)
    for (const order of orders) {
      const own = fills.filter((fill) => fill.order_id === order.id)
      expect(own.reduce((sum, fill) => sum + fill.quantity, 0n)).toBe(order.filled)
      expect(own.reduce((sum, fill) => sum + fill.fee, 0n)).toBe(order.fee)
      expect(own.reduce((sum, fill) => sum + fill.price * fill.quantity, 0n)).toBe(
        order.quote_filled * 100_000_000n,
      )
    }
    const lots = new Map(trades.map((trade) => [trade.id, trade]))
    for (const fill of fills) {
      expect(BigInt(lots.get(fill.trade_id)!.lots) * 100_000n).toBe(fill.quantity)
      expect(BigInt(lots.get(fill.trade_id)!.price) * 1_000_000n).toBe(fill.price)
    }
  })
  test('the three inviters of a member receive their shares of each fee, rounded down, and the fee account keeps the rest (invariants L2, L9)', async () => {
    const { db } = exchange.database
    const fills = await db
      .selectFrom('spot_fills as fill')
      .innerJoin('spot_orders as it', 'it.id', 'fill.order_id')
      .select(['it.member_id', 'it.side', 'fill.fee'])
      .execute()
    const due = new Map<string, bigint>()
    const owe = (account: string, coin: string, amount: bigint) =>
      due.set(`${account} ${coin}`, (due.get(`${account} ${coin}`) ?? 0n) + amount)
    for (const { member_id, side, fee } of fills) {
      const coin = side === 'buy' ? 'LTC' : 'USDT'
      owe('sys:fee', coin, fee)
      for (const [index, percent] of [20n, 10n, 5n].entries()) {
        const inviter = spot.traders[spot.traders.indexOf(member_id) - 1 - index]
        const share = (fee * percent) / 100n
        if (inviter === undefined || share === 0n) continue
        owe('sys:fee', coin, -share)
        owe(String(inviter), coin, share)
      }
    }
    const rewards = await db
      .selectFrom('account_changes')
      .select(({ fn }) => ['member_id', 'coin', fn.sum<bigint>('available_delta').as('sum')])
      .where('type', '=', 'referral_reward')
      .groupBy(['member_id', 'coin'])
      .execute()
    const house = await db
      .selectFrom('ledger_balances')
      .selectAll()
      .where('account', '=', 'sys:fee')
      .execute()
    expect(rewards).toHaveLength(6)
    expect(
      new Map([
        ...rewards.map(({ member_id, coin, sum }) => [`${member_id} ${coin}`, sum] as const),
        ...house.map(({ account, coin, amount }) => [`${account} ${coin}`, amount] as const),
      ]),
    ).toEqual(due)
  })
})
