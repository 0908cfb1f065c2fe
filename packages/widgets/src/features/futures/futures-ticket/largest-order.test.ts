import { orderReserve } from '@bourselet/sdk/money'
import { describe, expect, it } from 'vitest'
import {
  contract,
  cross20,
  draft,
  exposure,
  isolated20,
  position,
  rates,
} from '../../../testing/futures-market.ts'
import type { Exposure, Margin } from './exposure.ts'
import { largestOrder } from './largest-order.ts'
import type { FuturesDraft } from './model.ts'

const largest = (changes: Partial<FuturesDraft> = {}, own: Exposure = exposure, margin: Margin = cross20) =>
  largestOrder(draft(changes), contract, own, margin, rates)!

describe('largest order', () => {
  it('the largest order is the largest quantity whose margin and taker fee the balance covers', () => {
    const quantity = largest()
    expect(quantity).toBe('3.356')
    const needs = (qty: string) => Number(orderReserve({ price: '59000', qty, leverage: 20 }, rates.taker))
    expect(needs(quantity)).toBeLessThanOrEqual(10_000)
    expect(needs('3.357')).toBeGreaterThan(10_000)
  })

  it('values a market order at the book prices, and leaves 0.2 % of the balance unused', () => {
    const quantity = Number(largest({ type: 'market' }))
    // Most of the order trades at 61,000. Each BTC of it needs 3,080.5 for margin and fee, and another 1,000 for the
    // open loss. The order may use 99.8 % of the balance of 10,000.
    expect(quantity).toBeGreaterThan(2.4)
    expect(quantity * 4_080.5).toBeLessThan(11_000)
  })

  it('limits the largest order to the maximum position value of the bracket', () => {
    const rich = { ...exposure, available: '1000000', cash: '1000000' }
    expect(largest({ price: '50000' }, rich, { mode: 'cross', leverage: 125 })).toBe('0.833')
    const held = { ...rich, position: position() }
    // The first bracket ends at 50,000. The position is worth 36,000 at the mark price, so 14,000 are left.
    expect(largest({ price: '60000' }, held, { mode: 'isolated', leverage: 125 })).toBe('0.233')
  })

  it('if no balance is available, a market order or a reduce-only order can still close a position, but an ordinary limit order cannot', () => {
    const held = { ...exposure, available: '0', cash: '0', position: position() }
    expect(largest({ side: 'sell', type: 'market' }, held, isolated20)).toBe('0.6')
    expect(largest({ side: 'sell', price: '61000' }, held, isolated20)).toBe('0')
    expect(largest({ side: 'sell', price: '61000', reduceOnly: true }, held, isolated20)).toBe('0.60000000')
    expect(largest({ reduceOnly: true }, held)).toBe('0')
  })

  it('only cash can pay for an isolated order; unrealized profit can also pay for a cross order', () => {
    const winning = { ...exposure, available: '500', cash: '100' }
    expect(Number(largest({}, winning))).toBeGreaterThan(Number(largest({}, winning, isolated20)) * 4)
  })

  it('returns null as the largest order while no price is entered', () => {
    expect(largestOrder(draft({ price: '' }), contract, exposure, cross20, rates)).toBeNull()
  })
})
