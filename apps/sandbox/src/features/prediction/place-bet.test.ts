import { beforeAll, describe, expect, test } from 'vitest'
import type { Refusal } from '../../refusals/refusal.ts'
import type { BetRequest } from './place-request.ts'
import { availableOf, ROUND_START, type TestPrediction, testPrediction, usdt } from './test-prediction.ts'

let world: TestPrediction
beforeAll(async () => {
  world = await testPrediction()
})

/**
 * Publishes a tick and advances the clock by one millisecond, because bets can use a tick only in later
 * milliseconds.
 */
const tick = async (at = world) => {
  await at.tick({ BTCUSDT: 6_000_000, ETHUSDT: 300_000 })
  await at.clock.advance(1)
}
const round = (rest: object = {}): BetRequest =>
  ({
    mode: 'round',
    symbol: 'BTCUSDT',
    direction: 'bull',
    amount: '10',
    round_no: world.roundNo(),
    ...rest,
  }) as BetRequest
const option = (rest: object = {}): BetRequest =>
  ({ mode: 'time', symbol: 'BTCUSDT', direction: 'bull', amount: '100', time_id: 2, ...rest }) as BetRequest
const one = async (money?: string) => (await world.members(1, money))[0]!

/**
 * Places a bet that must change no balance. Returns the name and parameters of its refusal; null if it was accepted.
 */
async function refused(memberId: number, request: BetRequest) {
  const before = await availableOf(world, memberId)
  const error = await world.bet(memberId, request).then(
    () => null,
    (refusal: Refusal) => refusal,
  )
  expect(await availableOf(world, memberId)).toBe(before)
  return error && [error.error, error.params]
}

describe('a bet in a round', () => {
  test('a bet in a round debits the stake, adds it to the pool and has the status in_progress', async () => {
    const member = await one('100')
    const order = await world.bet(member, round({ amount: '12.34', client_order_id: 'first' }))
    expect(order).toMatchObject({
      client_order_id: 'first',
      status: 'in_progress',
      amount: '12.34000000',
      open_fee: '0.00000000',
      open_price: null,
      deliver_at: ROUND_START + 600_000,
      pnl: null,
    })
    expect(await availableOf(world, member)).toBe(usdt('87.66'))
    const { routes, context } = world.calls(null)
    const { rounds } = await routes['prediction.times']({ symbol: 'BTCUSDT' }, context)
    expect(rounds?.open).toMatchObject({ bull_pool: '12.34000000', bull_ratio: '1', bear_ratio: null })
    expect(world.published.at(-1)).toEqual({ memberId: member, event: { kind: 'option_order', order } })
  })

  test('a member can place only one bet in a round, in either direction', async () => {
    const member = await one()
    await world.bet(member, round())
    expect(await refused(member, round({ direction: 'bear' }))).toEqual(['ALREADY_BET', undefined])
  })

  test('accepts only one of two concurrent bets of a member in the same round', async () => {
    const member = await one()
    const both = await Promise.allSettled([world.bet(member, round()), world.bet(member, round())])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await availableOf(world, member)).toBe(usdt('99990'))
  })

  test.each(['0.99', '5000.01', '10.001'])('rejects a bet with a stake of %s', async (amount) => {
    const range = ['STAKE_RANGE', { min: '1', max: '5000' }]
    expect(await refused(await one(), round({ amount }))).toEqual(range)
  })

  test.each(['1', '5000'])('accepts a bet with a stake of %s', async (amount) => {
    expect(await world.bet(await one(), round({ amount }))).toMatchObject({ status: 'in_progress' })
  })

  test('rejects a stake above the available balance', async () => {
    const poor = await one('9.99')
    await expect(world.bet(poor, round())).rejects.toMatchObject({ name: 'InsufficientBalance' })
    expect(await availableOf(world, poor)).toBe(usdt('9.99'))
    const { rows } = { rows: await world.database.db.selectFrom('option_orders').selectAll().execute() }
    expect(rows.filter((row) => row.member_id === poor)).toEqual([])
  })

  test('rejects a bet on a symbol without rounds, in a round of another symbol, and in a past or future round', async () => {
    const member = await one()
    expect(await refused(member, round({ symbol: 'SOLUSDT' }))).toEqual(['SYMBOL_UNKNOWN', undefined])
    const closed = ['ROUND_NOT_OPEN', undefined]
    for (const round_no of [
      world.roundNo('ETHUSDT'),
      'BTCUSDT-300-1',
      `BTCUSDT-300-${ROUND_START / 300_000 + 1}`,
    ]) {
      expect(await refused(member, round({ round_no })), round_no).toEqual(closed)
    }
  })
})

