import { describe, expect, test } from 'vitest'
import { QUOTING_ACCOUNT, TAKING_ACCOUNT } from '../../prices/market-maker.ts'
import { TestVenue } from './test-venue.ts'

const A = 10_001
const B = 10_002
const C = 10_003

/** Opens a test venue with funded members, quotes around 60000 and a last price of 60000. */
function stage({ usdt = '100000', lots = 1_000_000 } = {}) {
  const it = new TestVenue()
  it.mark('60000')
  for (const member of [B, C]) it.deposit(member, '1000000')
  it.deposit(A, usdt)
  tradeAt(it, '60000')
  it.requote(600_000, lots)
  return it
}

/** Moves the last price by a trade of two other members, after all quotes were removed. */
function tradeAt(it: TestVenue, price: string) {
  const cancel = it.venue.quotes('BTCUSDT').map(({ id }) => id)
  it.run((context) => it.venue.marketMaker({ symbol: 'BTCUSDT', cancel, orders: [] }, context))
  it.accept(B, { side: 'buy', price, quantity: '0.01' })
  it.accept(C, { side: 'sell', price, quantity: '0.01' })
}

const stop = { type: 'stop_market', side: 'buy', triggerPrice: '60600', quantity: '0.1' } as const

test('refuses a market order if its take profit or stop loss depends on the mark price and is on the wrong side of the mark price', () => {
  const it = stage()
  it.mark('61000')
  const order = { quantity: '0.1', triggerBy: 'mark' } as const
  expect(it.place(A, { ...order, takeProfit: '60500' })).toMatchObject({
    error: 'TRIGGER_PRICE',
    field: 'take_profit',
  })
  expect(it.place(A, { ...order, side: 'sell', stopLoss: '61000' })).toMatchObject({
    error: 'TRIGGER_PRICE',
    field: 'stop_loss',
  })
  it.accept(A, { ...order, takeProfit: '60500', triggerBy: 'last' })
  expect(it.position(A)).toMatchObject({ quantity: '0.1' })
})

