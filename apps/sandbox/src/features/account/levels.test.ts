import { mul, toUnits } from '@bourselet/sdk/money'
import { beforeAll, expect, test } from 'vitest'
import { openLevels } from '../../exchange/levels.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true, ordersPerSecond: 1000 })
  await sandbox.clock.advance(3_000)
})

/** Moves the clock forward, and then runs the jobs for some seconds, in which the market maker places new quotes. */
async function pass(ms: number) {
  sandbox.skip(ms)
  await sandbox.clock.advance(3_000)
}

async function member(email: string) {
  const balances = { USDT: '1000000', BTC: '10' }
  const { token } = await sandbox.newMember({ email, balances, futures_balance: '100000' })
  return {
    level: async () => (await sandbox.call('account.levels', {}, token)).data.current_level,
    rates: async () => {
      const { maker, taker } = (
        await sandbox.call('wallet.tradingAccount', { type: 'spot', symbol: 'BTCUSDT' }, token)
      ).data as { maker?: string; taker?: string }
      return [maker, taker]
    },
    spot: (request: object) => sandbox.call('spot.place', { symbol: 'BTCUSDT', ...request }, token),
    futures: (request: object) => sandbox.call('futures.place', { symbol: 'BTCUSDT', ...request }, token),
  }
}

test('each hour, the spot and futures volume of thirty days raises or lowers a member’s level', async () => {
  const ann = await member('levels@example.com')
  expect(await ann.level()).toBe(0)
  const order = { type: 'market', quantity: '1', side: 'sell' }
  // The volume of this trade is about half of the volume that the first fee level requires.
  expect((await ann.spot(order)).code).toBe(1)
  await pass(HOUR)
  expect(await ann.level()).toBe(0)
  const { index } = sandbox.exchange()
  const worth = (symbol: string) => (index.latest(symbol)?.price ?? 0) / 100
  const need = (100_000 - worth('BTCUSDT') + 2_000) / worth('BTCUSDT')
  expect((await ann.futures({ ...order, quantity: need.toFixed(3) })).code).toBe(1)
  await pass(HOUR)
  expect(await ann.level()).toBe(1)
  expect(await ann.rates()).toEqual(['0.0009', '0.001'])
  await pass(31 * DAY)
  const again = await sandbox
    .exchange()
    .database.db.selectFrom('members')
    .select('level')
    .where('email', '=', 'levels@example.com')
    .executeTakeFirst()
  expect(again?.level).toBe(0)
})

test('a resting spot or futures order pays the fee rate of the level that its member has when the order fills', async () => {
  const maker = await member('level-maker@example.com')
  const taker = await member('level-taker@example.com')
  const { index, levels } = sandbox.exchange()
  await sandbox.control('bots', { enabled: false })
  const price = ((index.latest('BTCUSDT')?.price ?? 0) / 100).toFixed(2)
  const deep = { type: 'limit', price, quantity: '5' }
  const rest = await maker.spot({ ...deep, side: 'sell', quantity: '4' })
  expect(rest.data.status).toBe('open')
  expect((await taker.spot({ ...deep, side: 'buy', quantity: '3' })).data.status).toBe('completed')
  await levels.review([sandbox.capability('spotTurnover'), sandbox.capability('futuresTurnover')])
  expect(await maker.level()).toBe(1)
  const { data } = await taker.spot({ ...deep, side: 'buy', quantity: '1' })
  expect(data.status).toBe('completed')
  const [fill] = await sandbox
    .exchange()
    .database.db.selectFrom('spot_fills')
    .selectAll()
    .where('liquidity', '=', 'maker')
    .orderBy('trade_id', 'desc')
    .limit(1)
    .execute()
  // At the member's new level the fee rate is 0.0009; at the previous level it was 0.001. The fee is rounded up.
  expect(fill?.fee).toBe((fill!.price * 9n + 9999n) / 10_000n)

  const future = { type: 'limit', price: price.slice(0, -1), quantity: '0.1' }
  expect((await maker.futures({ ...future, side: 'sell' })).data.status).toBe('open')
  const bought = (await taker.futures({ ...future, side: 'buy' })).data
  expect(bought.status).toBe('completed')
  const resting = await sandbox
    .exchange()
    .database.db.selectFrom('futures_fills')
    .select('fee')
    .where('liquidity', '=', 'maker')
    .orderBy('trade_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  // At the member's new level the fee rate of futures is 0.00016; at the previous level it was 0.0002.
  expect(resting?.fee).toBe(toUnits(mul(mul(bought.avg_price, '0.1'), '0.00016')))
})

test('the hourly review of membership levels works for more members than an SQL statement can have parameters', async () => {
  const exchange = sandbox.exchange()
  const turnover = Array.from({ length: 70_000 }, (_, n) => ({
    memberId: 1_000_000 + n,
    coin: 'USDT',
    units: 1n,
  }))
  await openLevels(exchange).review([async () => turnover])
})
