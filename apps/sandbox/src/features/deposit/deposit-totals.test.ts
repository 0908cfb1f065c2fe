import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { TEST_NOW, testSandbox } from '../../test-sandbox.ts'
import { depositTotals } from './deposit-totals.ts'

test('the deposit totals count each credited deposit once, even deposits that were credited before the migration', {
  tags: 'deep',
}, async () => {
  const clock = controllableClock({ start: TEST_NOW })
  const before = await testSandbox({ clock, control: true, bots: false })
  const { id: memberId, token } = await before.newMember()
  const deposit = async (amount: string, confirmations: number) => {
    const asked = { coin: 'USDT', chain: 'TRC20', amount }
    const { data } = await before.call('deposit.declare', asked, token)
    await before.control('deposit', { order_no: data.order_no, confirmations })
    return clock.now()
  }
  await deposit('7', 3)
  await clock.advance(1)
  const last = await deposit('5', 3)
  await deposit('100', 1)
  const { database, settings } = before.exchange()
  const totals = [{ memberId, coin: 'USDT', units: 1_200_000_000n, lastAt: last }]
  expect(await depositTotals(database.db, [memberId])).toEqual(totals)

  await sql`DROP TABLE deposit_totals`.execute(database.owner.db)
  await sql`DELETE FROM migrations WHERE name = 'deposit-2'`.execute(database.owner.db)
  const { databaseUrl, dataDir } = settings
  await before.stop()
  const after = await testSandbox({ databaseUrl, dataDir, clock, control: true, bots: false })
  expect(await depositTotals(after.exchange().database.db, [memberId])).toEqual(totals)
})
