import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MARKET_MAKER_TREASURY } from '../../prices/market-maker.ts'
import { TriggerBoard } from '../../trading/trigger-board.ts'
import { TestVenue } from './test-venue.ts'
import { INSURANCE } from './venue.ts'

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

describe('take profit and stop loss', () => {
  test('the attached take profit or stop loss that is reached first closes the position by a market order, and the other one expires', () => {
    const it = stage()
    trade(it, 'buy', '60000', '1', { takeProfit: '61000', stopLoss: '59000' })
    const [tp, sl] = it.openOrders(A) as [never, never]
    it.requote(610_001)
    it.accept(C, { side: 'sell', quantity: '0.001' })
    expect(tp).toMatchObject({ status: 'completed', filled: '1', reason: null })
    expect(sl).toMatchObject({ status: 'expired', reason: 'other_leg' })
    expect(it.position(A)).toBeUndefined()
    expect(it.ended).toMatchObject([{ closedBy: 'tp', side: 'long' }])
  })

  test('a stop loss can watch the mark price and be replaced; a take profit expires when its position closes', () => {
    const it = stage()
    trade(it, 'sell', '60000', '1')
    expect(it.place(A, { side: 'buy', type: 'sl', triggerPrice: '60000' })).toMatchObject({
      error: 'TRIGGER_PRICE',
    })
    expect(it.place(A, { side: 'sell', type: 'sl', triggerPrice: '61000' })).toMatchObject({
      error: 'REDUCE_ONLY_REJECTED',
    })
    expect(it.place(C, { side: 'buy', type: 'sl', triggerPrice: '61000' })).toMatchObject({
      error: 'NO_POSITION',
    })
    const first = it.accept(A, { side: 'buy', type: 'sl', triggerPrice: '61000', triggerBy: 'mark' })
    const second = it.accept(A, { side: 'buy', type: 'sl', triggerPrice: '61500', triggerBy: 'mark' })
    const tp = it.accept(A, { side: 'buy', type: 'tp', triggerPrice: '50000' })
    expect(first).toMatchObject({ status: 'cancelled', reason: 'replaced' })
    it.requote(615_000)
    it.mark('61499.9')
    expect(second.status).toBe('pending')
    it.mark('61500')
    expect(second).toMatchObject({ status: 'completed' })
    expect(tp).toMatchObject({ status: 'expired', reason: 'other_leg' })
    it.requote(600_000, 1)
    trade(it, 'sell', '60000', '1')
    const last = it.accept(A, { side: 'buy', type: 'tp', triggerPrice: '50000' })
    trade(it, 'buy', '60000', '1')
    expect(last).toMatchObject({ status: 'expired', reason: 'position_gone' })
  })
})

describe('the stop loss of an order whose first fill only reduces a position', () => {
  test('the stop loss is attached to the position at the first later fill that increases the position', () => {
    const it = stage()
    trade(it, 'sell', '60000', '0.1')
    const order = it.accept(A, { price: '59990', quantity: '0.2', stopLoss: '59000' })
    it.accept(B, { side: 'sell', price: '59990', quantity: '0.05' })
    expect(it.openOrders(A)).toHaveLength(1)
    it.accept(C, { side: 'sell', price: '60000', quantity: '0.1' })
    it.accept(A, { price: '60000', quantity: '0.1' })
    expect(it.position(A)).toMatchObject({ quantity: '0.05' })
    it.accept(B, { side: 'sell', price: '59990', quantity: '0.1' })
    expect(order).toMatchObject({ status: 'partial', filled: '0.15' })
    const stopLoss = { type: 'sl', side: 'sell', triggerPrice: '59000' }
    expect(it.openOrders(A)).toMatchObject([{}, stopLoss])
    it.cancel(it.openOrders(A)[1]!)
    it.accept(B, { side: 'sell', price: '59990', quantity: '0.05' })
    expect(order.status).toBe('completed')
    expect(it.openOrders(A)).toEqual([])
  })

  test('before a fill increases the position, the order cannot be amended to a limit price beyond its stop loss', () => {
    const it = stage()
    trade(it, 'sell', '60000', '0.1')
    const order = it.accept(A, { price: '59990', quantity: '0.2', stopLoss: '59000' })
    it.accept(B, { side: 'sell', price: '59990', quantity: '0.05' })
    expect(it.amend(order, { price: '58900' })).toMatchObject({ error: 'TRIGGER_PRICE' })
    expect(it.amend(order, { price: '59100' })).toBeNull()
  })
})

