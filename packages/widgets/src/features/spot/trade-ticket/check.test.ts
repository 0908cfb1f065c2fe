import { describe, expect, it } from 'vitest'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { isExact } from '../../../shared/ticket/problem.ts'
import { draft, funds, market, rules } from '../../../testing/spot-market.ts'
import { checkOrder } from './check.ts'
import { type Funds, type OrderDraft, sizeOfPercentage, sizeOrder } from './model.ts'

const check = (changes: Partial<OrderDraft>, at: OrderMarket = market, own: Funds | null = funds) => {
  const whole = draft(changes)
  return checkOrder(whole, sizeOrder(whole, at.rules), at, own)
}
const names = (changes: Partial<OrderDraft>, at?: OrderMarket, own?: Funds | null) =>
  check(changes, at, own).map(({ name }) => name)
const of = (value: string) => ({ by: 'quantity', value }) as const
const totalOf = (value: string) => ({ by: 'total', value }) as const

describe('check of a spot order', () => {
  it('reports no problem for a valid order', () => {
    expect(check({})).toEqual([])
    expect(check({ type: 'market', size: totalOf('1500') })).toEqual([])
    expect(check({ type: 'market', side: 'sell', size: of('0.5') })).toEqual([])
  })

  it('reports a price that is not a multiple of the tick, and a price outside the price band', () => {
    expect(check({ price: '59000.005' })[0]).toEqual({
      field: 'price',
      name: 'PRICE_TICK',
      params: { tick: '0.01' },
    })
    expect(check({ price: '11999.99' })[0]).toEqual({
      field: 'price',
      name: 'PRICE_BAND',
      params: { min: '12000.00', max: '300000.00' },
    })
    expect(names({ price: '12000', size: of('0.1') })).toEqual([])
    expect(names({ side: 'sell', price: '300000' })).toEqual([])
    expect(names({ side: 'sell', price: '300000.01' })).toEqual(['PRICE_BAND'])
  })

  it('rounds the limits of the price band to the nearest ticks inside the band', () => {
    const at = { ...market, last: '60000.01' }
    expect(check({ price: '1' }, at)[0]?.params).toEqual({ min: '12000.01', max: '300000.05' })
  })

  it('checks the price against the price band of the symbol', () => {
    const at = { ...market, rules: { ...rules, price_band: { min: '0.5', max: '1.1' } } }
    expect(check({ price: '29999.99' }, at)[0]).toEqual({
      field: 'price',
      name: 'PRICE_BAND',
      params: { min: '30000.00', max: '66000.00' },
    })
    expect(names({ price: '30000', size: of('0.1') }, at)).toEqual([])
  })

  it('the cost of a market buy ignores levels of the book beyond the market-order protection (maximum distance from the best price)', () => {
    const order = { type: 'market', size: of('3.5') } as const
    // With a market-order protection of 2 %, a market buy pays at most 61,000. So the level at 63,500 is not
    // included.
    expect(
      names(
        order,
        { ...market, rules: { ...rules, market_protection: '0.02' } },
        { ...funds, quote: '48520' },
      ),
    ).toEqual([])
    expect(
      names(
        order,
        { ...market, rules: { ...rules, market_protection: '0.06' } },
        { ...funds, quote: '48520' },
      ),
    ).toEqual(['INSUFFICIENT_BALANCE'])
  })

  it('reports a quantity that is not a multiple of the step or is outside the limits', () => {
    const params = { step: '0.00001', min: '0.00001', max: '9000' }
    const wrong = { field: 'quantity', name: 'QTY_STEP', params }
    expect(check({ size: of('0.000015') })[0]).toEqual(wrong)
    expect(check({ size: of('9000.00001') })[0]).toEqual(wrong)
    expect(check({ type: 'market', size: of('0.000005') })[0]).toEqual(wrong)
  })

  it('reports an order below the minimum value, computed from the entered price, the last price or the total', () => {
    const params = { min: '5', unit: 'USDT' }
    expect(check({ size: of('0.00008') })).toEqual([{ field: 'quantity', name: 'MIN_NOTIONAL', params }])
    expect(check({ type: 'market', size: of('0.00008') })[0]?.name).toBe('MIN_NOTIONAL')
    expect(check({ type: 'market', size: totalOf('4.99999999') })).toEqual([
      { field: 'total', name: 'MIN_NOTIONAL', params },
    ])
    expect(check({ size: totalOf('0.1') })).toEqual([{ field: 'total', name: 'MIN_NOTIONAL', params }])
  })

  it('reports a market order without a counterparty, a post-only order that would trade at once, and insufficient funds', () => {
    expect(names({ type: 'market', size: of('0.1') }, { ...market, asks: [] })).toEqual(['NO_LIQUIDITY'])
    expect(names({ postOnly: true, price: '59999.99' })).toEqual([])
    expect(check({ postOnly: true, price: '60000' })).toEqual([
      { field: 'price', name: 'POST_ONLY_WOULD_TAKE', params: {} },
    ])
    expect(names({ postOnly: true, side: 'sell', price: '59990' })).toEqual(['POST_ONLY_WOULD_TAKE'])
    const params = { available: '10000.00', unit: 'USDT' }
    expect(check({ size: of('0.2') })).toEqual([{ field: 'quantity', name: 'INSUFFICIENT_BALANCE', params }])
    expect(check({ size: totalOf('11800') })).toEqual([
      { field: 'total', name: 'INSUFFICIENT_BALANCE', params },
    ])
    expect(check({ type: 'market', size: totalOf('10000.00000001') })[0]?.name).toBe('INSUFFICIENT_BALANCE')
    expect(check({ side: 'sell', size: of('0.50001') })[0]?.params).toEqual({
      available: '0.50000',
      unit: 'BTC',
    })
  })

  it('values a market buy by quantity at the prices in the book, not at the last price', () => {
    // The order takes 0.1 at 60,000 and 0.06655 at 60,100, which costs 9,999.655. A balance of 10,000 would be
    // enough for 0.16656 if all of it traded at the last price.
    expect(names({ type: 'market', size: of('0.16655') })).toEqual([])
    expect(names({ type: 'market', size: of('0.16656') })).toEqual(['INSUFFICIENT_BALANCE'])
  })

  it('reports the problems of all fields at once, in the order in which the server checks them', () => {
    expect(names({ price: '1.001', size: of('0.0000001') })).toEqual(['PRICE_TICK', 'QTY_STEP'])
    expect(names({ price: '', size: of('') })).toEqual(['REQUIRED', 'REQUIRED'])
    expect(names({ price: '59000.123456789' })).toEqual(['AMOUNT_FORMAT'])
    expect(names({ size: of('0') })).toEqual(['AMOUNT_FORMAT'])
    expect(names({ size: of('0.05000000000') })).toEqual([])
    expect(names({}, { ...market, rules: { ...rules, status: 'halted' } })[0]).toBe('SYMBOL_HALTED')
  })

  it('checks no balance if nobody is logged in, and no price band if there is no last price', () => {
    expect(names({ size: of('5') }, market, null)).toEqual([])
    expect(names({ price: '1', size: of('10') }, { ...market, last: null })).toEqual([])
  })

  it('if the size is a percentage of an empty balance, reports insufficient funds', () => {
    const broke = { ...funds, quote: '0.00000000' }
    const size = sizeOfPercentage(draft(), rules, broke, 100)
    expect(names({ size }, market, broke)).toEqual(['INSUFFICIENT_BALANCE'])
  })

  it('`isExact` returns true only if the price is a multiple of the tick and the quantity a multiple of the step', () => {
    expect(isExact(check({ size: of('0.2') }))).toBe(true)
    expect(isExact(check({ price: '59000.005' }))).toBe(false)
  })
})
