import { toUnits } from '@bourselet/sdk/money'
import { describe, expect, test } from 'vitest'
import { faultyVenue } from '../../simulation/leverage/injected-faults.ts'
import { TestVenue } from './test-venue.ts'
import { INSURANCE, type openVenue } from './venue.ts'

const A = 10_001
const B = 10_002
const C = 10_003
const MAKER = 10_004

/**
 * Opens a test venue with mark prices for BTCUSDT and ETHUSDT. Only `MAKER`, with whom the other members trade, has
 * money. Each test funds the other members.
 */
function stage(open?: typeof openVenue) {
  const it = new TestVenue('BTCUSDT', { open })
  it.mark('60000')
  it.mark('3000', 'ETHUSDT')
  it.deposit(MAKER, '100000000')
  return it
}

/** Executes a trade between a member and the member `MAKER` at a price. */
function trade(
  it: TestVenue,
  member: number,
  side: 'buy' | 'sell',
  price: string,
  quantity: string,
  fields = {},
) {
  const symbol = 'symbol' in fields ? { symbol: String(fields.symbol) } : {}
  it.accept(MAKER, { side: side === 'buy' ? 'sell' : 'buy', price, quantity, ...symbol })
  return it.accept(member, { side, price, quantity, ...fields })
}

const move = (it: TestVenue, member: number, usdt: string) =>
  it.run((context) => it.venue.transfer(member, toUnits(usdt), `u:${member}:spot`, 'T1', context))

describe('debt of a futures wallet', () => {
  /**
   * Opens a venue in which a member has a long ETH position with unrealized profit and then realizes a BTC loss
   * that exceeds their cash.
   */
  function indebted(open?: typeof openVenue) {
    const it = stage(open)
    it.deposit(A, '4000')
    trade(it, A, 'buy', '3000', '10', { symbol: 'ETHUSDT', leverage: 10 })
    it.mark('3500', 'ETHUSDT')
    trade(it, A, 'buy', '60000', '1', { leverage: 20 })
    trade(it, A, 'sell', '55700', '1')
    return it
  }

  test('a realized loss beyond the cash becomes debt while the unrealized profit of other positions covers it', () => {
    const it = indebted()
    // The cash is 4000, less fees of 15, 30 and 27.85 and a loss of 4300: −372.85.
    expect(it.venue.cash(A)).toMatchObject({ available: 0n, debt: toUnits('372.85') })
    expect(it.balance('sys:futures_credit')).toBe('-372.85')
    expect(it.figures(A)).toMatchObject({
      cross_equity: '4627.15000000',
      max_transfer_out: '0.00000000',
    })
    expect(move(it, A, '-1')).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '0.00000000' },
    })
  })

  test('a credit to a futures wallet with debt is booked with its whole amount and repays the debt', () => {
    const it = indebted()
    move(it, A, '400')
    expect([it.wallet(A), it.balance('sys:futures_credit')]).toEqual(['27.15', '0'])
    expect(it.change.postings).toMatchObject([
      { change: 'transfer_in', refNo: 'T1', entries: [{}, { amount: toUnits('400') }] },
      { change: 'futures_debt_repaid', refNo: 'T1', entries: [{ amount: toUnits('-372.85') }, {}] },
    ])
  })

  test('the margin of an isolated position can be paid only from cash, not from unrealized profit', () => {
    const it = indebted()
    const asked = { price: '60000', quantity: '0.01', marginMode: 'isolated' } as const
    expect(it.place(A, asked)).toMatchObject({
      error: 'INSUFFICIENT_BALANCE',
      params: { available: '0.00000000' },
    })
    expect(it.place(A, { ...asked, marginMode: 'cross' })).toMatchObject({ status: 'open' })
  })

  test('if a member’s unrealized profit no longer covers their debt, the insurance fund pays it', async () => {
    // The venue (the futures market in memory) refuses a new closing order whose loss exceeds the funds behind its
    // position. A resting order can cause such a loss if the price jumps after the order was accepted. To imitate this
    // case, the injected fault disables the refusal.
    const it = indebted(await faultyVenue('close_beyond_backing'))
    trade(it, A, 'sell', '3001', '10', { symbol: 'ETHUSDT' })
    // Closing the ETH position loses 5.005: a profit of 10 less a fee of 15.005. The insurance fund pays this loss and
    // the debt of 372.85, together 377.855.
    expect(it.venue.cash(A)).toMatchObject({ available: 0n, debt: 0n })
    expect(it.balance('sys:insurance')).toBe('-377.855')
    expect(it.balance('sys:futures_credit')).toBe('0')
  })
})

