import { expect, test } from 'vitest'
import { betPlan } from './bet-plan.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'
import { balanceOf, ROUND_START, testPrediction } from './test-prediction.ts'

const LENGTH = 300_000
const plans = (symbol: string, count: number) => {
  const plan = betPlan('seed')
  return Array.from({ length: count }, (_, i) => plan(symbol, ROUND_START + i * LENGTH, LENGTH))
}

test('the market maker plans stakes of several thousand USDT on both sides of a round, from its first seconds until shortly before its lock', () => {
  for (const plan of [...plans('BTCUSDT', 300), ...plans('ETHUSDT', 300)]) {
    for (const side of ['bull', 'bear']) {
      const bets = plan.filter(({ direction }) => direction === side)
      const sum = bets.reduce((all, { amount }) => all + amount, 0n) / 100_000_000n
      expect(sum).toBeGreaterThan(1_500n)
      expect(sum).toBeLessThan(25_000n)
      expect(bets[0]!.afterMs).toBeLessThan(5_000)
      expect(bets.every(({ amount }) => amount > 0n && amount % 1_000_000n === 0n)).toBe(true)
    }
    expect(plan.at(-1)!.afterMs).toBeLessThan(LENGTH - 5_000)
  }
})

test('because the market maker plans equal sums for both sides, a member gains nothing on average by betting late', () => {
  for (const plan of [...plans('BTCUSDT', 300), ...plans('ETHUSDT', 300)]) {
    const [bull, bear] = ['bull', 'bear'].map((side) =>
      plan.reduce((sum, { direction, amount }) => (direction === side ? sum + amount : sum), 0n),
    ) as [bigint, bigint]
    expect(bull).toBe(bear)
    for (const stake of [1n, 100n, 1_000n, 5_000n].map((usdt) => usdt * 100_000_000n)) {
      const total = bull + bear + stake
      const reward = total - (total * 3n) / 100n
      // On average, a member wins one of two bets. If the payout of a won bet is less than two stakes, the member loses
      // money on average.
      for (const side of [bull, bear]) expect((stake * reward) / (side + stake)).toBeLessThan(2n * stake)
    }
  }
})

test('the stakes that the market maker plans depend only on seed, symbol and round', () => {
  expect(plans('BTCUSDT', 5)).toEqual(plans('BTCUSDT', 5))
  expect(plans('BTCUSDT', 1)).not.toEqual(plans('ETHUSDT', 1))
  expect(betPlan('other')('BTCUSDT', ROUND_START, LENGTH)).not.toEqual(plans('BTCUSDT', 1)[0])
})

test('the market maker places its planned stakes and is paid by the same formula as members; afterwards the pool of the round is empty', async () => {
  const world = await testPrediction({ marketMaker: true })
  const { clock, prediction, database } = world
  const treasury = () => balanceOf(world, 'u:1:spot', 'available')
  const before = await treasury()
  const round_no = world.roundNo()
  const [member] = await world.members(1)
  await world.bet(member!, { mode: 'round', symbol: 'BTCUSDT', round_no, direction: 'bull', amount: '100' })
  const row = () =>
    database.db.selectFrom('rounds').selectAll().where('round_no', '=', round_no).executeTakeFirstOrThrow()
  for (let second = 0; second < 300; second += 20) {
    await clock.advanceTo(ROUND_START + second * 1000)
    await prediction.runDue()
    const due = betPlan('test')('BTCUSDT', ROUND_START, LENGTH).filter(
      ({ afterMs }) => afterMs <= second * 1000,
    )
    expect((await row()).house_bets).toBe(due.length)
  }
  for (const price of [6_000_000, 6_000_100]) {
    await clock.advanceTo(clock.now() - (clock.now() % LENGTH) + LENGTH - 1)
    await world.tick({ BTCUSDT: price })
    await clock.advance(2)
    await prediction.parts.exchange.index.at('BTCUSDT', 0)
    world.restart({ marketMaker: false })
    await world.prediction.runDue()
  }
  const { house_bull, house_bear, bull_pool, status } = await row()
  expect(status).toBe('settled')
  expect(bull_pool - house_bull).toBe(10_000_000_000n)
  const total = bull_pool + house_bear
  const reward = total - (total * 3n) / 100n
  const bets = house_bull + house_bear
  const eth = await database.db.selectFrom('rounds').selectAll().where('symbol', '=', 'ETHUSDT').execute()
  const cancelled = eth.reduce(
    (sum, round) => sum + (round.settled_at === null ? round.house_bull + round.house_bear : 0n),
    0n,
  )
  expect((await treasury()) - before).toBe((house_bull * reward) / bull_pool - bets - cancelled)
  expect(await balanceOf(world, `sys:pool:${round_no}`)).toBe(0n)
  expect(await auditPrediction(database.db)).toEqual([])
})

test('a disabled market maker places no stakes, and does not place the missed stakes after it is enabled again', async () => {
  const world = await testPrediction({ marketMaker: true })
  const { clock, prediction, database, exchange } = world
  const round_no = world.roundNo()
  const pools = async () => {
    const { bull_pool, bear_pool } = await database.db
      .selectFrom('rounds')
      .selectAll()
      .where('round_no', '=', round_no)
      .executeTakeFirstOrThrow()
    return bull_pool + bear_pool
  }
  const plan = betPlan('test')('BTCUSDT', ROUND_START, LENGTH)
  const planned = (from: number, to: number) =>
    plan
      .filter(({ afterMs }) => afterMs > from && afterMs <= to)
      .reduce((sum, { amount }) => sum + amount, 0n)
  await clock.advance(60_000)
  await prediction.runDue()
  expect(await pools()).toBe(planned(-1, 60_000))
  exchange.marketMaker.enabled = false
  await clock.advance(140_000)
  await prediction.runDue()
  expect(planned(60_000, 200_000)).toBeGreaterThan(0n)
  expect(await pools()).toBe(planned(-1, 60_000))
  exchange.marketMaker.enabled = true
  await clock.advance(99_000)
  await prediction.runDue()
  expect(await pools()).toBe(planned(-1, 60_000) + planned(200_000, 299_000))
  expect(await auditPrediction(database.db)).toEqual([])
})