describe('many stop losses that are reached at once', () => {
  /**
   * Opens a long position for each of 30 members, with a stop loss at a mark price of 59000. Leaves no bids in the
   * book.
   */
  function losses() {
    const it = stage()
    it.deposit(B, '10000000')
    const members = Array.from({ length: 30 }, (_, i) => 20_000 + i)
    const stops = members.map((member) => {
      it.deposit(member, '10000')
      it.accept(B, { side: 'sell', price: '60000', quantity: '0.1' })
      it.accept(member, { quantity: '0.1', stopLoss: '59000', triggerBy: 'mark' })
      return it.openOrders(member)[0]!
    })
    const search = vi.spyOn(TriggerBoard.prototype, 'due')
    onTestFinished(() => search.mockRestore())
    return { it, stops, search }
  }

  test('stop losses stay pending while the book has no bids; new bids fill the oldest stop losses first', () => {
    const { it, stops, search } = losses()
    it.mark('58500')
    expect(new Set(stops.map(({ status }) => status))).toEqual(new Set(['pending']))
    // At each mark price, the venue (the futures market in memory) searches for due stop orders twice: before and after
    // the insurance fund sells its positions.
    expect(search).toHaveBeenCalledTimes(2)
    const filled = () => stops.filter(({ status }) => status === 'completed')
    it.accept(C, { price: '58500', quantity: '0.3' })
    expect(filled()).toEqual(stops.slice(0, 3))
    it.accept(C, { price: '58500', quantity: '2.7' })
    expect(filled()).toEqual(stops)
    // The venue searches for due orders again only if the last price has changed or an order was added. All stop losses
    // trade at one price, so fewer than ten searches are needed.
    expect(search.mock.calls.length).toBeLessThan(10)
  })

  test('if one mark price triggers stop losses and a stop limit buy order, the oldest stop loss trades with this buy order', () => {
    const { it, stops } = losses()
    const bid = { type: 'stop_limit', triggerBy: 'mark', triggerPrice: '58600', price: '58600' } as const
    const order = it.accept(C, { ...bid, quantity: '0.1' })
    it.mark('58500')
    expect(order).toMatchObject({ status: 'completed' })
    expect(stops.map(({ status }) => status)).toEqual(['completed', ...Array(29).fill('pending')])
  })
})

test('when one mark price triggers many stop limit orders, the venue processes each of them only once', () => {
  const it = stage()
  const stop = { type: 'stop_limit', triggerBy: 'mark', triggerPrice: '59000', quantity: '0.001' } as const
  const sides = [
    { side: 'buy', price: '50000' },
    { side: 'sell', price: '70000' },
  ] as const
  const orders = Array.from({ length: 200 }, (_, i) => it.accept(A, { ...stop, ...sides[i % 2] }))
  let visits = 0
  const { due } = TriggerBoard.prototype
  const search = vi.spyOn(TriggerBoard.prototype, 'due').mockImplementation(function (
    this: TriggerBoard<{ id: number }>,
    prices,
  ) {
    const get = (list: unknown[], key: string | symbol) => {
      visits++
      return Reflect.get(list, key)
    }
    return new Proxy(due.call(this, prices), { get })
  })
  onTestFinished(() => search.mockRestore())
  it.mark('58500')
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['open']))
  // At each mark price, the venue (the futures market in memory) walks through the list of due stop orders twice:
  // before and after the insurance fund sells its positions. Each walk makes one additional visit, which finds the end
  // of the list.
  expect(visits).toBe(orders.length + 2)
})

describe('closing a position', () => {
  test('if reduce-only orders already cover the whole position, an accepted request to close a part of it cancels the newest of these orders', () => {
    const it = stage()
    expect(it.close(A)).toMatchObject({ error: 'NO_POSITION' })
    trade(it, 'buy', '60000', '1')
    const old = it.accept(A, { side: 'sell', price: '62000', quantity: '0.5', reduceOnly: true })
    const young = it.accept(A, { side: 'sell', price: '63000', quantity: '0.5', reduceOnly: true })
    expect(it.close(A)).toMatchObject({ error: 'NO_LIQUIDITY' })
    expect(young.status).toBe('open')
    const limit = it.close(A, { type: 'limit', price: '61000', quantity: '0.3' })
    expect(limit).toMatchObject({ status: 'open', quantity: '0.3', reduceOnly: true, timeInForce: 'GTC' })
    expect([old.status, young.status, young.reason]).toEqual(['open', 'cancelled', 'replaced'])
    it.requote(600_000)
    expect(it.close(A)).toMatchObject({ status: 'completed', filled: '1' })
    expect(it.openOrders(A)).toEqual([])
    expect(it.wallet(A, 'isolated:BTCUSDT')).toBe('0')
  })
})

