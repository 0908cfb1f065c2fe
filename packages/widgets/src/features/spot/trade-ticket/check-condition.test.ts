import { describe, expect, it } from 'vitest'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { draft, funds, market } from '../../../testing/spot-market.ts'
import { checkOrder } from './check.ts'
import { type Funds, type OrderDraft, sizeOrder } from './model.ts'

const check = (changes: Partial<OrderDraft>, at: OrderMarket = market, own: Funds | null = funds) => {
  const whole = draft(changes)
  return checkOrder(whole, sizeOrder(whole, at.rules), at, own)
}
const names = (changes: Partial<OrderDraft>, at?: OrderMarket, own?: Funds | null) =>
  check(changes, at, own).map(({ field, name }) => `${field} ${name}`)
const of = (value: string) => ({ by: 'quantity', value }) as const
const totalOf = (value: string) => ({ by: 'total', value }) as const

describe('check of a stop order', () => {
  const stop = {
    type: 'stop_limit',
    side: 'sell',
    trigger: '58000',
    price: '57900',
    size: of('0.1'),
  } as const

  it('accepts a trigger above or below the last price for both sides', () => {
    expect(names(stop)).toEqual([])
    expect(names({ ...stop, trigger: '62000', price: '61900' })).toEqual([])
    expect(names({ ...stop, side: 'buy', trigger: '62000', price: '62100' })).toEqual([])
    expect(names({ ...stop, side: 'buy' })).toEqual([])
    expect(names({ type: 'stop_market', side: 'sell', trigger: '58000', size: of('0.1') })).toEqual([])
    expect(names({ type: 'stop_market', side: 'buy', trigger: '62000', size: totalOf('10000') })).toEqual([])
  })

  it('rejects a trigger that equals the last price, is off the tick, or is missing', () => {
    expect(names({ ...stop, trigger: '60000' })).toEqual(['trigger AT_LAST'])
    expect(names({ ...stop, trigger: '58000.005' })).toEqual(['trigger PRICE_TICK'])
    expect(names({ ...stop, trigger: '' })).toEqual(['trigger REQUIRED'])
  })

  it('checks the trigger against the band around the last price', () => {
    expect(names({ ...stop, trigger: '11999.99', price: '11999' })).toEqual(['trigger PRICE_BAND'])
    expect(names({ ...stop, trigger: '12000', price: '11999' })).toEqual([])
  })

  it('checks the limit price against the band around the trigger, not around the last price', () => {
    const far = { ...stop, side: 'buy', trigger: '30000', price: '5999.99', size: of('0.1') } as const
    expect(check(far)).toEqual([
      { field: 'price', name: 'PRICE_BAND', params: { min: '6000.00', max: '150000.00' } },
    ])
    expect(names({ ...far, price: '6000' })).toEqual([])
  })

  it('checks the minimum value at the limit price; for a stop market order, at the trigger price', () => {
    expect(names({ ...stop, size: of('0.00008') })).toEqual(['quantity MIN_NOTIONAL'])
    expect(names({ type: 'stop_market', side: 'sell', trigger: '50000', size: of('0.00009') })).toEqual([
      'quantity MIN_NOTIONAL',
    ])
    expect(names({ type: 'stop_market', side: 'sell', trigger: '50000', size: of('0.0001') })).toEqual([])
    expect(names({ type: 'stop_market', side: 'buy', trigger: '62000', size: totalOf('4.99') })).toEqual([
      'total MIN_NOTIONAL',
    ])
  })

  it('rejects an order that would freeze more than the balance, and accepts a stop order even if the book is empty', () => {
    expect(names({ ...stop, size: of('0.50001') })).toEqual(['quantity INSUFFICIENT_BALANCE'])
    expect(names({ ...stop, side: 'buy', trigger: '62000', price: '62500', size: of('0.16001') })).toEqual([
      'quantity INSUFFICIENT_BALANCE',
    ])
    const buy = { type: 'stop_market', side: 'buy', trigger: '62000' } as const
    expect(names({ ...buy, size: totalOf('10000.01') })).toEqual(['total INSUFFICIENT_BALANCE'])
    expect(names({ ...buy, size: totalOf('100') }, { ...market, bids: [], asks: [] })).toEqual([])
  })
})

