import { add, round, sub } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  // The clock does not move, so the market maker never runs and the books contain only orders of these tests.
  sandbox = await testSandbox({ ordersPerSecond: 1000 })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
  await tradeAt('2000.00')
})
afterEach(async () => {
  for (const token of [ann, bob]) await sandbox.call('spot.cancel', { all: true, symbol }, token)
  await tradeAt('2000.00')
  expect((await sandbox.exchange().ledger.trialBalance(sandbox.exchange().database.db)).ok).toBe(true)
})

const symbol = 'ETHUSDT'
type Order = Record<string, unknown>
const place = async (token: Record<string, string>, order: Order) =>
  (await sandbox.call('spot.place', { symbol, ...order }, token)).data
const resting = (token: Record<string, string>, side: string, price: string, quantity: string) =>
  place(token, { side, type: 'limit', price, quantity })
const find = async (token: Record<string, string>, orderNo: string) => {
  const { data } = await sandbox.call('spot.orders', { with_fills: true, limit: 100 }, token)
  return data.list.find((order) => 'order_no' in order && order.order_no === orderNo)
}

/** Makes the two members trade a small quantity at a price, which becomes the last price. */
async function tradeAt(price: string): Promise<void> {
  await resting(bob, 'buy', price, '0.01')
  await place(ann, { side: 'sell', type: 'limit', price, quantity: '0.01', tif: 'IOC' })
}

describe('a stop-limit order', () => {
  test('a stop-limit order freezes its funds and rests as a limit order once the last price reaches its trigger price', async () => {
    const before = await sandbox.balance(ann, 'ETH')
    const stop = { side: 'sell', type: 'stop_limit', trigger_price: '1950', price: '1940', quantity: '0.5' }
    const placed = await place(ann, stop)
    expect(placed).toMatchObject({
      status: 'pending',
      trigger_price: '1950.00',
      trigger_when: 'falls',
      triggered_at: null,
      price: '1940.00',
      fills: [],
    })
    expect(await sandbox.balance(ann, 'ETH')).toEqual({
      available: round(sub(before.available, '0.5'), 8, 'DOWN'),
      frozen: '0.50000000',
    })
    const open = await sandbox.call('spot.openOrders', {}, ann)
    expect(open.data.list).toMatchObject([{ order_no: placed.order_no, status: 'pending' }])
    await tradeAt('1950.01')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'pending', triggered_at: null })
    await tradeAt('1950.00')
    expect(await find(ann, placed.order_no)).toMatchObject({
      status: 'open',
      triggered_at: sandbox.clock.now(),
    })
    expect(await resting(bob, 'buy', '1940', '0.2')).toMatchObject({ status: 'completed' })
    expect(await find(ann, placed.order_no)).toMatchObject({
      status: 'partial',
      filled: '0.20000000',
      fills: [{ price: '1940.00', liquidity: 'maker' }],
    })
  })

  test('a sell order with a trigger price above the last price fires when the price rises to it', async () => {
    const placed = await place(ann, {
      side: 'sell',
      type: 'stop_limit',
      trigger_price: '2100',
      price: '2090',
      quantity: '0.1',
    })
    expect(placed).toMatchObject({ trigger_when: 'rises' })
    await tradeAt('2100')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'open' })
  })

  test('a stop-limit order joins its price level behind the orders that rested there when it fired', async () => {
    const stop = await place(ann, {
      side: 'sell',
      type: 'stop_limit',
      trigger_price: '1950',
      price: '2050',
      quantity: '0.1',
    })
    const earlier = await resting(ann, 'sell', '2050', '0.1')
    await tradeAt('1950')
    await resting(bob, 'buy', '2050', '0.1')
    expect(await find(ann, earlier.order_no)).toMatchObject({ status: 'completed' })
    expect(await find(ann, stop.order_no)).toMatchObject({ status: 'open', filled: '0.00000000' })
  })
})

