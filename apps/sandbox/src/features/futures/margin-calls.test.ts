import { expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { atEnd } from '../../test-cleanup.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { marksIn, testFutures } from './test-futures.ts'

const limit = { type: 'limit', price: '60000', quantity: '1' }

test('a member gets no second margin call within an hour, even after a failed transaction or a restart', async () => {
  const futures = await testFutures()
  const { mark, place } = futures
  let { sandbox } = futures
  await sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const cleo = await futures.member('cleo@example.com', '1000000')
  await place(cleo, { ...limit, side: 'sell' })
  await place(futures.ann, { ...limit, side: 'buy', leverage: 50, margin_mode: 'isolated' })
  const { list } = await futures.positions(futures.ann)
  const close = (Number(list[0]!.liq_price) + 10).toFixed(1)
  const calls = async ({ db }: Database) =>
    (await db.selectFrom('notifies').select('id').where('name', '=', 'MARGIN_CALL').execute()).length

  const { database } = sandbox.exchange()
  await mark({ BTCUSDT: close })
  expect(await calls(database)).toBe(1)
  const { transaction } = database.trading
  database.trading.transaction = (run) =>
    transaction(async (tx) => {
      await run(tx)
      throw new Error('refused')
    })
  expect((await place(cleo, { ...limit, side: 'sell', price: '61000' })).status).toBe(500)
  database.trading.transaction = transaction
  await mark({ BTCUSDT: close })
  expect(await calls(database)).toBe(1)

  const { databaseUrl, dataDir } = sandbox.exchange().settings
  const { clock } = sandbox
  await sandbox.stop()
  sandbox = await testSandbox({ databaseUrl, dataDir, clock, control: true, bots: false })
  atEnd(() => sandbox.stop())
  const again = async () => {
    await sandbox.exchange().marks.publish(marksIn(sandbox, { BTCUSDT: close }))
    return calls(sandbox.exchange().database)
  }
  expect(await again()).toBe(1)
})
