import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestFutures, testFutures } from './test-futures.ts'

let futures: TestFutures
let ann: Record<string, string>
let bob: Record<string, string>
let count = 0
beforeAll(async () => {
  futures = await testFutures()
})
beforeEach(async () => {
  // Each test creates new members, so that it does not depend on the orders of another test.
  count++
  ann = await futures.member(`ann${count}@example.com`, '10000')
  bob = await futures.member(`bob${count}@example.com`, '1000000')
  await futures.mark({ BTCUSDT: '60000', ETHUSDT: '3000', SOLUSDT: '300' })
})
afterEach(async () => {
  for (const token of [ann, bob])
    await futures.call('futures.cancel', { all: true, symbol: 'BTCUSDT' }, token)
  await futures.addsUp()
})

const limit = (side: string, price: string, quantity: string, rest: object = {}) => ({
  side,
  type: 'limit',
  price,
  quantity,
  ...rest,
})
const market = (side: string, quantity: string, rest: object = {}) => ({
  side,
  type: 'market',
  quantity,
  ...rest,
})
/** Opens a long position of `quantity` for Ann by a trade with Bob at 60000. */
const openLong = async (quantity = '0.1', rest: object = {}) => {
  await futures.place(bob, limit('sell', '60000', quantity))
  return futures.place(ann, limit('buy', '60000.0', quantity, rest))
}