describe('liquidation', () => {
  test('liquidates an isolated long of 1 at 100000 with 20x leverage at a mark price of 95427.1, but not at 95427.2 (test vector LIQ-01)', () => {
    const it = stage('100000', '1000000')
    trade(it, 'buy', '100000', '1', { marginMode: 'isolated', leverage: 20 })
    const order = it.accept(A, { price: '90000', quantity: '0.1' })
    const cash = it.wallet(A)
    it.mark('95427.2')
    expect(it.position(A)?.quantity).toBe('1')
    expect(it.change.notices).toMatchObject([{ kind: 'margin_warning', symbol: 'BTCUSDT' }])
    it.mark('95427.1')
    expect(it.position(A)).toBeUndefined()
    expect(order).toMatchObject({ status: 'cancelled', reason: 'system' })
    expect(it.ended).toMatchObject([
      { closedBy: 'liquidation', exitPrice: '95000', position: { realizedPnl: '-5000' } },
    ])
    expect(it.change.notices).toMatchObject([{ kind: 'liquidated', memberId: A }])
    expect(it.position(INSURANCE, 'BTCUSDT')).toMatchObject({ quantity: '1', cost: '95000' })
    expect(Number(it.wallet(A)) - Number(cash)).toBe(450 + 4.5)
    it.requote(954_000)
    it.mark('95400')
    expect(it.position(INSURANCE, 'BTCUSDT')).toBeUndefined()
    expect(it.balance('sys:insurance')).toBe('399.9')
  })

  test('a liquidation of the cross account closes all positions at the mark price; the balance becomes 0 and the insurance fund pays the shortfall', () => {
    const it = stage('100000', '100000')
    it.deposit(C, '8000')
    trade(it, 'buy', '100000', '2', { leverage: 20 })
    it.run((context) => it.venue.transfer(A, -80_000n * 10n ** 8n, `u:${A}:spot`, 'T', context))
    it.mark('85000')
    expect(it.position(A)).toBeUndefined()
    expect(it.wallet(A)).toBe('0')
    expect(it.venue.cash(A)).toMatchObject({ available: 0n, frozen: 0n, debt: 0n })
    expect(it.balance('sys:insurance')).toBe('-10100')
    expect(it.balance('sys:futures_credit')).toBe('0')
    expect(it.position(INSURANCE, 'BTCUSDT')).toMatchObject({ quantity: '2', cost: '170000' })
  })

  test('sends a margin call to a member at most once an hour', () => {
    const it = stage('100000', '1000000')
    trade(it, 'buy', '100000', '1', { marginMode: 'isolated', leverage: 20 })
    it.mark('95500')
    expect(it.change.notices).toHaveLength(1)
    it.mark('95500')
    expect(it.change.notices).toHaveLength(0)
    it.now += 3_600_000
    it.mark('95500')
    expect(it.change.notices).toHaveLength(1)
  })
})

describe('a position larger than the maximum order quantity', () => {
  /** Opens a venue in which a member holds 12,000,000 DOGE; an order may have 10,000,000 at most. */
  function holding() {
    const it = new TestVenue('DOGEUSDT')
    it.mark('0.13')
    it.deposit(A, '2000000')
    it.requote(13_000, 50_000_000)
    for (let count = 0; count < 2; count++) it.accept(A, { quantity: '6000000', leverage: 4 })
    it.requote(13_000, 50_000_000)
    return it
  }

  test('one market or limit order can close a position that is larger than the maximum order quantity', () => {
    const it = holding()
    const limit = it.close(A, { type: 'limit', price: '0.14' })
    expect(limit).toMatchObject({ status: 'open', quantity: '12000000' })
    expect(it.amend(limit as never, { price: '0.15' })).toBeNull()
    expect(it.close(A)).toMatchObject({ status: 'completed', filled: '12000000' })
    expect(it.position(A)).toBeUndefined()
  })

  test('one order can reverse a position that is larger than the maximum order quantity, if the new position does not exceed this maximum', () => {
    const it = holding()
    const reverse = { side: 'sell', reverse: true } as const
    expect(it.place(A, { ...reverse, quantity: '10000001' })).toMatchObject({ error: 'QTY_STEP' })
    expect(it.place(A, { side: 'sell', quantity: '12000000' })).toMatchObject({ error: 'QTY_STEP' })
    it.accept(A, { ...reverse, quantity: '9000000' })
    expect(it.position(A)).toMatchObject({ quantity: '-9000000' })
  })

  test('a reduce-only stop order closes a position that is larger than the maximum order quantity', () => {
    const it = holding()
    const stop = { type: 'stop_market', side: 'sell', triggerPrice: '0.12', triggerBy: 'mark' } as const
    expect(it.place(A, { ...stop, quantity: '12000000' })).toMatchObject({ error: 'QTY_STEP' })
    const order = it.accept(A, { ...stop, quantity: '12000000', reduceOnly: true })
    it.mark('0.12')
    expect(order).toMatchObject({ status: 'completed', filled: '12000000' })
    expect(it.position(A)).toBeUndefined()
  })

  test('an order that closes more than the maximum order quantity can be amended even when most of it is filled', () => {
    const it = holding()
    const limit = it.close(A, { type: 'limit', price: '0.13' }) as never
    it.deposit(B, '2000000')
    for (const quantity of ['6000000', '4500000']) it.accept(B, { price: '0.13', quantity, leverage: 4 })
    expect(it.position(A)).toMatchObject({ quantity: '1500000' })
    expect(it.amend(limit, { price: '0.15' })).toBeNull()
    expect(it.openOrders(A)).toMatchObject([{ price: '0.15', quantity: '12000000', filled: '10500000' }])
    expect(it.amend(limit, { quantity: '11500000' })).toBeNull()
    expect(it.amend(limit, { quantity: '12000000' })).toBeNull()
    expect(it.amend(limit, { quantity: '22000001' })).toMatchObject({ error: 'QTY_STEP' })
    expect(it.openOrders(A)).toMatchObject([{ quantity: '12000000' }])
  })

  test('after a large position shrinks, its stop order can be amended, but not to a larger quantity', () => {
    const it = holding()
    const stop = { type: 'stop_market', side: 'sell', triggerPrice: '0.12', triggerBy: 'mark' } as const
    const order = it.accept(A, { ...stop, quantity: '12000000', reduceOnly: true })
    it.close(A, { quantity: '10800000' })
    expect(it.amend(order, { triggerPrice: '0.11' })).toBeNull()
    expect(it.amend(order, { quantity: '12000001' })).toMatchObject({ error: 'QTY_STEP' })
    expect(it.amend(order, { quantity: '11000000' })).toBeNull()
    expect(it.openOrders(A)).toMatchObject([{ triggerPrice: '0.11', quantity: '11000000' }])
  })
})

