import { describe, expect, test } from 'vitest'
import { accountView } from './position-views.ts'
import { TestVenue } from './test-venue.ts'

const A = 10_001
const B = 10_002
const C = 10_003

/** Opens a test venue with three funded members and a mark price. */
function stage(mark = '60000', usdt = '100000') {
  const it = new TestVenue()
  it.mark(mark)
  for (const member of [A, B, C]) it.deposit(member, usdt)
  return it
}

/** Executes a trade of member A with member B at a price. */
function trade(it: TestVenue, side: 'buy' | 'sell', price: string, quantity: string, fields = {}) {
  it.accept(B, { side: side === 'buy' ? 'sell' : 'buy', price, quantity })
  return it.accept(A, { side, price, quantity, ...fields })
}

describe('the maximum leverage of a symbol that the account shows', () => {
  const shown = (it: TestVenue) =>
    accountView(it.venue, A, it.rates.taker).settings.find(({ symbol }) => symbol === 'BTCUSDT')!.max_leverage

  test('the maximum leverage is computed from the resting orders of each side separately, as in the check of a new order', () => {
    const it = stage()
    it.accept(A, { side: 'buy', price: '59000', quantity: '0.6' })
    it.accept(A, { side: 'sell', price: '61000', quantity: '0.6' })
    expect(shown(it)).toBe(125)
    it.accept(A, { side: 'buy', price: '50000', quantity: '0.001', leverage: 125 })
    it.accept(A, { side: 'sell', price: '61000', quantity: '0.6', leverage: 100 })
    expect(shown(it)).toBe(100)
    expect(it.place(A, { side: 'buy', price: '50000', quantity: '0.001', leverage: 101 })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 100 },
    })
  })

  test('the maximum leverage does not depend on a resting order that only closes the position', () => {
    const it = stage()
    it.accept(B, { side: 'sell', price: '60000', quantity: '0.8' })
    it.accept(A, { side: 'buy', quantity: '0.8' })
    const before = shown(it)
    it.accept(A, { side: 'sell', price: '61000', quantity: '0.8' })
    expect(shown(it)).toBe(before)
  })
})

describe('trades of futures orders', () => {
  test('books two buys and a partial sell of an isolated 10x position as in test vector FIL-01', () => {
    const it = stage()
    const terms = { marginMode: 'isolated', leverage: 10 } as const
    trade(it, 'buy', '60000', '0.1', terms)
    trade(it, 'buy', '60100', '0.2', terms)
    trade(it, 'sell', '61000', '0.1')
    const position = it.position(A)!
    expect(it.entryPrice(A)).toBe('60066.66666667')
    expect(position).toMatchObject({
      quantity: '0.2',
      realizedPnl: '93.33333333',
      margin: '1201.33333334',
      leverage: 10,
      maxQuantity: '0.3',
    })
    expect(it.wallet(A, 'isolated:BTCUSDT')).toBe('1201.33333334')
    expect(it.position(B)!.realizedPnl).toBe('-93.33333334')
    expect(it.balance('sys:clearing')).toBe('0.00000001')
  })

  test('a sell order that is larger than a long position closes it and opens a short position with the rest of the quantity, as in test vector FIL-02', () => {
    const it = stage()
    trade(it, 'buy', '60000', '0.1')
    const order = trade(it, 'sell', '61000', '0.3', { takeProfit: '55000' })
    expect(order).toMatchObject({ positionEffect: 'flip', status: 'completed' })
    const own = it.ended.filter(({ position }) => position.memberId === A)
    const ended = { side: 'long', entryPrice: '60000', exitPrice: '61000', closedBy: 'user' }
    expect(own).toMatchObject([{ ...ended, position: { realizedPnl: '100', quantity: '0' } }])
    expect(it.position(A)).toMatchObject({ quantity: '-0.2', cost: '12200', realizedPnl: '0' })
    expect(it.openOrders(A)).toMatchObject([{ type: 'tp', side: 'buy', status: 'pending' }])
  })

  test('a sell order whose limit is below the best bid trades at the price of the bid, and its margin is computed from that price', () => {
    const it = stage()
    it.accept(B, { side: 'buy', price: '61000', quantity: '1' })
    const order = it.accept(A, {
      side: 'sell',
      price: '60000',
      quantity: '1',
      marginMode: 'isolated',
      leverage: 10,
    })
    expect(order.quoteFilled).toBe('61000')
    expect(it.position(A)).toMatchObject({ margin: '6100' })
    expect(it.wallet(A)).toBe('93869.5')
  })

  test('books the fees of maker and taker to sys:fee, each at its own rate and rounded up to 8 decimals', () => {
    const it = stage()
    trade(it, 'buy', '60000.1', '0.001')
    expect(it.fills.map(({ fee, liquidity }) => [liquidity, fee])).toEqual([
      ['maker', '0.01200002'],
      ['taker', '0.03000005'],
    ])
    expect(it.balance('sys:fee')).toBe('0.04200007')
  })
})

