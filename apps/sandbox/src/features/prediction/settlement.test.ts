import { readFileSync } from 'node:fs'
import { fromUnits, toUnits } from '@bourselet/sdk/money'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BetRequest } from './place-request.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'
import { availableOf, balanceOf, type TestPrediction, testPrediction, usdt } from './test-prediction.ts'
import { playRound } from './test-round.ts'
import { timePayout } from './time-payout.ts'

let world: TestPrediction
beforeAll(async () => {
  world = await testPrediction()
})

interface Vector {
  id: string
  kind: string
  input: Record<string, string> & { bets: { direction: 'bull' | 'bear'; amount: string }[] }
  expected: Record<string, string> & { payouts: { credit: string; pnl: string }[] }
}
const file = new URL('../../../../../vectors/vectors.json', import.meta.url)
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: Vector[] }
const ofKind = (kind: string) => vectors.filter((vector) => vector.kind === kind)
const ticks = (price: string | null | undefined) => (price ? Number(toUnits(price, 2)) : null)

describe('settlement of rounds', () => {
  test.each(ofKind('prediction_round'))(
    'real bets, ticks and bookings give the result of the test vector $id for rounds',
    async ({ input, expected }) => {
      const played = await playRound(world, {
        bets: input.bets.map(({ direction, amount }) => ({ direction, amount })),
        open: ticks(input.open_price),
        close: ticks(input.close_price),
        rules: {
          open_fee_rate: toUnits(input.open_fee_rate ?? '0'),
          reward_fee_rate: toUnits(input.reward_fee_rate!),
          tie_rule: input.tie_rule as 'house',
          one_sided_rule: 'house',
        },
      })
      expect(played.credits.map((units) => fromUnits(units!))).toEqual(
        expected.payouts.map(({ credit }) => credit),
      )
      expect(played.pnls.map((units) => fromUnits(units))).toEqual(expected.payouts.map(({ pnl }) => pnl))
      expect(played.fees).toBe(toUnits(expected.house!) + toUnits(expected.open_fees!))
      expect(played.round.result ?? played.round.status).toBe(expected.result)
      expect(played.pool).toBe(0n)
    },
  )

  const both = [
    { direction: 'bull', amount: '10' },
    { direction: 'bear', amount: '5' },
  ] as const
  const refund = { tie_rule: 'refund', one_sided_rule: 'refund', open_fee_rate: usdt('0.001') } as const

  test('a round that ends in a tie refunds its bets under the tie rule `refund`', async () => {
    const played = await playRound(world, {
      bets: [...both],
      open: 6_000_000,
      close: 6_000_000,
      rules: refund,
    })
    expect(played.round).toMatchObject({ status: 'settled', result: 'tie' })
    expect(played.orders.map(({ status }) => status)).toEqual(['draw', 'draw'])
    expect(played.pnls).toEqual([0n, 0n])
    expect(played.fees).toBe(0n)
  })

  test.each([5_999_999, 6_000_001])(
    'a round with bets on only one side and a close price of %i refunds its bets under the one-sided rule `refund`',
    async (close) => {
      const bets = [both[0], both[0]]
      const played = await playRound(world, { bets, open: 6_000_000, close, rules: refund })
      expect(played.round.status).toBe('settled')
      expect(played.orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
      expect(played.pnls).toEqual([0n, 0n])
    },
  )

  test.each([
    [null, 6_000_000],
    [6_000_000, null],
    [null, null],
  ])('cancels a round if a price is missing: lock price %s, close price %s', async (open, close) => {
    const played = await playRound(world, { bets: [...both], open, close, rules: refund })
    expect(played.round).toMatchObject({ status: 'cancelled', result: null })
    expect(played.orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(played.pnls).toEqual([0n, 0n])
    expect([played.pool, played.fees]).toEqual([0n, 0n])
  })

  test('each round stores the published ticks that settled it, and members can see these ticks', async () => {
    const { round, members } = await playRound(world, { bets: [...both], open: 6_000_000, close: 6_000_500 })
    const { routes, context } = world.calls(members[0]!)
    const { list } = (await routes['prediction.rounds']({ limit: 1, symbol: 'BTCUSDT' }, context)) as {
      list: { lock_tick: { id: number }; close_tick: object }[]
    }
    const { db } = world.database
    const stored = await db
      .selectFrom('index_ticks')
      .selectAll()
      .where('id', '=', round.close_tick!)
      .execute()
    expect(stored[0]?.prices.BTCUSDT).toBe('60005.00')
    expect(list[0]).toMatchObject({
      round_no: round.round_no,
      open_price: '60000.00',
      close_price: '60005.00',
      close_tick: { id: round.close_tick, ts: stored[0]?.ts, price: '60005.00' },
      my_bet: { status: 'won', open_tick: list[0]?.lock_tick, delivery_tick: list[0]?.close_tick },
    })
  })

  test('a change of the round terms affects only rounds that are created later, not existing rounds', async () => {
    const { clock, prediction, database } = world
    await clock.advanceTo(Math.ceil((clock.now() + 1) / 300_000) * 300_000)
    await prediction.runDue()
    const before = await database.db.selectFrom('rounds').selectAll().where('status', '=', 'open').execute()
    await database.db
      .updateTable('round_terms')
      .set({ tie_rule: 'house', max_stake: usdt('7') })
      .execute()
    await prediction.runDue()
    const after = await database.db.selectFrom('rounds').selectAll().where('status', '=', 'open').execute()
    expect(after).toEqual(before)
    await clock.advance(300_000)
    await prediction.runDue()
    const next = await database.db
      .selectFrom('rounds')
      .selectAll()
      .orderBy('start_at', 'desc')
      .executeTakeFirst()
    expect(next).toMatchObject({ tie_rule: 'house', max_stake: usdt('7') })
    await database.db
      .updateTable('round_terms')
      .set({ tie_rule: 'refund', max_stake: usdt('5000') })
      .execute()
  })

  test('the database refuses to change a stored result', async () => {
    const { db } = world.database
    const change = db.updateTable('rounds').set({ result: 'bear' }).where('result', '=', 'bull').execute()
    await expect(change).rejects.toThrow('a result never changes')
    const pay = db.updateTable('option_orders').set({ status: 'lost' }).where('status', '=', 'won').execute()
    await expect(pay).rejects.toThrow('a result never changes')
  })
})

describe('settlement of time options', () => {
  const place = async (rest: object, open: number) => {
    const [member] = await world.members(1, '1000')
    await world.tick({ BTCUSDT: open })
    await world.clock.advance(1)
    const order = await world.bet(member!, {
      mode: 'time',
      symbol: 'BTCUSDT',
      direction: 'bull',
      amount: '100',
      time_id: 2,
      ...rest,
    } as BetRequest)
    return { member: member!, order }
  }
  const orderOf = async (orderNo: string) =>
    world.database.db
      .selectFrom('option_orders')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow()

  test.each(ofKind('time_option').filter(({ input }) => !input.stake!.includes('.333')))(
    'real bets, ticks and bookings give the result of the test vector $id for time options',
    async ({ input, expected }) => {
      const rates = {
        payout_rate: toUnits(input.payout_rate!),
        reward_fee_rate: toUnits(input.reward_fee_rate!),
      }
      await world.database.db.updateTable('option_times').set(rates).where('id', '=', 2).execute()
      const request = { amount: input.stake, direction: input.direction }
      const { member, order } = await place(request, ticks(input.open_price)!)
      expect(await availableOf(world, member)).toBe(usdt('1000') - toUnits(expected.debit!))
      await world.clock.advanceTo(order.deliver_at)
      if (input.delivery_price) await world.tick({ BTCUSDT: ticks(input.delivery_price)! })
      await world.clock.advance(1)
      await world.prediction.runDue()
      const settled = await orderOf(order.order_no)
      expect(settled.status).toBe(expected.result)
      expect(settled.reward_amount).toBe(toUnits(expected.credit!))
      expect(settled.reward_fee).toBe(toUnits(expected.reward_fee!))
      expect((await availableOf(world, member)) - usdt('1000')).toBe(toUnits(expected.pnl!))
    },
  )

  test('the payout formula gives the result of test vector OPT-04, whose stake is too small for a real bet', async () => {
    const { input, expected } = ofKind('time_option').find(({ id }) => id === 'OPT-04')!
    const { order } = await place({}, 6_000_000)
    const settled = timePayout(
      {
        ...(await orderOf(order.order_no)),
        direction: input.direction as 'bear',
        amount: toUnits(input.stake!),
        payout_rate: toUnits(input.payout_rate!),
        open_price: ticks(input.open_price)!,
      },
      ticks(input.delivery_price),
    )
    expect(settled).toEqual({
      status: expected.result,
      credit: toUnits(expected.credit!),
      rewardFee: toUnits(expected.reward_fee!),
    })
  })

  test('settles an option at the tick of exactly its delivery time, and ignores a tick one millisecond later', async () => {
    const { order } = await place({}, 6_000_000)
    await world.clock.advanceTo(order.deliver_at)
    await world.tick({ BTCUSDT: 6_000_001 })
    await world.clock.advance(1)
    await world.tick({ BTCUSDT: 5_000_000 })
    await world.prediction.runDue()
    expect(await orderOf(order.order_no)).toMatchObject({
      status: 'won',
      delivery_price: 6_000_001,
      delivery_ts: order.deliver_at,
    })
  })

  test.each([
    [2_000, 'won'],
    [2_001, 'cancelled'],
  ])(
    'if the last tick was published %i ms before the delivery time of an option, the option is %s one millisecond after the delivery time',
    async (age, status) => {
      const { order } = await place({}, 6_000_000)
      await world.clock.advanceTo(order.deliver_at - age)
      await world.tick({ BTCUSDT: 6_000_001 })
      await world.clock.advanceTo(order.deliver_at)
      await world.prediction.runDue()
      expect((await orderOf(order.order_no)).status).toBe('in_progress')
      await world.clock.advance(1)
      await world.prediction.runDue()
      expect((await orderOf(order.order_no)).status).toBe(status)
    },
  )

  test('a winning option pays the offered rate and no more, even after a price gap of 30 percent', async () => {
    const { member, order } = await place({ time_id: 1 }, 6_000_000)
    await world.clock.advanceTo(order.deliver_at)
    await world.tick({ BTCUSDT: 7_800_000 })
    await world.clock.advance(1)
    await world.prediction.runDue()
    // The balance is 1000 + 70 profit − 1.4 reward fee (2 percent of the profit) − 0.1 open fee = 1068.5.
    expect(await availableOf(world, member)).toBe(usdt('1068.5'))
  })
})

test('after all tests of this file, outcomes follow from published ticks and the ledger is balanced', async () => {
  await world.clock.advance(1_200_000)
  await world.prediction.runDue()
  expect(await auditPrediction(world.database.db)).toEqual([])
  const open = await world.database.db
    .selectFrom('option_orders')
    .select('id')
    .where('status', '=', 'in_progress')
    .execute()
  expect(open).toEqual([])
  expect(await balanceOf(world, 'sys:fee')).toBeGreaterThan(0n)
})