describe('stop orders', () => {
  test('a stop market order reserves nothing, fires when the price reaches its trigger, and opens a position', () => {
    const it = stage()
    const order = it.accept(A, stop)
    expect(order).toMatchObject({ status: 'pending', triggerWhen: 'rises', reserved: 0n })
    expect(it.figures(A)).toMatchObject({ order_margin: '0.00000000', available: '100000.00000000' })
    tradeAt(it, '60599.9')
    expect(order.status).toBe('pending')
    tradeAt(it, '60600')
    it.requote(606_000)
    expect(order).toMatchObject({ status: 'completed', filled: '0.1', quoteFilled: '6060.01' })
    expect(it.position(A)).toMatchObject({ quantity: '0.1' })
    expect(it.change.notices).toMatchObject([{ memberId: A, kind: 'triggered' }])
  })

  test('a stop limit order whose trigger is reached rests at its limit price ahead of later orders, and reserves margin only then', () => {
    const it = stage()
    const order = it.accept(A, { ...stop, type: 'stop_limit', price: '60500', side: 'buy' })
    const earlier = it.accept(B, { side: 'buy', price: '60500', quantity: '0.1' })
    expect(earlier.status).toBe('completed')
    tradeAt(it, '60700')
    expect(order).toMatchObject({ status: 'open', reserved: 30_552_500_000n })
    const first = it.accept(B, { side: 'buy', price: '60500', quantity: '0.1' })
    it.accept(C, { side: 'sell', price: '60500', quantity: '0.1' })
    expect([order.status, first.status]).toEqual(['completed', 'open'])
  })

  test('a stop order that watches the mark price fires when the mark price reaches its trigger, whatever the last price is', () => {
    const it = stage()
    const order = it.accept(A, { ...stop, side: 'sell', triggerPrice: '59000', triggerBy: 'mark' })
    tradeAt(it, '58900')
    it.requote(600_000)
    expect(order).toMatchObject({ status: 'pending', triggerWhen: 'falls' })
    it.mark('59000')
    expect(order.status).toBe('completed')
    expect(it.position(A)).toMatchObject({ quantity: '-0.1' })
  })

  describe('two orders of the market maker in one command', () => {
    /**
     * Opens a position of member A on the side `open`, unless it is null, and places an order of A. Then the market
     * maker quotes a bid of 59999 and an ask of 60011. The returned function `take` sends taker orders of the market
     * maker against these quotes in one command.
     */
    function between(open: 'buy' | 'sell' | null, terms: Parameters<TestVenue['place']>[1]) {
      const it = stage()
      if (open !== null) it.accept(A, { side: open, quantity: '0.1' })
      const order = it.accept(A, terms)
      const cancel = it.venue.quotes('BTCUSDT').map(({ id }) => id)
      const quote = (side: 'buy' | 'sell', price: number) =>
        ({ member: QUOTING_ACCOUNT, side, price, lots: 1_000, timeInForce: 'GTC' }) as const
      const take = (side: 'buy' | 'sell', price: number) =>
        ({ member: TAKING_ACCOUNT, side, price, lots: 10, timeInForce: 'IOC' }) as const
      const quotes = [quote('buy', 599_990), quote('sell', 600_110)]
      it.run((context) => it.venue.marketMaker({ symbol: 'BTCUSDT', cancel, orders: quotes }, context))
      return {
        it,
        order,
        take: (...sides: ('buy' | 'sell')[]) => {
          const orders = sides.map((side) => take(side, side === 'buy' ? 600_110 : 599_990))
          it.run((context) => it.venue.marketMaker({ symbol: 'BTCUSDT', cancel: [], orders }, context))
        },
      }
    }

    test.each([
      ['tp', '60010', ['buy', 'sell']],
      ['sl', '59999', ['sell', 'buy']],
    ] as const)(
      'a %s fires if only the first of the market maker’s two orders moves the last price to the trigger price',
      (type, triggerPrice, sides) => {
        const { it, order, take } = between('buy', { type, side: 'sell', triggerPrice })
        take(...sides)
        expect(order.status).toBe('completed')
        expect(it.position(A)).toBeUndefined()
        expect(it.ended.filter(({ position }) => position.memberId === A)).toMatchObject([{ closedBy: type }])
      },
    )

    test('a stop market order fires if only the first of the market maker’s two orders moves the last price to the trigger price', () => {
      const { it, order, take } = between(null, { ...stop, triggerPrice: '60010' })
      take('buy', 'sell')
      expect(order.status).toBe('completed')
      expect(it.position(A)).toMatchObject({ quantity: '0.1' })
    })
  })

  test('a stop order expires with a notice to its owner if the margin is insufficient when its trigger is reached', () => {
    const it = stage({ usdt: '100' })
    const order = it.accept(A, { ...stop, quantity: '1' })
    tradeAt(it, '60600')
    it.requote(606_000)
    expect(order).toMatchObject({ status: 'expired', reason: 'insufficient_margin', filled: '0' })
    expect(it.change.notices).toMatchObject([{ memberId: A, kind: 'stop_failed' }])
    expect(it.position(A)).toBeUndefined()
  })

  test('a triggered stop market order waits for prices inside its price protection, and its unfilled part waits for further such prices', () => {
    const it = stage()
    const order = it.accept(A, stop)
    tradeAt(it, '60600')
    expect(order).toMatchObject({ status: 'pending', filled: '0' })
    it.quote('sell', 606_010, 4)
    expect(order).toMatchObject({ status: 'pending', filled: '0.004' })
    it.quote('sell', 606_020, 1_000)
    expect(order).toMatchObject({ status: 'completed', filled: '0.1' })
    expect(it.position(A)).toMatchObject({ quantity: '0.1' })
  })

  test('a stop order uses the leverage that the member has set for its symbol when the trigger is reached', () => {
    const it = stage()
    const order = it.accept(A, { ...stop, leverage: 10, marginMode: 'isolated' })
    it.accept(A, { side: 'buy', price: '50000', quantity: '0.1', leverage: 50 })
    tradeAt(it, '60600')
    it.requote(606_000)
    expect(order).toMatchObject({ status: 'completed', leverage: 50 })
    expect(it.position(A)).toMatchObject({ margin: '121.2002', leverage: 50 })
  })

  test('a stop order attaches its take profit and stop loss to the position that it opens', () => {
    const it = stage()
    it.accept(A, { ...stop, takeProfit: '62000', stopLoss: '60000' })
    tradeAt(it, '60600')
    it.requote(606_000)
    expect(it.openOrders(A)).toMatchObject([
      { type: 'tp', triggerPrice: '62000' },
      { type: 'sl', triggerPrice: '60000' },
    ])
  })

  test('a reduce-only stop order that fires is limited to the size of the position; reduce-only stop orders expire when the position closes', () => {
    const it = stage()
    it.accept(A, { side: 'buy', quantity: '0.1' })
    const cut = it.accept(A, {
      ...stop,
      side: 'sell',
      triggerPrice: '59400',
      quantity: '0.5',
      reduceOnly: true,
    })
    const left = it.accept(A, { ...stop, side: 'sell', triggerPrice: '59000', reduceOnly: true })
    tradeAt(it, '59400')
    it.requote(594_000)
    expect(cut).toMatchObject({ status: 'completed', quantity: '0.1', filled: '0.1' })
    expect(it.position(A)).toBeUndefined()
    expect(left).toMatchObject({ status: 'expired', reason: 'position_gone' })
  })

  test('a halt cancels all stop orders that are not reduce-only; a liquidation cancels the reduce-only ones too', () => {
    const it = stage({ usdt: '1000' })
    it.accept(A, { side: 'buy', quantity: '0.15', leverage: 20 })
    const opening = it.accept(A, { ...stop, quantity: '0.01' })
    const closing = it.accept(A, { ...stop, side: 'sell', triggerPrice: '59400', reduceOnly: true })
    it.run((context) => it.venue.halt('BTCUSDT', true, context))
    expect(opening).toMatchObject({ status: 'cancelled', reason: 'system' })
    expect(closing.status).toBe('pending')
    it.mark('50000')
    expect(it.ended).toMatchObject([{ closedBy: 'liquidation' }])
    expect(closing).toMatchObject({ status: 'cancelled', reason: 'system' })
  })

  test.each([
    ['TRIGGER_PRICE', { triggerPrice: '60000' }],
    ['PRICE_TICK', { triggerPrice: '60600.05' }],
    ['PRICE_BAND', { triggerPrice: '90000.1' }],
    ['PRICE_BAND', { type: 'stop_limit', price: '30000' }],
    ['QTY_STEP', { quantity: '0.00001' }],
    ['REDUCE_ONLY_REJECTED', { reduceOnly: true }],
    ['LEVERAGE_RANGE', { leverage: 126 }],
    ['TRIGGER_PRICE', { takeProfit: '60500' }],
  ] as const)('returns the error %s for a stop order with the terms %o', (error, fields) => {
    const it = stage()
    const answer = it.place(A, { ...stop, ...fields })
    expect(answer).toMatchObject({ error })
    expect(it.openOrders(A)).toEqual([])
  })

  test('stop orders count toward the limit of 200 open orders in a symbol', () => {
    const it = stage()
    for (let count = 0; count < 200; count++) it.accept(A, stop)
    expect(it.place(A, stop)).toMatchObject({ error: 'MAX_OPEN_ORDERS' })
    expect(it.place(A, { side: 'buy', price: '59000', quantity: '0.01' })).toMatchObject({
      error: 'MAX_OPEN_ORDERS',
    })
  })
})

