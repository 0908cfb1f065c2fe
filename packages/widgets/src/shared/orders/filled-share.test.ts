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

describe('filled percentage of an order', () => {
  it('rounds the filled percentage of an order down, so that 100 means completely filled', () => {
    expect(filledShare(order({}))).toBe('0')
    expect(filledShare(order({ filled: '2.99999999' }))).toBe('99')
    expect(filledShare(order({ filled: '3.00000000' }))).toBe('100')
  })

  it('a completed market buy by total is 100 percent filled, even if an amount too small for one step is left', () => {
    const byTotal = { quantity: null, price: null, total: '1500.00000000' }
    expect(filledShare(order({ ...byTotal, quote_filled: '750.00000000' }))).toBe('50')
    expect(filledShare(order({ ...byTotal, quote_filled: '1499.59980000', status: 'completed' }))).toBe('100')
  })

  it('the filled percentage of an order that closes the whole position is unknown', () => {
    expect(filledShare(order({ quantity: null, price: null, total: null }))).toBeNull()
  })
})
