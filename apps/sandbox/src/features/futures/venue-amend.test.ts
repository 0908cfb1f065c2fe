import { describe, expect, test } from 'vitest'
import { TestVenue } from './test-venue.ts'

const A = 10_001
const B = 10_002
const C = 10_003

/** Opens a test venue with funded members, a mark price and last price of 60000, and an empty order book. */
function stage({ usdt = '10000' } = {}) {
  const it = new TestVenue()
  it.mark('60000')
  for (const member of [B, C]) it.deposit(member, '1000000')
  it.deposit(A, usdt)
  it.accept(B, { side: 'buy', price: '60000', quantity: '0.01' })
  it.accept(C, { side: 'sell', price: '60000', quantity: '0.01' })
  return it
}

const bid = { side: 'buy', price: '59000', quantity: '0.1' } as const
const stop = {
  type: 'stop_limit',
  side: 'buy',
  triggerPrice: '61000',
  price: '61100',
  quantity: '0.1',
} as const

describe('amendment of an order that rests in the book', () => {
  test('an amended order reserves margin for its new price and quantity', () => {
    const it = stage()
    const order = it.accept(A, bid)
    // A bid of 0.1 at 59000 with 20x leverage reserves 59000 × 0.1 / 20 plus a fee of 0.05 percent of its value.
    // After the amendment, the bid is 0.2 at 58000.
    expect(it.figures(A)).toMatchObject({ order_margin: '297.95000000' })
    expect(it.amend(order, { price: '58000', quantity: '0.2' })).toBeNull()
    expect(it.openOrders(A)).toMatchObject([{ orderNo: order.orderNo, price: '58000', quantity: '0.2' }])
    expect(it.figures(A)).toMatchObject({ order_margin: '585.80000000' })
    expect(it.venue.depth('BTCUSDT')!.bids).toEqual([[580_000, 200]])
  })

  test('an amended isolated order can use the margin that it already reserves, but no more than the balance', () => {
    const it = stage({ usdt: '600' })
    const order = it.accept(A, { ...bid, quantity: '0.2', marginMode: 'isolated' })
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['4.1', '595.9'])
    expect(it.amend(order, { price: '59400' })).toBeNull()
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['0.06', '599.94'])
    expect(it.amend(order, { price: '59410' })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['0.06', '599.94'])
    expect(it.amend(order, { quantity: '0.1' })).toBeNull()
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['300.03', '299.97'])
  })

  test('an amended order keeps its place in the queue if its quantity falls, and goes to the end if its quantity rises', () => {
    const it = stage()
    const first = it.accept(A, bid)
    const second = it.accept(B, bid)
    it.amend(first, { quantity: '0.05' })
    it.accept(C, { side: 'sell', price: '59000', quantity: '0.05' })
    expect([first.status, second.status]).toEqual(['completed', 'open'])
    const third = it.accept(A, bid)
    it.amend(second, { quantity: '0.11' })
    it.accept(C, { side: 'sell', price: '59000', quantity: '0.1' })
    expect([second.status, third.status]).toEqual(['open', 'completed'])
  })

  test('an amended order keeps its filled part, and trades at once as taker if its new price reaches the other side of the book', () => {
    const it = stage()
    const order = it.accept(A, { ...bid, takeProfit: '62000' })
    it.accept(C, { side: 'sell', price: '59000', quantity: '0.04' })
    it.accept(C, { side: 'sell', price: '60100', quantity: '0.06' })
    expect(it.amend(order, { price: '59500' })).toBeNull()
    expect(order).toMatchObject({ status: 'partial', filled: '0.04', quantity: '0.1' })
    expect(it.amend(order, { price: '60100' })).toBeNull()
    expect(it.fills).toMatchObject([{ liquidity: 'maker' }, { liquidity: 'taker', price: '60100' }])
    expect(order).toMatchObject({ status: 'completed', filled: '0.1', quoteFilled: '5966' })
    expect(it.position(A)).toMatchObject({ quantity: '0.1' })
    expect(it.openOrders(A)).toMatchObject([{ type: 'tp', triggerPrice: '62000' }])
  })

  test('an amended order reserves margin at the leverage that its symbol has at the time of the amendment', () => {
    const it = stage()
    const order = it.accept(A, bid)
    it.accept(A, { ...bid, price: '50000', leverage: 50 })
    it.amend(order, { quantity: '0.05' })
    expect(order).toMatchObject({ leverage: 50, reserved: 6_047_500_000n })
    it.amend(order, { quantity: '0.06' })
    expect(order).toMatchObject({ leverage: 50, reserved: 7_257_000_000n })
  })

  test('an amended reduce-only order is limited to the part of the position that no other reduce-only order covers', () => {
    const it = stage()
    it.accept(C, { side: 'sell', price: '60000', quantity: '0.1' })
    it.accept(A, { side: 'buy', quantity: '0.1' })
    const exit = { side: 'sell', price: '61000', quantity: '0.04', reduceOnly: true } as const
    const order = it.accept(A, exit)
    it.accept(A, { ...exit, price: '62000' })
    expect(it.amend(order, { quantity: '0.2' })).toBeNull()
    expect(order).toMatchObject({ status: 'open', quantity: '0.06', reserved: 0n })
  })

  test('a repeated amendment of a reduce-only order that was cut changes nothing, so the order keeps its place in the queue', () => {
    const it = stage()
    it.accept(C, { side: 'sell', price: '60000', quantity: '0.1' })
    it.accept(A, { side: 'buy', quantity: '0.1' })
    const exit = { side: 'sell', price: '60500', quantity: '0.05' } as const
    const order = it.accept(A, { ...exit, reduceOnly: true })
    expect(it.amend(order, { quantity: '0.2' })).toBeNull()
    expect(order).toMatchObject({ status: 'open', quantity: '0.1' })
    const behind = it.accept(B, exit)
    expect(it.amend(order, { quantity: '0.2' })).toBeNull()
    expect(it.change).toMatchObject({ changed: new Set(), postings: [] })
    it.accept(C, { side: 'buy', price: '60500', quantity: '0.1' })
    expect([order.status, behind.status]).toEqual(['completed', 'open'])
  })

  test('a partly filled order can be amended to a price beyond the position’s take profit', () => {
    const it = stage()
    const order = it.accept(A, { ...bid, takeProfit: '62000' })
    it.accept(C, { side: 'sell', price: '59000', quantity: '0.04' })
    expect(it.amend(order, { price: '62100' })).toBeNull()
    expect(order).toMatchObject({ status: 'partial', price: '62100' })
  })

  test('if the mark price has moved so far that an order’s price is outside the band, its quantity can still be amended', () => {
    const it = stage()
    const order = it.accept(A, bid)
    it.mark('130000')
    expect(it.amend(order, { quantity: '0.05' })).toBeNull()
    expect(it.amend(order, { price: '59000.1' })).toMatchObject({ error: 'PRICE_BAND' })
    expect(order).toMatchObject({ price: '59000', quantity: '0.05' })
  })

  test('refuses an amendment that leaves less than the minimum value to fill', () => {
    const it = new TestVenue('LTCUSDT')
    it.mark('80')
    for (const member of [A, B]) it.deposit(member, '10000')
    const order = it.accept(A, { side: 'buy', price: '80', quantity: '2' })
    it.accept(B, { side: 'sell', price: '80', quantity: '1' })
    expect(it.amend(order, { quantity: '1.062' })).toMatchObject({ error: 'MIN_NOTIONAL' })
    expect(it.amend(order, { quantity: '1.063' })).toBeNull()
  })

  test('an amendment to the terms that an order already has changes nothing', () => {
    const it = stage()
    const first = it.accept(A, bid)
    const second = it.accept(B, bid)
    expect(it.amend(first, {})).toBeNull()
    expect(it.change.changed.size).toBe(0)
    it.accept(C, { side: 'sell', price: '59000', quantity: '0.1' })
    expect([first.status, second.status]).toEqual(['completed', 'open'])
  })
})