describe('funds reserved by orders', () => {
  test('an isolated order freezes its margin and taker fee; each fill and a cancellation release the corresponding part', () => {
    const it = stage()
    const order = it.accept(A, { price: '60000', quantity: '1', marginMode: 'isolated', leverage: 10 })
    expect(it.wallet(A, 'frozen')).toBe('6030')
    it.accept(B, { side: 'sell', quantity: '0.4' })
    expect(order).toMatchObject({ status: 'partial', reserved: 361_800_000_000n })
    expect([it.wallet(A, 'frozen'), it.wallet(A, 'isolated:BTCUSDT')]).toEqual(['3618', '2400'])
    it.cancel(order)
    expect(order).toMatchObject({ status: 'cancelled', reason: 'user', reserved: 0n, filled: '0.4' })
    expect([it.wallet(A, 'frozen'), it.wallet(A)]).toEqual(['0', '97595.2'])
  })

  test('the reserve of a cross order appears only in the account figures, without a ledger posting', () => {
    const it = stage()
    it.accept(A, { price: '60000', quantity: '1', leverage: 10 })
    expect(it.wallet(A, 'frozen')).toBe('0')
    expect(it.figures(A)).toMatchObject({
      order_margin: '6030.00000000',
      available: '93970.00000000',
    })
  })

  test('refuses an order if 1e-8 USDT is missing, returns the available amount and changes nothing', () => {
    const it = stage('60000', '6029.99999999')
    const asked = { price: '60000', quantity: '1', leverage: 10, marginMode: 'isolated' } as const
    expect(it.place(A, asked)).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '6029.99999999' },
    })
    expect(it.change).toMatchObject({ postings: [], created: new Set(), settings: new Set() })
    expect(it.venue.setting(A, 'BTCUSDT')).toMatchObject({ marginMode: 'cross', leverage: 20 })
    it.deposit(A, '0.00000001')
    expect(it.place(A, asked)).toMatchObject({ status: 'open' })
  })

  test('a market order needs funds for all price levels at which it would trade, and for its immediate loss compared with the mark price', () => {
    const it = stage('60000', '6000')
    it.quote('sell', 600_000, 1_000)
    it.quote('sell', 610_000, 1_000)
    expect(it.place(A, { quantity: '2', leverage: 20 })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    // The order needs 7110.50 USDT: a margin of 6050, fees of 60.5, and 1000 for its immediate loss. The loss arises
    // because one of its two BTC trades at 1000 above the mark price. With this deposit, the balance is 0.00000001 USDT
    // too low.
    it.deposit(A, '1110.49999999')
    expect(it.place(A, { quantity: '2', leverage: 20 })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    it.deposit(A, '0.00000001')
    expect(it.place(A, { quantity: '2', leverage: 20 })).toMatchObject({ status: 'completed' })
    expect(it.wallet(A)).toBe('7050')
  })

  test('unrealized profit raises the amount that is available for orders, but cannot be transferred out', () => {
    const it = stage('60000', '7000')
    it.deposit(B, '1000000')
    trade(it, 'buy', '60000', '1', { leverage: 10 })
    it.mark('66000')
    expect(it.figures(A)).toMatchObject({
      available: '6370.00000000',
      max_transfer_out: '370.00000000',
    })
    const move = (amount: bigint) =>
      it.run((context) => it.venue.transfer(A, amount, `u:${A}:spot`, 'T', context))
    expect(move(-37_000_000_001n)).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '370.00000000' },
    })
    expect(move(-37_000_000_000n)).toBeNull()
    expect(it.wallet(A)).toBe('6600')
  })
})