describe('opening and closing of positions', () => {
  test('a member opens a 20x long with take profit and stop loss, closes half by a limit order and the rest by a request to close all positions', async () => {
    const opened = await openLong('0.1', { leverage: 20, margin_mode: 'isolated' })
    expect(opened.data).toMatchObject({
      status: 'completed',
      fee: '3.00000000',
      avg_price: '60000',
      position_effect: 'open',
      fills: [{ price: '60000.0', qty: '0.10000000', liquidity: 'taker' }],
      position: { side: 'long', margin: '300.00000000', liq_price: '57229.0', bankruptcy_price: '57000.0' },
    })
    await futures.place(ann, { side: 'sell', type: 'tp', trigger_price: '66000' })
    await futures.place(ann, { side: 'sell', type: 'sl', trigger_price: '58000', trigger_by: 'mark' })
    const moved = await futures.place(ann, { side: 'sell', type: 'tp', trigger_price: '65000' })
    await futures.mark({ BTCUSDT: '61250.5' })
    const { account, list } = await futures.positions(ann)
    expect(account).toMatchObject({ wallet_balance: '9697.00000000', isolated_margin: '300.00000000' })
    expect(list).toMatchObject([
      {
        mark_price: '61250.5',
        notional: '6125.05000000',
        unrealized_pnl: '125.05000000',
        roe_pct: '41.68',
        take_profit: { price: '65000.0', trigger_by: 'last', order_no: moved.data.order_no },
        stop_loss: { price: '58000.0', trigger_by: 'mark' },
      },
    ])

    const half = await futures.close(ann, {
      symbol: 'BTCUSDT',
      type: 'limit',
      price: '61000',
      quantity: '0.05',
    })
    expect(half.data).toMatchObject({
      orders: [{ status: 'open', reduce_only: true, tif: 'GTC' }],
      failed: [],
    })
    await futures.place(bob, limit('buy', '61000', '0.1'))
    expect((await futures.positions(ann)).list).toMatchObject([
      { quantity: '0.05000000', margin: '150.00000000', realized_pnl: '50.00000000' },
    ])
    const all = await futures.close(ann, { all: true })
    expect(all.data).toMatchObject({ orders: [{ type: 'market', status: 'completed' }], failed: [] })
    const after = await futures.positions(ann)
    expect(after.list).toEqual([])
    // The balance is 10000 plus a profit of 100, less three fees: 3 for opening, 0.61 for closing half as
    // maker, and 1.525 for closing the other half as taker.
    expect(after.account).toMatchObject({ wallet_balance: '10094.86500000', isolated_margin: '0.00000000' })
    const closed = await futures.call('futures.positions', { scope: 'closed' }, ann)
    expect(closed.data.list).toMatchObject([
      {
        side: 'long',
        max_quantity: '0.10000000',
        entry_price: '60000',
        exit_price: '61000',
        realized_pnl: '100.00000000',
        fees: '5.13500000',
        closed_by: 'user',
      },
    ])
    const history = await futures.call('futures.orders', { scope: 'history' }, ann)
    expect(
      history.data.list.map((order: Record<string, unknown>) => [order.type, order.status, order.reason]),
    ).toEqual([
      ['market', 'completed', null],
      ['limit', 'completed', null],
      ['tp', 'expired', 'position_closed'],
      ['sl', 'expired', 'position_closed'],
      ['tp', 'cancelled', 'replaced'],
      ['limit', 'completed', null],
    ])
    expect((await futures.call('futures.orders', {}, ann)).data.list).toEqual([])
  })

  test('a stop loss attached to an order closes the position when the mark price reaches it, and the take profit expires', async () => {
    const legs = { take_profit: '66000', stop_loss: '59000', trigger_by: 'mark' }
    const { data } = await openLong('0.1', legs)
    expect(data.position).toMatchObject({
      take_profit: { price: '66000.0' },
      stop_loss: { price: '59000.0' },
    })
    await futures.place(bob, limit('buy', '58990', '0.1'))
    await futures.mark({ BTCUSDT: '59000' })
    expect((await futures.positions(ann)).list).toEqual([])
    const closed = await futures.call('futures.positions', { scope: 'closed' }, ann)
    expect(closed.data.list).toMatchObject([{ closed_by: 'sl', exit_price: '58990' }])
    const history = await futures.call('futures.orders', { scope: 'history', type: 'tp' }, ann)
    expect(history.data.list).toMatchObject([{ status: 'expired', reason: 'position_closed' }])
    expect((await futures.call('notices.latestMessage', {}, ann)).data).toMatchObject({
      ...{ type: 'trade', title: 'Stop loss triggered', ref_type: 'futures_order' },
      content:
        'BTCUSDT: the trigger price of 59,000.0 was reached. 0.1 BTC of your position were closed at market.',
    })
  })

  test('a take profit attached to an order closes the position when the mark price reaches it, with a message to the member', async () => {
    await openLong('0.1', { take_profit: '66000', stop_loss: '59000', trigger_by: 'mark' })
    await futures.place(bob, limit('buy', '66000', '0.1'))
    await futures.mark({ BTCUSDT: '66000' })
    const closed = await futures.call('futures.positions', { scope: 'closed' }, ann)
    expect(closed.data.list).toMatchObject([{ closed_by: 'tp', exit_price: '66000' }])
    expect((await futures.call('notices.latestMessage', {}, ann)).data).toMatchObject({
      ...{ type: 'trade', title: 'Take profit triggered', ref_type: 'futures_order' },
    })
  })

  test('a sell order that is larger than a long position closes it and opens a short position with the rest of the quantity', async () => {
    await openLong('0.1')
    await futures.place(bob, limit('buy', '60000', '0.3'))
    const { data } = await futures.place(ann, market('sell', '0.3'))
    expect(data).toMatchObject({
      position_effect: 'flip',
      position: { side: 'short', quantity: '0.20000000' },
    })
    const closed = await futures.call('futures.positions', { scope: 'closed' }, ann)
    expect(closed.data.list).toMatchObject([{ side: 'long', max_quantity: '0.10000000' }])
  })

  test('limits the quantity of a reduce-only order to the size of the position; a repeated request with the same client order id adds no order', async () => {
    await openLong('0.1')
    const order = limit('sell', '61000', '0.5', { reduce_only: true, client_order_id: 'cut' })
    const first = await futures.place(ann, order)
    expect(first.data).toMatchObject({ status: 'open', quantity: '0.10000000', position_effect: 'reduce' })
    const again = await futures.place(ann, { ...order, price: '61000.00' })
    expect(again.data.order_no).toBe(first.data.order_no)
    const other = await futures.place(ann, { ...order, quantity: '0.4' })
    expect(other).toMatchObject({ code: 5310, data: { field: 'client_order_id' } })
  })

  test('the wallet and the list of positions show the same figures of the futures account', async () => {
    await openLong('0.1')
    await futures.mark({ BTCUSDT: '62000' })
    const { account } = await futures.positions(ann)
    expect(account).toMatchObject({ cross_upnl: '200.00000000', margin_ratio_pct: '0.24' })
    const trading = await futures.call('wallet.tradingAccount', { type: 'futures' }, ann)
    expect(trading.data).toEqual(account)
    const { data } = await futures.call('wallet.balances', { account: 'futures' }, ann)
    expect(data.list).toMatchObject([{ coin: 'USDT', total: account.wallet_balance }])
  })
})