describe('amendment of an order that waits for its trigger', () => {
  test('a stop order that is amended to a trigger price on the other side of the current price fires when the price reaches it', () => {
    const it = stage()
    const order = it.accept(A, stop)
    expect(it.amend(order, { triggerPrice: '59500', price: '59400' })).toBeNull()
    expect(order).toMatchObject({ status: 'pending', triggerWhen: 'falls', reserved: 0n })
    it.accept(B, { side: 'buy', price: '61000', quantity: '0.01' })
    it.accept(C, { side: 'sell', price: '61000', quantity: '0.01' })
    expect(order.status).toBe('pending')
    it.accept(B, { side: 'buy', price: '59500', quantity: '0.01' })
    it.accept(C, { side: 'sell', price: '59500', quantity: '0.01' })
    expect(order).toMatchObject({ status: 'open', price: '59400' })
    expect(it.amend(order, { triggerPrice: '59600' })).toMatchObject({
      fields: { trigger_price: 'MODE_INVALID' },
    })
    expect(it.amend(order, { price: '59300' })).toBeNull()
    expect(it.venue.depth('BTCUSDT')!.bids).toEqual([[593_000, 100]])
  })

  test('a partly filled stop order refuses a new amendment, but accepts a repetition of its last amendment', () => {
    const it = stage()
    const order = it.accept(A, { ...stop, type: 'stop_market', price: null })
    it.quote('sell', 610_000, 4)
    it.accept(B, { side: 'buy', quantity: '0.001' })
    expect(order).toMatchObject({ status: 'pending', filled: '0.003' })
    expect(it.amend(order, {})).toBeNull()
    expect(it.amend(order, { quantity: '0.2' })).toMatchObject({ fields: { order_no: 'MODE_INVALID' } })
  })
})