describe('reduce-only orders', () => {
  test('a reduce-only order needs no margin, requires a position on the other side and is limited to the size of that position', () => {
    const it = stage('60000', '3100')
    it.deposit(B, '1000000')
    expect(it.place(A, { price: '60000', quantity: '1', reduceOnly: true })).toMatchObject({
      error: 'REDUCE_ONLY_REJECTED',
    })
    trade(it, 'buy', '60000', '1')
    expect(it.place(A, { price: '60000', quantity: '1', reduceOnly: true })).toMatchObject({
      error: 'REDUCE_ONLY_REJECTED',
    })
    const order = it.accept(A, { side: 'sell', price: '62000', quantity: '5', reduceOnly: true })
    expect(order).toMatchObject({ quantity: '1', reserved: 0n, positionEffect: 'reduce' })
    expect(it.place(A, { side: 'sell', price: '63000', quantity: '1', reduceOnly: true })).toMatchObject({
      error: 'REDUCE_ONLY_REJECTED',
    })
  })

  test('when a position shrinks, its newest reduce-only orders are reduced first', () => {
    const it = stage()
    trade(it, 'buy', '60000', '1')
    const older = it.accept(A, { side: 'sell', price: '62000', quantity: '0.6', reduceOnly: true })
    const newer = it.accept(A, { side: 'sell', price: '61000', quantity: '0.4', reduceOnly: true })
    trade(it, 'sell', '60000', '0.3')
    expect([older.quantity, newer.quantity]).toEqual(['0.6', '0.1'])
    trade(it, 'sell', '60000', '0.5')
    expect(newer).toMatchObject({ status: 'expired', reason: 'reduced' })
    expect(older).toMatchObject({ status: 'open', quantity: '0.2' })
    expect(it.venue.depth('BTCUSDT')!.asks).toEqual([[620_000, 200]])
    trade(it, 'sell', '60000', '0.2')
    expect(older).toMatchObject({ status: 'expired', reason: 'position_gone' })
  })

  test('a reduce-only order never reverses the position, not even between two fills of one execution', () => {
    const it = stage()
    trade(it, 'buy', '60000', '1')
    const plain = it.accept(A, { side: 'sell', price: '60100', quantity: '0.7' })
    const reduce = it.accept(A, { side: 'sell', price: '60200', quantity: '1', reduceOnly: true })
    it.accept(C, { quantity: '5' })
    expect([plain.status, reduce.status, reduce.filled]).toEqual(['completed', 'completed', '0.3'])
    expect(it.position(A)).toBeUndefined()
    expect(it.position(C)!.quantity).toBe('1')
  })
})