describe('funding payments', () => {
  test('a member pays funding rounded up, from cash and then from isolated margin; a member receives funding rounded down; sys:clearing keeps the difference', () => {
    const it = stage('60000', '6030')
    it.deposit(B, '100000')
    trade(it, 'buy', '60000', '1', { marginMode: 'isolated', leverage: 10 })
    expect(it.wallet(A)).toBe('0')
    it.fund('0.00010001', '60001.3')
    expect(it.position(A)).toMatchObject({ margin: '5993.99926998', funding: '-6.00073002' })
    expect(it.position(B)).toMatchObject({ funding: '6.00073001' })
    it.fund('-0.000000000001', '60000.1')
    expect([it.position(A)!.funding, it.balance('sys:clearing')]).toEqual(['-6.00072996', '0.00000002'])
  })
})

describe('halt of a contract', () => {
  test('a halt of a contract cancels resting orders, keeps take profits and stop losses pending, and refuses new orders until trading resumes', () => {
    const it = stage()
    trade(it, 'buy', '60000', '1', { stopLoss: '59000' })
    const order = it.accept(A, { price: '59000', quantity: '1' })
    it.requote(590_000)
    it.run((context) => it.venue.halt('BTCUSDT', true, context))
    expect(order).toMatchObject({ status: 'cancelled', reason: 'system' })
    expect(it.venue.depth('BTCUSDT')).toMatchObject({ bids: [], asks: [] })
    expect(it.place(A, { price: '59000', quantity: '1' })).toMatchObject({ error: 'SYMBOL_HALTED' })
    expect(it.close(A)).toMatchObject({ error: 'SYMBOL_HALTED' })
    expect(it.openOrders(A)).toMatchObject([{ type: 'sl', status: 'pending' }])
    it.run((context) => it.venue.halt('BTCUSDT', false, context))
    expect(it.place(A, { price: '59000', quantity: '1' })).toMatchObject({ status: 'open' })
  })
})

test('the market maker trades without fees, margin or stored orders, and its trades with itself move no money', () => {
  const it = stage()
  it.requote(600_000)
  it.accept(A, { quantity: '1' })
  expect(it.position(MARKET_MAKER_TREASURY, 'BTCUSDT')).toMatchObject({ quantity: '-1', fees: '0' })
  expect(it.fills).toHaveLength(1)
  it.run((context) =>
    it.venue.marketMaker(
      {
        symbol: 'BTCUSDT',
        cancel: [],
        orders: [{ member: 2, side: 'buy', price: 600_001, lots: 5, timeInForce: 'IOC' }],
      },
      context,
    ),
  )
  expect(it.change.postings).toEqual([])
  expect(it.change.books.get('BTCUSDT')!.trades).toHaveLength(1)
})