describe('refused amendments', () => {
  const cases = [
    ['to a price off the tick', { price: '59000.01' }, 'PRICE_TICK'],
    ['to a price outside the price band', { price: '20000' }, 'PRICE_BAND'],
    ['to the filled quantity', { quantity: '0.02' }, 'QTY_STEP'],
    ['to a quantity between two steps', { quantity: '0.0305' }, 'QTY_STEP'],
    ['that the balance does not cover', { quantity: '5' }, 'INSUFFICIENT_BALANCE'],
    ['beyond the leverage bracket', { quantity: '300' }, 'LEVERAGE_RANGE'],
    ['to a price behind its take profit', { price: '61500' }, 'TRIGGER_PRICE'],
    ['of a post-only order that would trade', { price: '60500' }, 'POST_ONLY_WOULD_TAKE'],
  ] as const
  test.each(cases)('refuses an amendment %s and changes nothing', (_, terms, error) => {
    const it = stage()
    const order = it.accept(A, { ...bid, timeInForce: 'PO', takeProfit: '61200' })
    if (error === 'QTY_STEP') it.accept(C, { side: 'sell', price: '59000', quantity: '0.02' })
    else it.accept(C, { side: 'sell', price: '60400', quantity: '0.02' })
    const state = () => [
      it.openOrders(A).map((one) => ({ ...one })),
      it.figures(A),
      it.venue.depth('BTCUSDT'),
    ]
    const before = state()
    expect(it.amend(order, terms)).toMatchObject({ error })
    expect(state()).toEqual(before)
    expect(it.change.postings).toEqual([])
  })

  test('refuses to amend an order while its contract is halted', () => {
    const it = stage()
    it.accept(C, { side: 'sell', price: '60000', quantity: '0.1' })
    it.accept(A, { side: 'buy', quantity: '0.1' })
    const exit = it.accept(A, {
      ...stop,
      side: 'sell',
      triggerPrice: '59000',
      price: '58900',
      reduceOnly: true,
    })
    it.run((context) => it.venue.halt('BTCUSDT', true, context))
    expect(it.amend(exit, { triggerPrice: '58000' })).toMatchObject({ error: 'SYMBOL_HALTED' })
    expect(exit).toMatchObject({ status: 'pending', triggerPrice: '59000' })
  })

  test('refuses to amend the trigger price of a stop order to the current price', () => {
    const it = stage()
    const order = it.accept(A, stop)
    expect(it.amend(order, { triggerPrice: '60000' })).toMatchObject({ error: 'TRIGGER_PRICE' })
    expect(order).toMatchObject({ triggerPrice: '61000', triggerWhen: 'rises' })
  })
})
