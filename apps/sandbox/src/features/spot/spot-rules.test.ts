import { toUnits } from '@bourselet/sdk/money'
import { describe, expect, test } from 'vitest'
import { findListing } from '../../prices/listings.ts'
import type { OrderDraft } from './spot-order.ts'
import { checkFilters, spotRules } from './spot-rules.ts'

const rules = spotRules(findListing('BTCUSDT')!)
const last = toUnits('60000')
const draft = (fields: { price?: string; quantity?: string; total?: string }): OrderDraft => {
  const units = (value: string | undefined) => (value === undefined ? null : toUnits(value))
  return {
    memberId: 10_001,
    clientOrderId: null,
    side: 'buy',
    type: fields.price === undefined ? 'market' : 'limit',
    price: units(fields.price),
    quantity: units(fields.quantity),
    total: units(fields.total),
    timeInForce: fields.price === undefined ? null : 'GTC',
    selfTrade: 'expire_maker',
    triggerPrice: null,
    trailPct: null,
    ocoStop: null,
  }
}
const check = (fields: Parameters<typeof draft>[0], price: bigint | null = last) => {
  const refused = checkFilters(rules, draft(fields), price)
  return refused && { error: refused.error, field: refused.field, params: refused.params }
}

describe('an order that violates several filters is refused by the first of them (invariant M14)', () => {
  test.each([
    ['PRICE_TICK', { price: '1.001', quantity: '0.000001' }],
    ['PRICE_BAND', { price: '1.00', quantity: '0.000001' }],
    ['QTY_STEP', { price: '60000.00', quantity: '0.000001' }],
    ['MIN_NOTIONAL', { price: '60000.00', quantity: '0.00001' }],
  ])(
    'an order that violates several order filters is refused with the error of the first filter: %s',
    (error, fields) => expect(check(fields)?.error).toBe(error),
  )
})

describe('order filters accept values at their bounds and refuse values beyond them', () => {
  test.each([
    [{ price: '12000.00', quantity: '1' }, null],
    [{ price: '11999.99', quantity: '1' }, 'PRICE_BAND'],
    [{ price: '300000.00', quantity: '1' }, null],
    [{ price: '300000.01', quantity: '1' }, 'PRICE_BAND'],
    [{ price: '60000.00', quantity: '9000' }, null],
    [{ price: '60000.00', quantity: '9000.00001' }, 'QTY_STEP'],
    [{ price: '50000.00', quantity: '0.0001' }, null],
    [{ price: '49999.99', quantity: '0.0001' }, 'MIN_NOTIONAL'],
    [{ total: '5' }, null],
    [{ total: '4.99999999' }, 'MIN_NOTIONAL'],
    [{ quantity: '0.00008' }, 'MIN_NOTIONAL'],
    [{ quantity: '0.00009' }, null],
  ])('the order filters check an order with the fields %o and return the error %s', (fields, error) =>
    expect(check(fields)?.error ?? null).toBe(error),
  )
})

test('refusals of order filters state the allowed minimum or maximum in the number format of the API', () => {
  expect(check({ price: '1.001', quantity: '1' })).toEqual({
    error: 'PRICE_TICK',
    field: 'price',
    params: { tick: '0.01' },
  })
  expect(check({ price: '1.00', quantity: '1' }, toUnits('60000.01'))?.params).toEqual({
    min: '12000.01',
    max: '300000.05',
  })
  expect(check({ price: '60000', quantity: '0.000001' })).toEqual({
    error: 'QTY_STEP',
    field: 'quantity',
    params: { step: '0.00001', min: '0.00001', max: '9000' },
  })
  expect(check({ total: '1' })).toEqual({ error: 'MIN_NOTIONAL', field: 'total', params: { min: '5' } })
})

test('without a last price, the order filters check neither the price band nor the minimum value of market orders', () => {
  expect(check({ price: '0.01', quantity: '9000' }, null)).toBeNull()
  expect(check({ quantity: '0.00001' }, null)).toBeNull()
  expect(check({ price: '99999999999999', quantity: '1' }, null)?.error).toBe('PRICE_BAND')
})

test('the order filters check prices against the price band of the symbol’s listing', () => {
  const narrow = spotRules({
    ...findListing('BTCUSDT')!,
    bounds: { band: { min: '0.9', max: '1.1' }, protection: '0.05' },
  })
  const refused = (price: string) => checkFilters(narrow, draft({ price, quantity: '1' }), last)
  expect(refused('54000.00')).toBeNull()
  expect(refused('66000.00')).toBeNull()
  expect(refused('53999.99')).toMatchObject({ error: 'PRICE_BAND', params: { min: '54000', max: '66000' } })
  expect(refused('66000.01')).toMatchObject({ error: 'PRICE_BAND' })
})
