import { describe, expect, it } from 'vitest'
import { keepsPlace } from '../../../shared/amend/amend-terms.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { market } from '../../../testing/spot-market.ts'
import { amendRequest, checkAmendment, draftOf, isChanged } from './amend-draft.ts'

const limit = {
  ...{ order_no: 'S202601010000000001', symbol: 'BTCUSDT', side: 'buy', type: 'limit', status: 'partial' },
  ...{ price: '59000.00', quantity: '0.30000000', filled: '0.10000000', total: null, tif: 'GTC' },
  ...{ trigger_price: null, trail_pct: null, triggered_at: null, oco_order_no: null },
} as SpotOrder
const stop = {
  ...limit,
  ...{ side: 'sell', type: 'stop_limit', status: 'pending', filled: '0.00000000', trigger_price: '58000.00' },
} as SpotOrder
const funds = { base: '0', quote: '100', maker: '0.001', taker: '0.001' }
const names = (order: SpotOrder, changes: object, own = funds) =>
  checkAmendment(order, { ...draftOf(order), ...changes }, market, own).map(
    ({ field, name }) => `${field} ${name}`,
  )
const quantity = (value: string) => ({ size: { by: 'quantity', value } })

describe('the terms of an amendment', () => {
  it('an amendment form starts with the terms of the order, and contains no change until the member edits it', () => {
    for (const order of [limit, stop]) {
      const request = amendRequest(order, draftOf(order))!
      expect(isChanged(order, request)).toBe(false)
    }
    expect(amendRequest(stop, draftOf(stop))).toEqual({
      ...{ symbol: 'BTCUSDT', side: 'sell', type: 'stop_limit', order_no: stop.order_no },
      ...{ price: '59000', quantity: '0.3', trigger_price: '58000' },
    })
  })

  it('a price picked in a chart becomes the trigger price of an order that waits for its trigger, and the limit price of any other order', () => {
    expect(draftOf(limit, '59500.00')).toMatchObject({ price: '59500.00', trigger: '' })
    expect(draftOf(stop, '57500.00')).toMatchObject({ price: '59000', trigger: '57500.00' })
  })

  it('a price picked in a chart becomes the trail of a trailing stop, measured from the last price, within its bounds', () => {
    const trailing = { ...stop, type: 'trailing_stop', price: null, trail_pct: '2.00' } as SpotOrder
    const trail = (price: string, side: 'buy' | 'sell' = 'sell', last: string | null = '60000.00') =>
      draftOf({ ...trailing, side }, price, last).trail
    expect(trail('59100.00')).toBe('1.5')
    expect(trail('59234.00')).toBe('1.28')
    expect(trail('60900.00', 'buy')).toBe('1.5')
    expect(trail('20000.00')).toBe('20')
    expect(trail('60500.00')).toBe('0.1')
    expect(trail('59100.00', 'sell', null)).toBe('2')
    expect(amendRequest(trailing, draftOf(trailing, '59100.00', '60000.00'))).toMatchObject({
      ...{ type: 'trailing_stop', trail_pct: '1.5' },
    })
  })

  it('an amendment of a stop limit order that has fired keeps its trigger price', () => {
    const fired = { ...stop, status: 'open', triggered_at: 1 } as SpotOrder
    expect(draftOf(fired).type).toBe('limit')
    expect(amendRequest(fired, draftOf(fired, '59900'))).toMatchObject({
      ...{ type: 'stop_limit', trigger_price: '58000', price: '59900' },
    })
  })

  it('an order keeps its place in the queue only if its price stays and its quantity does not rise', () => {
    const keeps = (changes: object) =>
      keepsPlace(limit, amendRequest(limit, { ...draftOf(limit), ...changes })!)
    expect(keeps(quantity('0.2'))).toBe(true)
    expect(keeps(quantity('0.4'))).toBe(false)
    expect(keeps({ price: '59000.01' })).toBe(false)
    expect(keepsPlace(stop, amendRequest(stop, draftOf(stop))!)).toBeNull()
  })
})

describe('the check of an amendment', () => {
  it('the amount that is frozen for the order counts as available', () => {
    // 11,800 USDT are frozen for the unfilled 0.2 BTC of the order, and 100 USDT are available.
    expect(names(limit, quantity('0.3016'))).toEqual([])
    expect(names(limit, quantity('0.302'))).toEqual(['quantity INSUFFICIENT_BALANCE'])
    expect(names(limit, { price: '59500' })).toEqual([])
    expect(names(limit, { price: '59501' })).toEqual(['quantity INSUFFICIENT_BALANCE'])
    expect(names(stop, quantity('0.3'))).toEqual([])
    expect(names(stop, quantity('0.301'))).toEqual(['quantity INSUFFICIENT_BALANCE'])
  })

  it('requires a quantity above the filled quantity', () => {
    expect(names(limit, quantity('0.1'))).toEqual(['quantity ABOVE_FILLED'])
    expect(names(limit, quantity('0.1001'))).toEqual([])
    expect(names(limit, quantity(''))).toEqual(['quantity REQUIRED'])
  })

  it('checks the price band only if the price changes', () => {
    const far = { ...limit, price: '11000.00' } as SpotOrder
    expect(names(far, quantity('0.2'))).toEqual([])
    expect(names(far, { price: '11001' })).toEqual(['price PRICE_BAND'])
  })
})

describe('the checks of an OCO leg', () => {
  const limitLeg = {
    ...limit,
    status: 'open',
    filled: '0.00000000',
    price: '57000.00',
    tif: 'PO',
  } as SpotOrder
  const stopLeg = {
    ...{ ...limitLeg, type: 'stop_limit', status: 'pending', tif: 'GTC' },
    ...{ price: '63000.00', trigger_price: '62000.00' },
  } as SpotOrder
  const problems = (leg: SpotOrder, other: SpotOrder, changes: object, quote = '0') =>
    checkAmendment(leg, { ...draftOf(leg), ...changes }, market, { ...funds, quote }, other).map(
      ({ field, name }) => `${field} ${name}`,
    )

  it('the prices of a leg stay on its side of the last price', () => {
    expect(problems(limitLeg, stopLeg, { price: '58000' })).toEqual([])
    expect(problems(limitLeg, stopLeg, { price: '60001' })).toEqual([
      ...['price BELOW_LAST', 'price POST_ONLY_WOULD_TAKE'],
    ])
    expect(problems(stopLeg, limitLeg, { trigger: '61000' })).toEqual([])
    expect(problems(stopLeg, limitLeg, { trigger: '59000' })).toEqual(['trigger ABOVE_LAST'])
  })

  it('the price band does not apply to a trigger that stays', () => {
    const far = { ...stopLeg, trigger_price: '350000.00', price: '351000.00' }
    expect(problems(far, limitLeg, { price: '350900' })).toEqual([])
    expect(problems(far, limitLeg, { trigger: '350001' })).toEqual(['trigger PRICE_BAND'])
  })

  it('the amount frozen for both legs counts as available: the larger of their needs', () => {
    expect(problems(stopLeg, limitLeg, { price: '63000' })).toEqual([])
    expect(problems(stopLeg, limitLeg, { price: '63100' }, '29.99')).toEqual([
      'quantity INSUFFICIENT_BALANCE',
    ])
    expect(problems(stopLeg, limitLeg, { price: '63100' }, '30')).toEqual([])
  })
})