describe('losses of isolated positions', () => {
  test('if the cash does not cover the fee of a partial close, the remaining margin pays the rest of the fee', () => {
    const it = stage()
    it.deposit(A, '630.2')
    trade(it, A, 'buy', '60000.1', '1', { marginMode: 'isolated', leverage: 100 })
    expect([it.wallet(A), it.position(A)!.margin]).toEqual(['0.19895', '600.001'])
    // The closed part loses 130.02. Its released margin pays 120.0002 of the loss, and the remaining margin pays
    // 10.0198. The fee is 5.935. The cash pays 0.19895 of it, and the remaining margin pays the rest.
    trade(it, A, 'sell', '59350', '0.2', { reduceOnly: true })
    expect(it.position(A)).toMatchObject({ quantity: '0.8', margin: '464.24495' })
    expect(it.wallet(A, 'isolated:BTCUSDT')).toBe('464.24495')
    expect(it.venue.cash(A)).toMatchObject({ available: 0n, debt: 0n })
    expect(it.balance('sys:insurance')).toBe('0')
  })

  test('refuses a partial close whose loss and unpaid fee leave no more than the maintenance margin', () => {
    const it = stage()
    it.deposit(A, '630.2')
    trade(it, A, 'buy', '60000.1', '1', { marginMode: 'isolated', leverage: 100 })
    const half = { side: 'sell', quantity: '0.5', reduceOnly: true } as const
    // At 59069, the closed half loses 465.55 and releases a margin of 300.0005. Its fee is 14.76725, of which the cash
    // pays 0.19895. The remaining margin would be 119.88, which is less than the maintenance margin of 120. At 59070,
    // the remaining margin is 120.38.
    it.accept(MAKER, { side: 'buy', price: '59069', quantity: '0.5' })
    expect(it.place(A, { ...half, price: '59069' })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    it.accept(MAKER, { side: 'buy', price: '59070', quantity: '0.5' })
    it.accept(A, { ...half, price: '59070' })
    expect(it.position(A)).toMatchObject({ quantity: '0.5' })
    expect(it.balance('sys:insurance')).toBe('0')
  })

  test('if a part of an isolated position closes below the bankruptcy price, first the remaining margin and then the insurance fund pays the loss', async () => {
    const it = stage(await faultyVenue('close_beyond_backing'))
    it.deposit(A, '10000')
    trade(it, A, 'buy', '60000', '1', { marginMode: 'isolated', leverage: 20 })
    const cash = it.wallet(A)
    // The half of the position that is sold at 55000 loses 2500. The margin that this half releases pays 1500,
    // and the margin of the other half pays 1000.
    trade(it, A, 'sell', '55000', '0.5')
    expect(it.position(A)).toMatchObject({ quantity: '0.5', margin: '500', realizedPnl: '-2500' })
    expect(it.wallet(A, 'isolated:BTCUSDT')).toBe('500')
    expect(Number(cash) - Number(it.wallet(A))).toBe(13.75)
    // The other half of the position is sold at 50000 and loses 5000. The margin left for it pays 500, and the
    // insurance fund pays 4500.
    trade(it, A, 'sell', '50000', '0.5')
    expect(it.balance('sys:insurance')).toBe('-4500')
    expect([it.wallet(A, 'isolated:BTCUSDT'), it.position(A)]).toEqual(['0', undefined])
  })

  test('the insurance fund pays the part of a funding payment that exceeds the member’s cash and isolated margin', () => {
    const it = stage()
    it.deposit(A, '606')
    trade(it, A, 'buy', '60000', '0.1', { marginMode: 'isolated', leverage: 10 })
    it.fund('0.11', '60000')
    expect(it.position(A)).toMatchObject({ margin: '0', funding: '-660' })
    expect([it.wallet(A), it.balance('sys:insurance')]).toEqual(['0', '-57'])
  })
})

describe('liquidation of the cross account', () => {
  test('a cross liquidation closes all cross positions at the mark price, cancels orders that reserve funds, and keeps isolated positions', () => {
    const it = stage()
    it.deposit(A, '6000')
    it.mark('2', 'XRPUSDT')
    it.quote('sell', 20_000, 100_000, 'XRPUSDT')
    it.accept(A, { symbol: 'XRPUSDT', quantity: '1000', marginMode: 'isolated', leverage: 5 })
    it.accept(A, { symbol: 'XRPUSDT', side: 'sell', type: 'sl', triggerPrice: '1.5' })
    const isolated = it.accept(A, { symbol: 'XRPUSDT', side: 'buy', price: '1.2', quantity: '100' })
    trade(it, A, 'buy', '60000', '1', { leverage: 20 })
    trade(it, A, 'sell', '3000', '10', { symbol: 'ETHUSDT', leverage: 20 })
    const cross = it.accept(A, { price: '40000', quantity: '0.001' })
    it.mark('54800')
    expect(it.positions(A)).toMatchObject([{ symbol: 'XRPUSDT', margin: '400' }])
    expect([isolated.reason, cross.reason]).toEqual(['system', 'system'])
    expect(it.openOrders(A)).toMatchObject([{ type: 'sl', status: 'pending' }])
    expect(it.venue.cash(A)).toMatchObject({ available: 0n, frozen: 0n, debt: 0n })
    // The insurance fund takes the remaining cash: 6000, less 400 of isolated margin, fees of 1, 30 and 15, and a
    // loss of 5200. The ETH position has no profit or loss.
    expect(it.balance('sys:insurance')).toBe('354')
    expect(it.positions(INSURANCE)).toMatchObject([{ quantity: '1' }, { quantity: '-10' }])
    expect(it.change.notices.at(-1)).toMatchObject({ kind: 'liquidated', symbol: null })
  })

  test('if the insurance fund takes over a long and a short position in one contract, it offsets them and keeps the profit or loss', () => {
    const it = stage()
    it.deposit(A, '7000')
    it.deposit(C, '7000')
    trade(it, A, 'buy', '60000', '1', { leverage: 20, marginMode: 'isolated' })
    it.mark('57200')
    expect(it.position(INSURANCE, 'BTCUSDT')).toMatchObject({ quantity: '1', cost: '57000' })
    trade(it, C, 'sell', '57200', '1.5', { leverage: 25, marginMode: 'isolated' })
    it.mark('59900')
    // The insurance fund took over a short of 1.5 at 59488 and a long of 1 at 57000. The long offsets two
    // thirds of the short.
    expect(it.position(INSURANCE, 'BTCUSDT')).toMatchObject({ quantity: '-0.5', cost: '29744' })
    expect(it.balance('sys:insurance')).toBe('2488')
    it.requote(590_000)
    it.mark('59000')
    expect(it.position(INSURANCE, 'BTCUSDT')).toBeUndefined()
    // The insurance fund buys back its remaining short position of 0.5 at 59000.1.
    expect(it.balance('sys:insurance')).toBe('2731.95')
  })
})

test('a fill-or-kill order expires if a resting order that it needs for a complete fill is reduce-only and would be reduced by the first fills', () => {
  const it = stage()
  for (const member of [A, B]) it.deposit(member, '100000')
  trade(it, A, 'buy', '60000', '1')
  const plain = it.accept(A, { side: 'sell', price: '60100', quantity: '0.7' })
  const reduce = it.accept(A, { side: 'sell', price: '60200', quantity: '1', reduceOnly: true })
  const killed = it.accept(B, { price: '60200', quantity: '1.5', timeInForce: 'FOK' })
  expect(killed).toMatchObject({ status: 'expired', reason: 'fok', filled: '0' })
  expect([plain.status, reduce.status, reduce.quantity]).toEqual(['open', 'open', '1'])
  const filled = it.accept(B, { price: '60200', quantity: '1', timeInForce: 'FOK' })
  expect(filled.status).toBe('completed')
})

test('an order that reverses a position needs the margin of the new position, less the margin that the closed position releases', () => {
  const it = stage()
  it.deposit(A, '3100')
  trade(it, A, 'buy', '60000', '1')
  it.accept(MAKER, { price: '60000', quantity: '2.1' })
  expect(it.place(A, { side: 'sell', quantity: '2.1' })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
  expect(it.place(A, { side: 'sell', quantity: '2' })).toMatchObject({
    status: 'completed',
    positionEffect: 'flip',
  })
  expect(it.position(A)).toMatchObject({ quantity: '-1' })
})

test('lowering the leverage of a cross position is refused if the balance does not cover the additional margin; raising the leverage needs none', () => {
  const it = stage()
  it.deposit(A, '3100')
  trade(it, A, 'buy', '60000', '1')
  const reduce = { side: 'sell', price: '61000', quantity: '0.1', reduceOnly: true } as const
  expect(it.place(A, { ...reduce, leverage: 10 })).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
  it.mark('59900')
  expect(it.place(A, { ...reduce, leverage: 25 })).toMatchObject({ status: 'open', leverage: 25 })
  expect([it.position(A)!.leverage, it.venue.setting(A, 'BTCUSDT').leverage]).toEqual([25, 25])
})

describe('transfers out of the futures wallet', () => {
  test('after a transfer out, the wallet must keep the maintenance margin if it exceeds the margin of the positions', () => {
    const it = stage()
    it.deposit(A, '2000000')
    trade(it, A, 'sell', '60000', '0.8', { leverage: 125 })
    it.mark('2000000')
    // Equity: 2,000,000 deposit - 24 fee - 1,552,000 loss = 447,976. At this leverage the position's margin is lower than
    // its maintenance margin of 23,700, so 447,976 - 23,700 can be moved out.
    expect(it.figures(A)).toMatchObject({
      position_margin: '12800.00000000',
      maintenance_margin: '23700.00000000',
      max_transfer_out: '424276.00000000',
    })
    expect(move(it, A, '-424276.00000001')).toMatchObject({ error: 'INSUFFICIENT_BALANCE' })
    expect(move(it, A, '-424276')).toBeNull()
  })

  test('cash that an isolated order has frozen cannot be transferred out, even if the taker fee rate falls later', () => {
    const it = stage()
    it.deposit(A, '10000')
    it.accept(A, { price: '60000', quantity: '1', marginMode: 'isolated', leverage: 10 })
    it.rates = { ...it.rates, taker: toUnits('0.0003') }
    expect(it.figures(A)).toMatchObject({
      order_margin: '6018.00000000',
      max_transfer_out: '3970.00000000',
    })
    expect(move(it, A, '-3970.00000001')).toMatchObject({ params: { available: '3970.00000000' } })
    expect(move(it, A, '-3970')).toBeNull()
  })
})
