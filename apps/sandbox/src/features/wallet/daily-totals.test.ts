import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import type { Connections } from '../../database/connect.ts'
import { depositPosting } from '../../ledger/deposit-posting.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { closeDays } from './daily-totals.ts'

const DAY = 86_400_000

const history = async (sandbox: TestSandbox, days: number) => {
  const { data } = await sandbox.call('wallet.balances', { history_days: days }, await sandbox.signIn())
  return { rows: data.history ?? [], total: data.total_usdt }
}

const stored = (sandbox: Pick<TestSandbox, 'exchange'>, from: string) =>
  sandbox
    .exchange()
    .database.db.selectFrom('daily_totals')
    .select(['date', 'total_usdt'])
    .where('member_id', '=', 10_001)
    .where('date', '>=', from)
    .orderBy('date')
    .execute()

test('lists two months of daily totals of the demo member and ends with the current total', async () => {
  const sandbox = await testSandbox()
  const { rows, total } = await history(sandbox, 365)
  expect(rows).toHaveLength(61)
  expect(rows.at(-1)).toEqual({ date: '2026-03-02', total_usdt: total })
  expect(rows[0]?.date).toBe('2026-01-01')
  expect(new Set(rows.map(({ date }) => date)).size).toBe(61)
  // The seed data contains daily totals of past days. The current total must be within ten percent of yesterday's.
  const yesterday = Number(rows.at(-2)?.total_usdt)
  expect(Math.abs(yesterday / Number(total) - 1)).toBeLessThan(0.1)
  expect((await history(sandbox, 7)).rows.map(({ date }) => date)).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  const plain = await sandbox.call('wallet.balances', {}, await sandbox.signIn())
  expect(plain.data).not.toHaveProperty('history')
})

test('if the clock jumps ahead by three days, a total is stored for each day, valued at the last index prices of the day', async () => {
  const sandbox = await testSandbox({ bots: false })
  await sandbox.clock.advance(1_500)
  expect(await stored(sandbox, '2026-03-02')).toEqual([])
  await sandbox.clock.advance(3 * DAY)
  // The total of a day uses the last index prices at or before the midnight that ends the day.
  const { index } = sandbox.exchange()
  const midnight = Date.UTC(2026, 2, 4)
  const priceOf = async (symbol: string) => (await index.at(symbol, midnight))?.price ?? 0
  const [btc, eth] = [await priceOf('BTCUSDT'), await priceOf('ETHUSDT')]
  const rows = await stored(sandbox, '2026-03-02')
  expect(rows.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  // The member owns 20,000 USDT, 0.5 BTC and 5 ETH. Prices are in ticks of 0.01 USDT, so the sum is in units of 0.001
  // USDT.
  const tenths = 20_000_000n + BigInt(btc) * 5n + BigInt(eth) * 50n
  expect(rows[1]?.total_usdt).toBe(tenths * 100_000n)
  await sandbox.clock.advance(5_000)
  expect(await stored(sandbox, '2026-03-02')).toEqual(rows)
})

test('deletes daily totals that are older than 400 days', async () => {
  const sandbox = await testSandbox({ bots: false })
  const old = ['2024-12-31', '2025-01-01', '2025-02-01'].map((date) => ({
    ...{ member_id: 10_001, date, total_usdt: 1n },
  }))
  await sandbox.exchange().database.db.insertInto('daily_totals').values(old).execute()
  sandbox.skip(DAY)
  await sandbox.clock.advance(2_500)
  const dates = (await stored(sandbox, '2024-01-01')).map(({ date }) => date)
  expect([dates[0], dates.at(-1)]).toEqual(['2025-02-01', '2026-03-02'])
})

test('after a restart, stores the totals of the days that ended during the stop and does not change totals stored before', {
  tags: 'deep',
}, async () => {
  const before = await testSandbox({ bots: false })
  before.skip(DAY)
  await before.clock.advance(2_500)
  const written = await stored(before, '2026-03-02')
  expect(written.map(({ date }) => date)).toEqual(['2026-03-02'])
  await before.stop()
  const { databaseUrl, dataDir } = before.exchange().settings
  const clock = controllableClock({ start: TEST_NOW + 3 * DAY })
  const after = await testSandbox({ databaseUrl, dataDir, clock })
  await after.clock.advance(2_500)
  const rows = await stored(after, '2026-03-02')
  expect(rows.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03', '2026-03-04'])
  expect(rows[0]).toEqual(written[0])
  expect(rows[1]?.total_usdt).toBeGreaterThan(2_000_000_000_000n)
})

test('yesterday’s totals exclude deposits credited during their computation; more members do not cause more queries', async () => {
  const sandbox = await testSandbox({ bots: false, control: true })
  await sandbox.clock.advance(DAY)
  const exchange = sandbox.exchange()
  const { database, index, ledger } = exchange
  const { jobs } = database
  const [before] = await stored(sandbox, '2026-03-02')
  const futuresWallets = sandbox.capability('futuresWallets')
  let deposits = 0
  /** Deposits money before each read of a price. The balances have been read earlier. */
  const through: typeof index.through = (reader) => ({
    ...index.through(reader),
    async at(symbol, time) {
      const refNo = `late-${++deposits}`
      await database.transaction((tx) => ledger.post(tx, depositPosting(10_001, refNo, { USDT: '10000' })))
      return index.at(symbol, time)
    },
  })
  /** Computes the totals of yesterday again. Returns the number of queries. */
  const closeAgain = async () => {
    await database.owner.db.deleteFrom('daily_totals').where('date', '=', '2026-03-02').execute()
    let queries = 0
    const counter: KyselyPlugin = {
      transformQuery({ node }) {
        queries++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const counted: Connections = {
      ...jobs,
      db: jobs.db.withPlugin(counter),
      transaction: (run) => jobs.transaction((tx) => run(tx.withPlugin(counter))),
    }
    await closeDays(
      { ...exchange, database: { ...database, jobs: counted }, index: { ...index, through } },
      futuresWallets,
    )
    return queries
  }
  const queries = await closeAgain()
  expect(deposits).toBeGreaterThan(0)
  expect(await stored(sandbox, '2026-03-02')).toEqual([before])
  await sandbox.newMember({ balances: { USDT: '1' } })
  await database.owner.db.updateTable('members').set({ created_at: 0 }).execute()
  expect(await closeAgain()).toBe(queries)
})