describe('refusals of futures orders', () => {
  const refused = async (order: object, token = ann) => (await futures.place(token, order as never)).data

  test.each([
    ['SYMBOL_UNKNOWN', { ...limit('buy', '60000', '0.1'), symbol: 'XXXUSDT' }],
    ['PRICE_TICK', limit('buy', '60000.05', '0.1')],
    ['PRICE_BAND', limit('buy', '29999.9', '0.1')],
    ['QTY_STEP', limit('buy', '60000', '0.0005')],
    ['MIN_NOTIONAL', { ...limit('buy', '3000', '0.001'), symbol: 'ETHUSDT' }],
    [
      'MIN_NOTIONAL',
      { side: 'buy', type: 'stop_market', trigger_price: '3100', quantity: '0.001', symbol: 'ETHUSDT' },
    ],
    ['INSUFFICIENT_BALANCE', limit('buy', '60000', '5')],
    ['LEVERAGE_RANGE', limit('buy', '60000', '1', { leverage: 125 })],
    ['BRACKET_LIMIT', { ...limit('buy', '300', '100000', { leverage: 1 }), symbol: 'SOLUSDT' }],
    ['REDUCE_ONLY_REJECTED', limit('sell', '60000', '0.1', { reduce_only: true })],
    ['TRIGGER_PRICE', limit('buy', '60000', '0.1', { stop_loss: '60001' })],
    ['NO_POSITION', { side: 'sell', type: 'tp', trigger_price: '70000' }],
    ['NO_LIQUIDITY', { ...market('buy', '0.1'), symbol: 'ETHUSDT' }],
  ])('refuses with the error %s a futures order that breaks a rule', async (name, order) => {
    expect(await refused(order)).toMatchObject({ error: name })
  })

  test('refuses an order that changes the margin mode or lowers the leverage of an open isolated position', async () => {
    await openLong('0.1', { margin_mode: 'isolated', leverage: 20 })
    expect(await refused(limit('buy', '50000', '0.1', { margin_mode: 'cross' }))).toMatchObject({
      error: 'MARGIN_MODE_LOCKED',
      field: 'margin_mode',
    })
    expect(await refused(limit('buy', '50000', '0.1', { leverage: 10 }))).toMatchObject({
      error: 'LEVERAGE_LOCKED',
    })
  })

  test('a halt of a contract cancels its open orders and refuses new ones', async () => {
    const { halts } = futures.sandbox.exchange()
    await futures.place(ann, limit('buy', '50000', '0.1'))
    await halts.set('futures', 'BTCUSDT', true)
    expect(await refused(limit('buy', '50000', '0.1'))).toMatchObject({ error: 'SYMBOL_HALTED' })
    const history = await futures.call('futures.orders', { scope: 'history' }, ann)
    expect(history.data.list).toMatchObject([{ status: 'cancelled', reason: 'system' }])
    const { order_no } = history.data.list[0] as { order_no: string }
    expect((await futures.call('notices.latestMessage', {}, ann)).data).toMatchObject({
      ...{ type: 'trade', ref_type: 'futures_order', ref_no: order_no },
      title: 'Order canceled by the exchange',
    })
    await halts.set('futures', 'BTCUSDT', false)
    expect((await futures.place(ann, limit('buy', '50000', '0.1'))).data.status).toBe('open')
  })

  test('refuses a post-only order that would trade at once', async () => {
    await futures.place(bob, limit('sell', '60000', '0.1'))
    expect(await refused(limit('buy', '60000', '0.1', { tif: 'PO' }))).toMatchObject({
      error: 'POST_ONLY_WOULD_TAKE',
    })
  })

  test('refuses to close a position that does not exist, or a quantity that is not a multiple of the quantity step', async () => {
    expect((await futures.close(ann, { symbol: 'BTCUSDT' })).data).toMatchObject({ error: 'NO_POSITION' })
    expect((await futures.close(ann, { all: true })).data).toEqual({ orders: [], failed: [] })
    await openLong('0.1')
    const odd = await futures.close(ann, { symbol: 'BTCUSDT', quantity: '0.0005' })
    expect(odd.data).toMatchObject({ error: 'QTY_STEP' })
  })

  test('a request to close all positions lists the positions that could not be closed, with the errors', async () => {
    await openLong('0.1')
    const { data } = await futures.close(ann, { all: true })
    expect(data).toMatchObject({
      orders: [],
      failed: [{ symbol: 'BTCUSDT', code: 5307, error: 'NO_LIQUIDITY' }],
    })
  })
})

