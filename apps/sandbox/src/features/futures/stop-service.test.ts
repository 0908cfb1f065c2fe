import { expect, test } from 'vitest'
import { atEnd } from '../../test-cleanup.ts'
import { testSandbox } from '../../test-sandbox.ts'
import { testFutures } from './test-futures.ts'

const stop = { side: 'buy', type: 'stop_market', trigger_price: '61000', trigger_by: 'mark', quantity: '0.1' }

test('a stop order can be placed, listed and canceled, and it fires at its trigger price; fields that a stop order does not have are refused', async () => {
  const { sandbox, ann, bob, mark, place, call, positions } = await testFutures()
  await sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const offer = (futures_order_types: readonly string[]) =>
    sandbox.control('settings', { futures_order_types })
  const fields = async (order: object) => (await place(ann, { ...stop, ...order })).data.fields
  expect(await fields({ trigger_price: undefined })).toEqual({ trigger_price: 'REQUIRED' })
  expect(await fields({ price: '61000' })).toEqual({ price: 'MODE_INVALID' })
  expect(await fields({ type: 'stop_limit' })).toEqual({ price: 'REQUIRED' })
  expect(await fields({ type: 'stop_limit', price: '61000', tif: 'PO' })).toEqual({ tif: 'MODE_INVALID' })
  expect(await fields({ reverse: true })).toEqual({ reverse: 'MODE_INVALID' })
  const all = (await sandbox.call('site.settings')).data.futures_order_types
  await offer(['limit', 'market'])
  expect(await fields({})).toEqual({ type: 'MODE_INVALID' })
  await offer(all)

  const named = { ...stop, client_order_id: 'stop-1' }
  const { data: placed } = await place(ann, named)
  expect(placed).toMatchObject({ type: 'stop_market', status: 'pending', trigger_when: 'rises', price: null })
  expect((await place(ann, named)).data.order_no).toBe(placed.order_no)
  const { data: gone } = await place(ann, stop)
  await call('futures.cancel', { order_no: gone.order_no }, ann)
  const open = await call('futures.orders', { type: 'stop_market' }, ann)
  expect(open.data.list.map((order: { order_no: string }) => order.order_no)).toEqual([placed.order_no])

  await place(bob, { side: 'sell', type: 'limit', price: '61000', quantity: '0.1' })
  await mark({ BTCUSDT: '61000' })
  expect((await positions(ann)).list).toMatchObject([{ side: 'long', quantity: '0.10000000' }])
  const messages = await call('notices.messages', { type: 'trade' }, ann)
  expect(messages.data.list).toMatchObject([{ ref_type: 'futures_order', ref_no: placed.order_no }])
})

test('after a restart, stop limit orders keep their order numbers; those that have fired keep their places in the queue, and the others stay pending', {
  tags: 'deep',
}, async () => {
  const futures = await testFutures()
  const { mark, place, ann, bob } = futures
  let { sandbox } = futures
  await sandbox.control('bots', { enabled: false })
  await mark({ BTCUSDT: '60000' })
  const limit = { ...stop, type: 'stop_limit', price: '60500' }
  const { data: waiting } = await place(ann, { ...limit, trigger_price: '62000' })
  const { data: fired } = await place(ann, limit)
  await mark({ BTCUSDT: '61000' })
  await place(bob, { side: 'buy', type: 'limit', price: '60500', quantity: '0.1' })

  const { databaseUrl, dataDir } = sandbox.exchange().settings
  const { clock } = sandbox
  await sandbox.stop()
  sandbox = await testSandbox({ databaseUrl, dataDir, clock, control: true, ordersPerSecond: 1000 })
  atEnd(() => sandbox.stop())
  await sandbox.control('bots', { enabled: false })
  const again = await sandbox.signIn('demo@example.com')
  const { data } = await sandbox.call('futures.orders', {}, again)
  expect(data.list).toMatchObject([
    { order_no: fired.order_no, status: 'open', trigger_when: 'rises' },
    { order_no: waiting.order_no, status: 'pending', trigger_when: 'rises' },
  ])
  const { token: seller } = await sandbox.newMember({ futures_balance: '10000' })
  const sell = { symbol: 'BTCUSDT', side: 'sell', type: 'limit', price: '60500', quantity: '0.1' }
  expect((await sandbox.call('futures.place', sell, seller)).data.status).toBe('completed')
  const after = await sandbox.call('futures.orders', {}, again)
  expect(after.data.list.map(({ order_no }) => order_no)).toEqual([waiting.order_no])
})