describe('a time option', () => {
  test('opens a time option at the current index price and debits its stake and fee', async () => {
    await tick()
    const member = await one('200')
    const order = await world.bet(member, option())
    expect(order).toMatchObject({
      open_fee: '0.10000000',
      open_price: '60000.00',
      payout_rate: '0.75',
      seconds: 120,
      deliver_at: world.clock.now() - 1 + 120_000,
      open_tick: { price: '60000.00', ts: world.clock.now() - 1 },
      delivery_tick: null,
    })
    expect(await availableOf(world, member)).toBe(usdt('99.9'))
  })

  test('rejects a time option if the price is older than two seconds', async () => {
    const member = await one()
    await tick()
    await world.clock.advance(1_999)
    expect(await world.bet(member, option())).toMatchObject({ status: 'in_progress' })
    await world.clock.advance(1)
    expect(await refused(member, option())).toEqual(['PRICE_STALE', undefined])
  })

  test.each([
    ['payout_rate', '0.85', '0.75'],
    ['open_fee_rate', '0', '0.001'],
    ['reward_fee_rate', '0', '0.02'],
  ])(
    'rejects a time option if its request states another %s than the current one',
    async (name, seen, rate) => {
      await tick()
      const member = await one()
      expect(await refused(member, option({ [name]: seen }))).toEqual(['RATE_CHANGED', { rate }])
      expect(await world.bet(member, option({ [name]: `${rate}0` }))).toMatchObject({ [name]: rate })
    },
  )

  test('rejects a time option with an unknown duration or a stake outside the bounds of its duration', async () => {
    await tick()
    const member = await one()
    expect(await refused(member, option({ time_id: 9 }))).toEqual(['TIME_UNKNOWN', undefined])
    const range = ['STAKE_RANGE', { min: '10', max: '10000' }]
    for (const amount of ['9.99', '10000.01', '10.005']) {
      expect(await refused(member, option({ amount }))).toEqual(range)
    }
  })

  test('allows a member ten running time options per symbol and refuses the eleventh', async () => {
    await tick()
    const member = await one()
    for (let i = 0; i < 10; i++) await world.bet(member, option({ time_id: 1 }))
    expect(await refused(member, option())).toEqual(['TOO_MANY_REQUESTS', { retry_after: 60 }])
    const other = await world.bet(member, option({ symbol: 'ETHUSDT' }))
    expect(other).toMatchObject({ status: 'in_progress' })
  })

  test('refuses a time option if the balance does not cover both stake and fee', async () => {
    await tick()
    await expect(world.bet(await one('100.09'), option())).rejects.toMatchObject({
      name: 'InsufficientBalance',
    })
    expect(await world.bet(await one('100.10'), option())).toMatchObject({ status: 'in_progress' })
  })
})

describe('the client order id of a bet', () => {
  test('a repeated bet with the same client order id returns the first bet; a different bet with the same id is refused', async () => {
    await tick()
    const member = await one()
    for (const [betRequest, others] of [
      [round({ client_order_id: 'r' }), [{ amount: '11' }, { direction: 'bear' }, { symbol: 'ETHUSDT' }]],
      [option({ client_order_id: 't' }), [{ time_id: 3 }, { amount: '100.01' }, { direction: 'bear' }]],
    ] as const) {
      const first = await world.bet(member, betRequest)
      const money = await availableOf(world, member)
      expect(await world.bet(member, { ...betRequest, amount: `${betRequest.amount}.00` })).toEqual(first)
      for (const other of others) {
        expect(await refused(member, { ...betRequest, ...other } as BetRequest)).toEqual([
          'DUPLICATE_CLIENT_ID',
          undefined,
        ])
      }
      expect(await availableOf(world, member)).toBe(money)
    }
    expect(await refused(member, option({ client_order_id: 'r' }))).toMatchObject([
      'DUPLICATE_CLIENT_ID',
      undefined,
    ])
  })

  test('five concurrent copies of a request place only one bet', async () => {
    const member = await one()
    const betRequest = round({ client_order_id: 'five' })
    const orders = await Promise.all(Array.from({ length: 5 }, () => world.bet(member, betRequest)))
    expect(new Set(orders.map(({ order_no }) => order_no)).size).toBe(1)
  })

  test('a client order id belongs to one member, who can use it again after a day', async () => {
    const later = await testPrediction()
    const [ann, bob] = await later.members(2)
    const betRequest = (rest: object = {}) => option({ client_order_id: 'daily', ...rest })
    await tick(later)
    const first = await later.bet(ann!, betRequest())
    expect((await later.bet(bob!, betRequest())).order_no).not.toBe(first.order_no)
    await later.clock.advance(24 * 3_600_000 - 3)
    await tick(later)
    expect((await later.bet(ann!, betRequest())).order_no).toBe(first.order_no)
    await later.clock.advance(1)
    const second = await later.bet(ann!, betRequest({ amount: '50' }))
    expect(second).toMatchObject({ client_order_id: 'daily', amount: '50.00000000' })
  })
})

test('accepts a bet until one millisecond before its round locks, and refuses bets from the lock on', async () => {
  const lock = Math.ceil((world.clock.now() + 1) / 300_000) * 300_000
  const members = await world.members(3)
  await world.prediction.runDue()
  await world.clock.advanceTo(lock - 1)
  const round_no = world.roundNo()
  await world.bet(members[0]!, round({ round_no }))
  await world.clock.advance(1)
  expect(await refused(members[1]!, round({ round_no }))).toEqual(['ROUND_NOT_OPEN', undefined])
  // From the lock time of this round on, bets go to the next round.
  expect(await world.bet(members[1]!, round())).toMatchObject({ round_no: world.roundNo() })
  await world.clock.advance(1)
  expect(await refused(members[2]!, round({ round_no }))).toEqual(['ROUND_NOT_OPEN', undefined])
})

test('a repeated request with the same client order id returns the first bet even after the round has locked', async () => {
  const [member] = await world.members(1)
  const betRequest = round({ client_order_id: 'late answer' })
  const first = await world.bet(member!, betRequest)
  await world.clock.advance(300_000)
  expect((await world.bet(member!, betRequest)).order_no).toBe(first.order_no)
})