describe('a stop-market order', () => {
  test('a stop-market buy order with a total freezes exactly that total, and spends it when the price rises to the trigger price', async () => {
    const before = await sandbox.balance(ann, 'USDT')
    const placed = await place(ann, {
      side: 'buy',
      type: 'stop_market',
      trigger_price: '2100',
      total: '100',
    })
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('100.00000000')
    await resting(bob, 'sell', '2100', '1')
    await resting(bob, 'buy', '2099', '0.01')
    await place(ann, { side: 'buy', type: 'limit', price: '2100', quantity: '0.01', tif: 'IOC' })
    const order = await find(ann, placed.order_no)
    expect(order).toMatchObject({ status: 'completed', fills: [{ price: '2100.00', liquidity: 'taker' }] })
    const after = await sandbox.balance(ann, 'USDT')
    expect(after.frozen).toBe('0.00000000')
    const spent = add('21', (order as { quote_filled: string }).quote_filled)
    expect(after.available).toBe(round(sub(before.available, spent), 8, 'DOWN'))
  })

  test('a stop-market order that fires in an empty book keeps its funds frozen and trades as soon as an opposite order arrives', async () => {
    const placed = await place(ann, {
      side: 'sell',
      type: 'stop_market',
      trigger_price: '1950',
      quantity: '0.3',
    })
    await tradeAt('1950')
    expect(await find(ann, placed.order_no)).toMatchObject({
      status: 'pending',
      triggered_at: sandbox.clock.now(),
    })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.30000000')
    await resting(bob, 'buy', '1900', '0.1')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'pending', filled: '0.10000000' })
    await resting(bob, 'buy', '1890', '1')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'completed', filled: '0.30000000' })
  })

  test('the trade of one stop order can fire another stop order', async () => {
    await resting(bob, 'buy', '1940', '0.2')
    await resting(bob, 'buy', '1900', '1')
    const first = await place(ann, {
      side: 'sell',
      type: 'stop_market',
      trigger_price: '1950',
      quantity: '0.2',
    })
    const second = await place(ann, {
      side: 'sell',
      type: 'stop_market',
      trigger_price: '1940',
      quantity: '0.1',
    })
    await tradeAt('1950')
    expect(await find(ann, first.order_no)).toMatchObject({ status: 'completed', avg_price: '1940.00000000' })
    expect(await find(ann, second.order_no)).toMatchObject({
      status: 'completed',
      avg_price: '1900.00000000',
    })
  })
})

describe('a trailing stop', () => {
  test('the trigger price of a trailing sell order follows the highest last price and never falls', async () => {
    const placed = await place(ann, { side: 'sell', type: 'trailing_stop', trail_pct: '5', quantity: '0.1' })
    expect(placed).toMatchObject({ trigger_price: '1900.00', trail_pct: '5.00', trigger_when: 'falls' })
    await tradeAt('2100.01')
    // Trigger price 5 percent below the highest price: 2100.01 × 0.95 = 1995.0095, rounded down to the tick.
    expect(await find(ann, placed.order_no)).toMatchObject({ trigger_price: '1995.00', status: 'pending' })
    await tradeAt('2010')
    expect(await find(ann, placed.order_no)).toMatchObject({ trigger_price: '1995.00', status: 'pending' })
    await resting(bob, 'buy', '1994', '0.01')
    await place(ann, { side: 'sell', type: 'limit', price: '1994', quantity: '0.01', tif: 'IOC' })
    expect(await find(ann, placed.order_no)).toMatchObject({
      status: 'pending',
      triggered_at: sandbox.clock.now(),
    })
  })

  test('the trigger price of a trailing buy order follows the lowest last price', async () => {
    const placed = await place(ann, { side: 'buy', type: 'trailing_stop', trail_pct: '0.1', total: '50' })
    expect(placed).toMatchObject({ trigger_price: '2002.00', trigger_when: 'rises' })
    await tradeAt('1900.05')
    // Trigger price 0.1 percent above the lowest price: 1900.05 × 1.001 = 1901.95005, rounded up to the tick.
    expect(await find(ann, placed.order_no)).toMatchObject({ trigger_price: '1901.96' })
  })
})

