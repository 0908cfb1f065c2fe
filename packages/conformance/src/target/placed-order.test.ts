import { expect, test } from 'vitest'
import { startBackEnd } from '../testing/back-end.ts'
import { placeOrder } from './placed-order.ts'
import { openTarget } from './target.ts'

const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '1', quantity: '1' }

test.each([
  ['gets no answer, by its client order id', null, ['client_order_id']],
  ['was accepted, by its order number', { code: 1, info: '', data: { order_no: 'S1' } }, ['order_no']],
])('at the end of the run, the conformance kit cancels an order that %s', async (_, answer, expected) => {
  const backEnd = await startBackEnd(({ call }) => (call === 'spot.place' ? answer : {}))
  const target = openTarget({ base: backEnd.url })
  const placing = placeOrder(target, 'spot', order)
  if (answer === null) await expect(placing).rejects.toThrow('spot.place is not answered')
  else await placing
  await target.end()
  const [placed, cancelled] = backEnd.received
  expect(cancelled).toMatchObject({ call: 'spot.cancel' })
  expect(Object.keys(cancelled!.request)).toEqual(expected)
  if (answer === null) expect(cancelled!.request.client_order_id).toBe(placed!.request.client_order_id)
})

test('the conformance kit cancels no order that was refused', async () => {
  const backEnd = await startBackEnd(() => ({ code: 5304, info: '', data: { error: 'MIN_NOTIONAL' } }))
  const target = openTarget({ base: backEnd.url })
  await placeOrder(target, 'spot', order)
  await target.end()
  expect(backEnd.received.map(({ call }) => call)).toEqual(['spot.place'])
})

test('the conformance kit sends the cancellation of each order even if the cancellation of another order gets no answer', async () => {
  let orders = 0
  const backEnd = await startBackEnd(({ call }) => {
    if (call === 'spot.cancel') return null
    orders += 1
    return { code: 1, info: '', data: { order_no: `S${orders}` } }
  })
  const target = openTarget({ base: backEnd.url })
  await placeOrder(target, 'spot', order)
  await placeOrder(target, 'spot', order)
  await target.end()
  const cancels = backEnd.received.filter(({ call }) => call === 'spot.cancel')
  expect(cancels.map(({ request }) => request.order_no)).toEqual(['S2', 'S1'])
})