describe('futures requests with missing or disallowed fields', () => {
  test.each([
    [{ side: 'buy', type: 'limit', quantity: '1' }, { price: 'REQUIRED' }],
    [limit('buy', '60000', '1', { trigger_price: '1' }), { trigger_price: 'MODE_INVALID' }],
    [market('buy', '1', { price: '60000', tif: 'IOC' }), { price: 'MODE_INVALID', tif: 'MODE_INVALID' }],
    [{ side: 'buy', type: 'market' }, { quantity: 'REQUIRED' }],
    [{ side: 'sell', type: 'tp' }, { trigger_price: 'REQUIRED' }],
    [
      { side: 'sell', type: 'sl', trigger_price: '1', quantity: '1', leverage: 3 },
      { quantity: 'MODE_INVALID', leverage: 'MODE_INVALID' },
    ],
  ])('rejects the order %o with a missing or disallowed field', async (order, fields) => {
    const { data } = await futures.place(ann, order)
    expect(data).toMatchObject({ error: 'VALIDATION', fields })
  })

  test.each([
    [{}, { order_no: 'REQUIRED' }],
    [{ all: true }, { symbol: 'REQUIRED' }],
    [{ client_order_id: 'x', symbol: 'BTCUSDT' }, { symbol: 'MODE_INVALID' }],
  ])('rejects the cancel request %o with a missing or disallowed field', async (target, fields) => {
    expect((await futures.call('futures.cancel', target, ann)).data).toMatchObject({ fields })
  })

  test('rejects a request to close a position with a market order if the request contains a price', async () => {
    const { data } = await futures.close(ann, { symbol: 'BTCUSDT', price: '1' })
    expect(data).toMatchObject({ fields: { price: 'MODE_INVALID' } })
  })
})

describe('cancellation of futures orders', () => {
  test('cancels orders by order number, by client order id, or all orders of a symbol, and refuses unknown and ended orders', async () => {
    const cancel = (target: Record<string, unknown>, token = ann) =>
      futures.call('futures.cancel', target, token)
    const one = await futures.place(ann, limit('buy', '50000', '0.01', { margin_mode: 'isolated' }))
    await futures.place(ann, limit('buy', '50001', '0.01', { client_order_id: 'two' }))
    await futures.place(ann, limit('buy', '50002', '0.01'))
    expect((await futures.positions(ann)).account).toMatchObject({ order_margin: '75.75151500' })
    expect((await cancel({ order_no: one.data.order_no }, bob)).data).toMatchObject({
      error: 'ORDER_NOT_FOUND',
    })
    expect((await cancel({ order_no: one.data.order_no })).data.cancelled).toMatchObject([
      { status: 'cancelled', reason: null },
    ])
    expect((await cancel({ order_no: one.data.order_no })).data).toMatchObject({ error: 'ORDER_CLOSED' })
    expect((await cancel({ client_order_id: 'two' })).data.cancelled).toHaveLength(1)
    expect((await cancel({ all: true, symbol: 'BTCUSDT' })).data.cancelled).toHaveLength(1)
    expect((await futures.positions(ann)).account).toMatchObject({
      order_margin: '0.00000000',
      wallet_balance: '10000.00000000',
    })
  })
})