describe('margin mode and leverage', () => {
  test('the resting orders and a new order on the same side together determine the maximum leverage (code 5321)', () => {
    const it = stage('60000', '1000000000')
    const part = { price: '59000', quantity: '0.5', leverage: 125 }
    it.accept(A, part)
    expect(it.place(A, part)).toMatchObject({ error: 'LEVERAGE_RANGE', params: { max: 100 } })
    it.accept(A, { ...part, side: 'sell', price: '61000' })
    // Sell orders close the long position first, so only the quantity beyond the position counts for the maximum
    // leverage.
    trade(it, 'buy', '60000', '0.3', { leverage: 125 })
    expect(it.place(A, { ...part, side: 'sell', price: '61000', quantity: '0.7' })).toMatchObject({
      error: 'LEVERAGE_RANGE',
    })
    it.accept(A, { ...part, side: 'sell', price: '61000', quantity: '0.6' })
  })
  test('the combined size of a position and a new order limits the leverage (code 5321) and must not exceed the maximum size (code 5322)', () => {
    const it = stage('60000', '1000000000')
    expect(it.place(A, { price: '60000', quantity: '0.5', leverage: 126 })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 125 },
    })
    expect(it.place(A, { price: '60000', quantity: '1', leverage: 125 })).toMatchObject({
      params: { max: 100 },
    })
    trade(it, 'buy', '60000', '0.8', { leverage: 125 })
    expect(it.place(A, { price: '60000', quantity: '0.5' })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 100 },
    })
    const many = { price: '89000', quantity: '1000', leverage: 1 }
    it.mark('500001')
    expect(it.place(C, { ...many, price: '500001', quantity: '1000' })).toMatchObject({
      error: 'BRACKET_LIMIT',
      params: { max_notional: '500000000' },
    })
  })

  test('a new order cannot set a leverage above the maximum for the position or for the resting orders of a side (code 5321)', () => {
    const doge = new TestVenue('DOGEUSDT')
    doge.mark('0.13')
    for (const member of [A, B]) doge.deposit(member, '20000')
    doge.accept(A, { price: '0.13', quantity: '1500000', leverage: 25 })
    const far = { side: 'sell', price: '0.19', quantity: '100' } as const
    expect(doge.place(A, { ...far, leverage: 75 })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 25 },
    })
    expect(doge.venue.setting(A, 'DOGEUSDT').leverage).toBe(25)
    doge.accept(A, { ...far, leverage: 25 })

    const it = stage('60000', '100000000')
    trade(it, 'buy', '60000', '1', { leverage: 5 })
    it.accept(A, { side: 'sell', price: '60100', quantity: '800' })
    const reduce = { side: 'sell', price: '60100', quantity: '0.1', reduceOnly: true } as const
    const stop = { side: 'sell', type: 'stop_market', triggerPrice: '50000', quantity: '0.1' } as const
    for (const order of [reduce, { ...stop, reduceOnly: true }, stop]) {
      expect(it.place(A, { ...order, leverage: 125 })).toMatchObject({
        error: 'LEVERAGE_RANGE',
        params: { max: 5 },
      })
    }
    expect(it.position(A)).toMatchObject({ leverage: 5 })
    it.accept(A, reduce)
  })

  test('a new order applies its leverage to all resting isolated orders of its symbol, which then reserve margin at that leverage', () => {
    const it = stage('60000', '10000')
    const bid = { price: '59000', quantity: '0.1', marginMode: 'isolated', leverage: 10 } as const
    const order = it.accept(A, bid)
    expect(it.wallet(A, 'frozen')).toBe('592.95')
    it.accept(B, { side: 'sell', price: '60000', quantity: '0.001' })
    it.accept(A, { quantity: '0.001', leverage: 2 })
    expect(order).toMatchObject({ leverage: 2, reserved: 295_295_000_000n })
    expect([...it.change.changed]).toContain(it.venue.findOrder(order.id))
    expect(it.wallet(A, 'frozen')).toBe('2952.95')
    it.accept(B, { side: 'sell', price: '59000', quantity: '0.1' })
    expect(it.position(A)).toMatchObject({ quantity: '0.101', leverage: 2, margin: '2980' })
    expect(it.wallet(A, 'frozen')).toBe('0')
  })

  test('a new order with a higher leverage can use the margin that resting orders release at that leverage', () => {
    const it = stage('60000', '3100')
    const bid = { price: '60000', quantity: '0.1', marginMode: 'isolated', leverage: 2 } as const
    const order = it.accept(A, bid)
    expect(it.wallet(A, 'frozen')).toBe('3003')
    it.accept(A, { ...bid, leverage: 20 })
    expect(order).toMatchObject({ leverage: 20, reserved: 30_300_000_000n })
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['2494', '606'])
  })

  test('if a new order changes the leverage of its symbol, one booking adjusts the frozen cash of all resting orders', () => {
    const it = stage('60000', '10000')
    const bid = { price: '59000', quantity: '0.1', marginMode: 'isolated', leverage: 10 } as const
    const orders = [it.accept(A, bid), it.accept(A, bid), it.accept(A, bid)]
    const changes = { 5: '3548.85', 20: '893.85' }
    for (const [leverage, frozen] of Object.entries(changes)) {
      const kill = { price: '50000', quantity: '0.001', timeInForce: 'IOC' } as const
      const { orderNo } = it.accept(A, { ...kill, leverage: Number(leverage) })
      expect(it.change.postings).toMatchObject([{ refType: 'futures_order', refNo: orderNo }])
      expect(it.wallet(A, 'frozen')).toBe(frozen)
    }
    for (const order of orders) it.cancel(order)
    expect([it.wallet(A), it.wallet(A, 'frozen')]).toEqual(['10000', '0'])
  })

  test.each(['isolated', 'cross'] as const)(
    'refuses a lower leverage if the balance does not cover the funds that the resting %s orders would then reserve, and changes nothing',
    (marginMode) => {
      const it = stage('60000', '3028.02499999')
      const order = it.accept(A, { price: '60000', quantity: '0.1', marginMode, leverage: 10 })
      // At 2x, the resting order needs 3003 USDT and the new order 25.025 USDT. The balance is 0.00000001 USDT below
      // the sum.
      const lower = { price: '50000', quantity: '0.001', leverage: 2 }
      const stop = { type: 'stop_market', triggerPrice: '70000', quantity: '0.1', leverage: 1 } as const
      for (const fields of [lower, stop]) {
        expect(it.place(A, fields)).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
        expect(it.change).toMatchObject({ postings: [], changed: new Set(), settings: new Set() })
        expect(order).toMatchObject({ leverage: 10, reserved: 60_300_000_000n })
      }
      it.deposit(A, '0.00000001')
      it.accept(A, lower)
      expect(it.figures(A)).toMatchObject({ order_margin: '3028.02500000' })
      expect(it.wallet(A, 'frozen')).toBe(marginMode === 'isolated' ? '3028.025' : '0')
    },
  )

  test('a lower leverage requires no more funds for resting orders of other symbols, reduce-only orders and orders that wait for a trigger', () => {
    const it = stage('60000', '10000')
    it.mark('3000', 'ETHUSDT')
    const other = it.accept(A, { symbol: 'ETHUSDT', price: '2900', quantity: '1', leverage: 20 })
    trade(it, 'buy', '60000', '0.1', { leverage: 20 })
    const exit = { side: 'sell', price: '62000', quantity: '0.1', reduceOnly: true } as const
    const reduce = it.accept(A, { ...exit, quantity: '0.05' })
    const stop = it.accept(A, { type: 'stop_market', triggerPrice: '70000', quantity: '0.1' })
    it.accept(A, { ...exit, quantity: '0.05', leverage: 5 })
    expect(other).toMatchObject({ leverage: 20, reserved: 14_645_000_000n })
    for (const order of [reduce, stop]) expect(order).toMatchObject({ leverage: 5, reserved: 0n })
  })

  test('refuses an order to reverse a position if its leverage is too high for the current position (code 5321)', () => {
    const it = stage('60000', '100000000')
    trade(it, 'buy', '60000', '100', { leverage: 20 })
    expect(it.place(A, { side: 'sell', price: '61000', quantity: '100.1', leverage: 125 })).toMatchObject({
      error: 'LEVERAGE_RANGE',
      params: { max: 20 },
    })
  })

  test('refuses to change the margin mode while a position or order is open (code 5323), and to lower the leverage of an isolated position (code 5324)', () => {
    const it = stage()
    const order = it.accept(A, { price: '59000', quantity: '1' })
    expect(it.place(A, { price: '59000', quantity: '1', marginMode: 'isolated' })).toMatchObject({
      error: 'MARGIN_MODE_LOCKED',
    })
    it.cancel(order)
    trade(it, 'buy', '60000', '0.1', { marginMode: 'isolated', leverage: 10 })
    expect(it.place(A, { price: '59000', quantity: '0.1', leverage: 9 })).toMatchObject({
      error: 'LEVERAGE_LOCKED',
    })
    it.accept(A, { price: '59000', quantity: '0.1', leverage: 11 })
    expect(it.position(A)).toMatchObject({ leverage: 11, margin: '600' })
  })
})

