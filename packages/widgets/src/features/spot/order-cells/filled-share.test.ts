import { describe, expect, it } from 'vitest'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { filledShare } from './filled-share.ts'
import { orderValue } from './order-value.ts'

const order = (changes: Partial<SpotOrder>) =>
  ({
    status: 'partial',
    price: '100.00',
    quantity: '3.00000000',
    total: null,
    filled: '0.00000000',
    quote_filled: '0.00000000',
    ...changes,
  }) as SpotOrder

describe('how much of an order is filled', () => {
  it('goes by the quantity, down to the whole percent: 100 is all', () => {
    expect(filledShare(order({}))).toBe('0')
    expect(filledShare(order({ filled: '2.99999999' }))).toBe('99')
    expect(filledShare(order({ filled: '3.00000000' }))).toBe('100')
  })

  it('goes by the total of a market buy, which is done with less than a step left', () => {
    const byTotal = { quantity: null, price: null, total: '1500.00000000' }
    expect(filledShare(order({ ...byTotal, quote_filled: '750.00000000' }))).toBe('50')
    expect(filledShare(order({ ...byTotal, quote_filled: '1499.59980000', status: 'completed' }))).toBe('100')
  })
})

describe('the value of an order', () => {
  it('is what it is worth while it is open, and what it traded afterwards', () => {
    expect(orderValue(order({ quote_filled: '10.00000000' }))).toBe('300')
    expect(orderValue(order({ status: 'completed', quote_filled: '299.10000000' }))).toBe('299.10000000')
    expect(orderValue(order({ status: 'cancelled' }))).toBeNull()
  })
})