describe('reversing a position', () => {
  test('an order that reverses a long position closes it and opens a short of the requested quantity', () => {
    const it = stage()
    it.accept(A, { side: 'buy', quantity: '0.1', takeProfit: '66000' })
    const order = it.accept(A, { side: 'sell', quantity: '0.1', reverse: true })
    expect(order).toMatchObject({
      positionEffect: 'flip',
      quantity: '0.2',
      filled: '0.2',
      status: 'completed',
    })
    expect(it.position(A)).toMatchObject({ quantity: '-0.1' })
    expect(it.openOrders(A)).toEqual([])
  })

  test('an order that reverses a position opens the requested quantity although the position has changed since the member confirmed it', () => {
    const it = stage()
    it.accept(A, { side: 'buy', quantity: '0.1' })
    it.accept(A, { side: 'sell', quantity: '0.04' })
    it.accept(A, { side: 'sell', quantity: '0.1', reverse: true })
    expect(it.position(A)).toMatchObject({ quantity: '-0.1' })
  })

  test('refuses an order to reverse a position if there is no position or if the order would increase the position', () => {
    const it = stage()
    expect(it.place(A, { side: 'sell', quantity: '0.1', reverse: true })).toMatchObject({
      error: 'NO_POSITION',
    })
    it.accept(A, { side: 'sell', quantity: '0.1' })
    expect(it.place(A, { side: 'sell', quantity: '0.1', reverse: true })).toMatchObject({
      error: 'REDUCE_ONLY_REJECTED',
    })
    expect(it.position(A)).toMatchObject({ quantity: '-0.1' })
  })

  test('an order that reverses a position is refused as a whole if the new position cannot be funded', () => {
    const it = stage({ usdt: '400' })
    it.accept(A, { side: 'buy', quantity: '0.1', leverage: 20 })
    const answer = it.place(A, { side: 'sell', quantity: '1', reverse: true })
    expect(answer).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    expect(it.position(A)).toMatchObject({ quantity: '0.1' })
  })
})