describe('refusals of futures orders by the rules of a contract', () => {
  test.each([
    [{ price: '60000.05', quantity: '0.0001' }, 'PRICE_TICK'],
    [{ price: '90000.1', quantity: '0.0001' }, 'PRICE_BAND'],
    [{ price: '29999.9', quantity: '1' }, 'PRICE_BAND'],
    [{ price: '60000', quantity: '0.0001' }, 'QTY_STEP'],
    [{ price: '60000', quantity: '1000.001' }, 'QTY_STEP'],
    [{ quantity: '1' }, 'NO_LIQUIDITY'],
    [{ price: '60000', quantity: '1', takeProfit: '60000' }, 'TRIGGER_PRICE'],
    [{ price: '60000', quantity: '1', stopLoss: '60000' }, 'TRIGGER_PRICE'],
    [{ price: '60000', quantity: '1', symbol: 'NOPE' }, 'SYMBOL_UNKNOWN'],
    [{ price: '60000', quantity: '1', symbol: 'ETHUSDT' }, 'SYMBOL_HALTED'],
  ])('refuses the order %j with the error %s', (fields, error) => {
    expect(stage().place(A, fields)).toMatchObject({ error })
  })

  test('accepts an order below the minimum value if it closes the remaining position', () => {
    const it = new TestVenue('XRPUSDT')
    it.mark('2')
    it.deposit(A, '100')
    it.requote(20_000, 100)
    expect(it.place(A, { quantity: '2' })).toMatchObject({ error: 'MIN_NOTIONAL', params: { min: '5' } })
    it.accept(A, { quantity: '4' })
    it.accept(A, { side: 'sell', quantity: '3.9', reduceOnly: true })
    expect(it.close(A)).toMatchObject({ status: 'completed', filled: '0.1' })
  })

  test('refuses an order of a member who already has 200 open orders in the symbol', () => {
    const it = stage('60000', '100000000')
    for (let count = 0; count < 200; count++) it.accept(A, { price: '50000', quantity: '0.001' })
    expect(it.place(A, { price: '50000', quantity: '0.001' })).toMatchObject({
      error: 'MAX_OPEN_ORDERS',
      params: { max: 200 },
    })
  })
})