describe('check of a trailing stop', () => {
  const trailing = { type: 'trailing_stop', side: 'sell', size: of('0.1') } as const

  it('accepts a trail from 0.1 to 20 percent with at most two decimals', () => {
    for (const trail of ['0.1', '0.10', '1.25', '20', '20.00'])
      expect(names({ ...trailing, trail })).toEqual([])
    for (const trail of ['0.09', '20.01', '1.255']) {
      expect(check({ ...trailing, trail })).toEqual([
        { field: 'trail', name: 'TRAIL_RANGE', params: { min: '0.1', max: '20' } },
      ])
    }
    expect(names({ ...trailing, trail: '' })).toEqual(['trail REQUIRED'])
  })

  it('checks the minimum value of a trailing stop at its current trigger price', () => {
    // The trigger is 60,000 less 20 percent: 48,000. At this price the minimum of 5 USDT is 0.000104 BTC.
    expect(names({ ...trailing, trail: '20', size: of('0.0001') })).toEqual(['quantity MIN_NOTIONAL'])
    expect(names({ ...trailing, trail: '20', size: of('0.00011') })).toEqual([])
  })
})

describe('check of an OCO', () => {
  const sell = {
    type: 'oco',
    side: 'sell',
    price: '64000',
    trigger: '58000',
    stopPrice: '57900',
    size: of('0.1'),
  } as const
  const buy = {
    type: 'oco',
    side: 'buy',
    price: '58000',
    trigger: '62000',
    stopPrice: '62500',
    size: of('0.1'),
  } as const

  it('for an OCO sell, requires a limit price above and a trigger below the last price; for an OCO buy, the reverse', () => {
    expect(names(sell)).toEqual([])
    expect(names(buy)).toEqual([])
    expect(names({ ...sell, price: '60000' })).toEqual(['price ABOVE_LAST'])
    expect(names({ ...sell, trigger: '60000.01', stopPrice: '' })).toEqual(['trigger BELOW_LAST'])
    expect(names({ ...buy, price: '60000' })[0]).toBe('price BELOW_LAST')
    expect(names({ ...buy, trigger: '59999.99', stopPrice: '60000' })).toEqual(['trigger ABOVE_LAST'])
  })

  it('rejects a limit leg that would trade at once, because it is post-only', () => {
    const bids = [['64000.01', '1.00000000']] as const
    expect(names(sell, { ...market, bids })).toEqual(['price POST_ONLY_WOULD_TAKE'])
  })

  it('requires a stop limit price for a buy, but not for a sell', () => {
    expect(names({ ...sell, stopPrice: '' })).toEqual([])
    expect(names({ ...buy, stopPrice: '' })).toEqual(['stopPrice REQUIRED'])
    expect(names({ ...sell, stopPrice: '57900.001' })).toEqual(['stopPrice PRICE_TICK'])
    expect(names({ ...sell, stopPrice: '11599.99' })).toEqual(['stopPrice PRICE_BAND'])
  })

  it('requires the minimum value for each leg of an OCO, and for a buy a balance that covers the more expensive leg', () => {
    // The value of 0.00008 BTC is 5.12 USDT at 64,000, but only 4.63 USDT at 57,900.
    expect(names({ ...sell, size: of('0.00008') })).toEqual(['quantity MIN_NOTIONAL'])
    expect(names({ ...sell, size: of('0.00009') })).toEqual([])
    expect(names({ ...buy, size: of('0.16') })).toEqual([])
    expect(names({ ...buy, size: of('0.16001') })).toEqual(['quantity INSUFFICIENT_BALANCE'])
  })
})