describe('one-cancels-the-other orders', () => {
  const oco = {
    side: 'sell',
    type: 'oco',
    price: '2200',
    trigger_price: '1900',
    stop_limit_price: '1890',
    quantity: '0.4',
  }

  test('an OCO order freezes its quantity once for both legs; the first trade of the limit leg ends the stop leg', async () => {
    const placed = await place(ann, oco)
    expect(placed).toMatchObject({
      type: 'limit',
      tif: 'PO',
      status: 'open',
      other_leg: { type: 'stop_limit', status: 'pending', oco_order_no: placed.order_no },
    })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.40000000')
    await resting(bob, 'buy', '2200', '0.1')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'partial', filled: '0.10000000' })
    expect(await find(ann, placed.oco_order_no!)).toMatchObject({ status: 'expired', reason: 'other_leg' })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.30000000')
  })

  test('when the stop leg of an OCO order fires, the limit leg ends and the stop leg gets the frozen funds', async () => {
    const placed = await place(ann, oco)
    await tradeAt('1900')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'expired', reason: 'other_leg' })
    expect(await find(ann, placed.oco_order_no!)).toMatchObject({ status: 'open' })
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.40000000')
  })

  test('an OCO buy order freezes what its more expensive leg needs, and releases the difference when the cheaper leg trades', async () => {
    const placed = await place(ann, {
      side: 'buy',
      type: 'oco',
      price: '1800',
      trigger_price: '2100',
      stop_limit_price: '2110',
      quantity: '0.4',
    })
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('844.00000000')
    await resting(bob, 'sell', '1800', '0.1')
    expect(await find(ann, placed.order_no)).toMatchObject({ status: 'partial' })
    expect((await sandbox.balance(ann, 'USDT')).frozen).toBe('540.00000000')
  })

  test('a request to cancel one leg of an OCO order cancels both legs and returns both', async () => {
    const placed = await place(ann, oco)
    const { data } = await sandbox.call('spot.cancel', { order_no: placed.oco_order_no }, ann)
    expect(data.cancelled.map(({ order_no, status }) => [order_no, status])).toEqual([
      [placed.oco_order_no, 'cancelled'],
      [placed.order_no, 'cancelled'],
    ])
    expect((await sandbox.balance(ann, 'ETH')).frozen).toBe('0.00000000')
  })

  test('a repeated request for an OCO order returns both legs in their current states and places no second order', async () => {
    const sent = { ...oco, client_order_id: 'oco-1' }
    const placed = await place(ann, sent)
    await tradeAt('1900')
    const again = await place(ann, sent)
    expect(again).toMatchObject({
      order_no: placed.order_no,
      status: 'expired',
      other_leg: { order_no: placed.oco_order_no, status: 'open' },
    })
    const other = await sandbox.call('spot.place', { symbol, ...sent, trigger_price: '1901' }, ann)
    expect(other).toMatchObject({ data: { error: 'DUPLICATE_CLIENT_ID' } })
  })
})

describe('refused conditional orders', () => {
  const stop = { side: 'sell', type: 'stop_limit', trigger_price: '1950', price: '1940', quantity: '0.5' }
  const trail = { side: 'sell', type: 'trailing_stop', trail_pct: '1', quantity: '0.5' }
  const oco = { side: 'sell', type: 'oco', price: '2200', trigger_price: '1900', quantity: '0.4' }
  test.each<[string, Order, Order]>([
    ['a trigger at the last price', { ...stop, trigger_price: '2000' }, { error: 'TRIGGER_PRICE' }],
    ['a trigger between ticks', { ...stop, trigger_price: '1950.001' }, { error: 'PRICE_TICK' }],
    ['no trigger', { ...stop, trigger_price: undefined }, { fields: { trigger_price: 'REQUIRED' } }],
    ['a post-only stop', { ...stop, tif: 'PO' }, { fields: { tif: 'MODE_INVALID' } }],
    ['a limit price outside the band of the trigger', { ...stop, price: '100' }, { error: 'PRICE_BAND' }],
    ['more than the member has', { ...stop, quantity: '9000' }, { error: 'INSUFFICIENT_BALANCE' }],
    ['a trigger of a limit order', { ...stop, type: 'limit' }, { fields: { trigger_price: 'MODE_INVALID' } }],
    ['a trail of 0.05 %', { ...trail, trail_pct: '0.05' }, { fields: { trail_pct: 'AMOUNT_FORMAT' } }],
    ['a trailing buy by quantity', { ...trail, side: 'buy' }, { fields: { total: 'REQUIRED' } }],
    [
      'a limit leg below the last price',
      { ...oco, price: '1990' },
      { error: 'TRIGGER_PRICE', field: 'price' },
    ],
    ['a stop leg above the last price', { ...oco, trigger_price: '2100' }, { error: 'TRIGGER_PRICE' }],
    [
      'a buy without the limit price of its stop leg',
      { ...oco, side: 'buy', price: '1900', trigger_price: '2100' },
      { fields: { stop_limit_price: 'REQUIRED' } },
    ],
  ])('refuses %s and freezes nothing', async (_name, order, expected) => {
    const before = await sandbox.balance(ann, 'ETH')
    expect(await place(ann, order)).toMatchObject(expected)
    expect(await sandbox.balance(ann, 'ETH')).toEqual(before)
  })
})
