import { describe, expect, it } from 'vitest'
import { draft, funds, rules } from '../../../testing/spot-market.ts'
import {
  holdPrice,
  type OrderDraft,
  orderRequest,
  percentageOf,
  sizeOfPercentage,
  sizeOrder,
  withSide,
  withType,
} from './model.ts'
import { stopsOf, tabsOf } from './order-types.ts'

const of = (value: string) => ({ by: 'quantity', value }) as const
const totalOf = (value: string) => ({ by: 'total', value }) as const
const request = (changes: Partial<OrderDraft>) => {
  const whole = draft(changes)
  return orderRequest('BTCUSDT', whole, sizeOrder(whole, rules))
}

describe('tabs of the ticket', () => {
  it('shows one tab for each offered type, except that the tab "Stop" contains all offered stop types', () => {
    expect(tabsOf(['limit', 'market'])).toEqual(['limit', 'market'])
    expect(tabsOf(['limit', 'market', 'stop_market', 'oco'])).toEqual(['limit', 'market', 'stop', 'oco'])
    expect(stopsOf(['limit', 'trailing_stop', 'stop_limit'])).toEqual(['stop_limit', 'trailing_stop'])
  })
})

describe('request of a conditional order', () => {
  it('the request of a stop limit contains trigger, limit price, quantity and time in force, and ignores post-only', () => {
    const order = { type: 'stop_limit', side: 'sell', trigger: '58000.00', price: '57900.50' } as const
    expect(request({ ...order, size: of('0.0500'), tif: 'IOC', postOnly: true })).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'sell', type: 'stop_limit' },
      ...{ trigger_price: '58000', price: '57900.5', quantity: '0.05', tif: 'IOC' },
    })
    expect(request({ ...order, trigger: '' })).toBeNull()
    expect(request({ ...order, price: '' })).toBeNull()
  })

  it('the quantity of a stop limit can be entered as a total at its limit price', () => {
    const order = { type: 'stop_limit', trigger: '61000', price: '61200', size: totalOf('1000') } as const
    // The exact quantity, 1,000 / 61,200 = 0.0163398…, is rounded down to a multiple of the step.
    expect(request(order)).toMatchObject({ quantity: '0.01633' })
  })

  it('the request of a stop market order contains a quantity for a sell and a total for a buy', () => {
    const order = { type: 'stop_market', trigger: '58000' } as const
    expect(request({ ...order, side: 'sell', size: of('0.1') })).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'sell', type: 'stop_market', trigger_price: '58000', quantity: '0.1' },
    })
    expect(request({ ...order, side: 'buy', size: totalOf('500') })).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'buy', type: 'stop_market', trigger_price: '58000', total: '500' },
    })
  })

  it('the request of a trailing stop contains its trail and no price', () => {
    const order = { type: 'trailing_stop', side: 'sell', trail: '1.50', trigger: '1' } as const
    expect(request({ ...order, size: of('0.1') })).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'sell', type: 'trailing_stop', trail_pct: '1.5', quantity: '0.1' },
    })
    expect(request({ ...order, trail: '' })).toBeNull()
  })

  it('the request of an OCO contains both legs; only a sell may omit the limit price of its stop leg', () => {
    const oco = { type: 'oco', price: '64000', trigger: '58000', size: of('0.1') } as const
    expect(request({ ...oco, side: 'sell', stopPrice: '57900' })).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'sell', type: 'oco', price: '64000', quantity: '0.1' },
      ...{ trigger_price: '58000', stop_limit_price: '57900' },
    })
    expect(request({ ...oco, side: 'sell' })).not.toHaveProperty('stop_limit_price')
    expect(request({ ...oco, side: 'buy' })).toBeNull()
  })
})

describe('size of a conditional order', () => {
  it('an OCO buy freezes funds at the higher price of its legs, so a size of 100 % is less than the balance would buy at the limit price', () => {
    const oco = draft({ type: 'oco', price: '58000', trigger: '62000', stopPrice: '62500' })
    expect(holdPrice(oco)).toBe('62500')
    // The quantity is the balance divided by the higher price: 10,000 / 62,500 = 0.16.
    const size = sizeOfPercentage(oco, rules, funds, 100)
    expect(size).toEqual({ by: 'quantity', value: '0.16000', percentage: 100 })
    const sized = sizeOrder({ ...oco, size }, rules)
    expect(sized.total).toBe('9280')
    expect(percentageOf({ ...oco, size }, sized, rules, funds, '62500')).toBe(100)
    expect(
      percentageOf(
        { ...oco, size: of('0.08') },
        sizeOrder({ ...oco, size: of('0.08') }, rules),
        rules,
        funds,
        '62500',
      ),
    ).toBe(50)
    expect(sizeOfPercentage({ ...oco, stopPrice: '' }, rules, funds, 100).value).toBe('')
  })

  it('for a stop market order, 100 % is the whole quote balance as total (buy) or the whole base balance as quantity (sell)', () => {
    const stop = draft({ type: 'stop_market', trigger: '62000' })
    expect(sizeOfPercentage(stop, rules, funds, 100)).toMatchObject(totalOf('10000.00000000'))
    expect(sizeOfPercentage({ ...stop, side: 'sell' }, rules, funds, 100)).toMatchObject(of('0.50000'))
  })

  it('a change of side or type keeps the size only if the new order can be entered in the same unit', () => {
    const stop = draft({ type: 'stop_market', size: totalOf('500') })
    expect(withSide(stop, 'sell').size).toEqual(of(''))
    expect(withType(stop, 'trailing_stop').size).toEqual(totalOf('500'))
    expect(withType(stop, 'stop_limit').size).toEqual(totalOf('500'))
    expect(withType(draft({ size: of('0.05') }), 'stop_market').size).toEqual(totalOf(''))
    expect(withType(draft({ side: 'sell', size: of('0.05') }), 'stop_market').size).toEqual(of('0.05'))
    expect(withType(draft({ size: of('0.05') }), 'oco').size).toEqual(of('0.05'))
  })
})
