import { expect, test } from 'vitest'
import { atEnd } from '../../test-cleanup.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { testFutures } from './test-futures.ts'

const bid = { side: 'buy', type: 'limit', price: '59000', quantity: '0.1' }

test('amends the price and quantity of an open order, which keeps the new terms after a restart; refuses to amend other fields or another member’s order', async () => {
  const futures = await testFutures()
  const { mark, place, ann, bob } = futures
  let { sandbox } = futures
  await sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const request = { ...bid, client_order_id: 'amended-1' }
  const { data: first } = await place(ann, request)
  const { order_no } = first
  const amended = { ...bid, order_no, price: '59100', quantity: '0.2' }
  const { data } = await place(ann, amended)
  expect(data).toMatchObject({ order_no, status: 'open', price: '59100.0', quantity: '0.20000000' })
  expect((await place(ann, amended)).data).toEqual(data)
  expect((await place(ann, request)).data).toMatchObject({ order_no, price: '59100.0' })
  expect((await place(ann, { ...request, price: '59100' })).data.error).toBe('DUPLICATE_CLIENT_ID')

  const refused = async (terms: object, token = ann) => (await place(token, { ...amended, ...terms })).data
  for (const field of ['side', 'type'] as const) {
    const other = field === 'side' ? { side: 'sell' } : { type: 'stop_limit', trigger_price: '61000' }
    expect(await refused(other)).toMatchObject({ fields: { [field]: 'MODE_INVALID' } })
  }
  for (const extra of [{ tif: 'GTC' }, { leverage: 5 }, { reduce_only: true }, { take_profit: '70000' }]) {
    const [field] = Object.keys(extra)
    expect(await refused(extra)).toMatchObject({ fields: { [field!]: 'MODE_INVALID' } })
  }
  const market = { type: 'market', price: undefined }
  expect(await refused(market)).toMatchObject({ fields: { type: 'MODE_INVALID' } })
  expect(await refused({}, bob)).toMatchObject({ error: 'ORDER_NOT_FOUND' })

  const { databaseUrl, dataDir } = sandbox.exchange().settings
  const { clock } = sandbox
  await sandbox.stop()
  sandbox = await testSandbox({ databaseUrl, dataDir, clock, control: true, ordersPerSecond: 1000 })
  atEnd(() => sandbox.stop())
  const again = await sandbox.signIn('demo@example.com')
  const { data: after } = await sandbox.call('futures.orders', {}, again)
  expect(after.list).toMatchObject([{ order_no, price: '59100.0', quantity: '0.20000000' }])
  expect((await sandbox.exchange().ledger.trialBalance(sandbox.exchange().database.db)).ok).toBe(true)
  await sandbox.call('futures.cancel', { order_no }, again)
  const ended = await sandbox.call('futures.place', { symbol: 'BTCUSDT', ...amended } as never, again)
  expect(ended.data).toMatchObject({ error: 'ORDER_CLOSED' })
})

test('if futures need verification, unverified members can amend only reduce-only orders', async () => {
  const { mark, place, member, bob, sandbox } = await testFutures()
  await sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const token = await member('unverified@example.com', '10000')
  const at = { type: 'limit', price: '60000', quantity: '0.1' }
  expect((await place(bob, { ...at, side: 'sell' })).code).toBe(1)
  expect((await place(token, { ...at, side: 'buy' })).code).toBe(1)
  const { data: opening } = await place(token, bid)
  const { settings } = sandbox.exchange()
  settings.kycRequiredActions = ['futures']
  const exit = { side: 'sell', type: 'limit', price: '61000', quantity: '0.1' }
  const { data: reducing } = await place(token, { ...exit, reduce_only: true })
  const { order_no } = reducing
  expect(await place(token, { ...exit, order_no, price: '62000' })).toMatchObject({
    code: 1,
    data: { order_no, price: '62000.0' },
  })
  const other = await place(token, { ...bid, order_no: opening.order_no, price: '59100' })
  expect(other.data).toMatchObject({ error: 'KYC_REQUIRED' })
})
