import { describe, expect, it } from 'vitest'
import type { SpotOrder } from '../data/use-open-orders.ts'
import { filledShare } from './filled-share.ts'

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

  it('is unknown of an order that names neither: it closes whatever is open by then', () => {
    expect(filledShare(order({ quantity: null, price: null, total: null }))).toBeNull()
  })
})
