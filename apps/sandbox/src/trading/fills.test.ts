import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readBatchState as readFuturesState } from '../features/futures/futures-batch-state.ts'
import {
  cancelCommand as cancelFutures,
  placeCommand as placeFutures,
} from '../features/futures/futures-command.ts'
import { readDraft } from '../features/futures/futures-request.ts'
import { readBatchState as readSpotState } from '../features/spot/spot-batch-state.ts'
import { amendCommand, cancelCommand } from '../features/spot/spot-command.ts'
import { readOrder } from '../features/spot/spot-request.ts'
import { spotRules } from '../features/spot/spot-rules.ts'
import { findListing } from '../prices/listings.ts'
import { testSandbox } from '../test-sandbox.ts'

test('amendments, repeats and lists of orders read only the newest 1,000 fills of an order, a page of orders the newest 5,000, and cancellations none', async () => {
  const sandbox = await testSandbox({ bots: false })
  await sandbox.clock.advance(2_000)
  const { database, ledger } = sandbox.exchange()
  const { id, token } = await sandbox.newMember({ balances: { USDT: '1000' }, futures_balance: '1000' })
  const order = {
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    price: '40000.00',
    quantity: '0.001',
  } as const
  const spot = { ...order, client_order_id: 'spot' }
  const futures = { ...order, client_order_id: 'futures' }
  const { order_no } = (await sandbox.call('spot.place', spot, token)).data
  expect((await sandbox.call('futures.place', futures, token)).code).toBe(1)
  for (const product of ['spot', 'futures'])
    await sql`
      INSERT INTO ${sql.table(`${product}_fills`)} (trade_id, order_id, price, quantity, fee, liquidity, ts)
      SELECT 1000000 + n, id, 1, 1, 0, 'maker', n FROM generate_series(1, 1200) AS n,
        (SELECT max(id) AS id FROM ${sql.table(`${product}_orders`)}) AS own`.execute(database.db)

  const rules = spotRules(findListing('BTCUSDT')!)
  const listed = await database.transaction(async (tx) => ({
    amendment: await readSpotState(tx, ledger, [amendCommand(rules, order_no, readOrder(id, spot)).needs]),
    cancellation: await readSpotState(tx, ledger, [cancelCommand(id, { orderNo: order_no }).needs]),
    repeated: await readFuturesState(tx, ledger, [placeFutures(readDraft(id, futures)).needs]),
    ended: await readFuturesState(tx, ledger, [cancelFutures(id, { clientOrderId: 'futures' }).needs]),
  }))
  const times = ({ fills }: { fills: Map<number, { ts: number }[]> }) =>
    [...fills.values()].flat().map(({ ts }) => ts)
  const newest = Array.from({ length: 1000 }, (_, n) => 201 + n)
  expect(times(listed.amendment)).toEqual(newest)
  expect(times(listed.repeated)).toEqual(newest)
  expect([...times(listed.cancellation), ...times(listed.ended)]).toEqual([])
  const { data } = await sandbox.call('spot.orders', { with_fills: true }, token)
  expect(data.list.map((one) => 'fills' in one && one.fills?.map(({ ts }) => ts))).toEqual([newest])

  // Each order gets the same fills as the first one, at the same times.
  for (let n = 0; n < 5; n++) await sandbox.call('spot.place', order, token)
  await sql`
    INSERT INTO spot_fills (trade_id, order_id, price, quantity, fee, liquidity, ts)
    SELECT 2000000 + n * 10 + spot_orders.id % 10, spot_orders.id, 1, 1, 0, 'maker', n
    FROM generate_series(1, 1000) AS n, spot_orders WHERE client_order_id IS NULL AND member_id = ${id}`.execute(
    database.db,
  )
  const page = (await sandbox.call('spot.orders', { with_fills: true, limit: 6 }, token)).data.list
  expect(page.map((one) => 'fills' in one && one.fills?.length)).toEqual([1000, 1000, 1000, 1000, 1000, 0])
})
