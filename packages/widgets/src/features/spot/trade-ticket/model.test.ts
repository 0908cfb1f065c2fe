import { compare, mul } from '@bourselet/sdk/money'
import { describe, expect, it } from 'vitest'
import { draft, funds, market, rules } from '../../../testing/spot-market.ts'
import { checkOrder } from './check.ts'
import {
  type Funds,
  type OrderDraft,
  orderRequest,
  percentageOf,
  sizeOfPercentage,
  sizeOrder,
  withSide,
  withType,
} from './model.ts'

/** Returns a draft whose size is a percentage of the balance. */
const taken = (percent: number, changes: Partial<OrderDraft> = {}, own: Funds = funds) => {
  const whole = draft(changes)
  return { ...whole, size: sizeOfPercentage(whole, rules, own, percent) }
}

describe('size of an order', () => {
  it('computes the total from the quantity, or the quantity from the total', () => {
    expect(sizeOrder(draft(), rules)).toMatchObject({ quantity: '0.05', total: '2950' })
    const byTotal = draft({ price: '60000', size: { by: 'total', value: '1500' } })
    expect(sizeOrder(byTotal, rules)).toEqual({ quantity: '0.02500', total: '1500', by: 'total' })
    const odd = draft({ price: '60007', size: { by: 'total', value: '1500' } })
    expect(sizeOrder(odd, rules).quantity).toBe('0.02499')
  })

  it('a size in percent of the balance is rounded down to the quantity step', () => {
    expect(sizeOrder(taken(25, { price: '60123.4' }), rules)).toMatchObject({
      quantity: '0.04158',
      by: 'quantity',
    })
    expect(sizeOrder(taken(75, { side: 'sell' }), rules).quantity).toBe('0.37500')
    expect(sizeOrder(taken(25, { price: '' }), rules).quantity).toBe('')
  })

  it('the total of a market buy at 100 % is exactly the whole balance', () => {
    const own = { ...funds, quote: '1234.56789011' }
    const whole = taken(100, { type: 'market' }, own)
    const sized = sizeOrder(whole, rules)
    expect(sized).toEqual({ quantity: '', total: '1234.56789011', by: 'total' })
    expect(orderRequest('BTCUSDT', whole, sized)).toEqual({
      symbol: 'BTCUSDT',
      side: 'buy',
      type: 'market',
      total: '1234.56789011',
    })
  })

  it('limits the size to the maximum quantity of one order', () => {
    const own = { ...funds, base: '12000.00000000' }
    expect(sizeOrder(taken(100, { side: 'sell' }, own), rules).quantity).toBe('9000.00000')
  })

  it('the order check accepts an order with a size of 100 %; an order larger by one step would exceed the balance', () => {
    let seed = 20260101
    const next = () => {
      seed = (seed * 16807) % 2147483647
      return seed
    }
    for (let round = 0; round < 2_000; round += 1) {
      const units = `${next()}${`${next()}`.slice(0, 4)}`.padStart(14, '0')
      const quote = `${BigInt(units.slice(0, -8)) + 400n}.${units.slice(-8)}`
      const price = `${59_000 + (next() % 3_000)}.${`${next() % 100}`.padStart(2, '0')}`
      const own = { ...funds, quote, base: `${next() % 100}.${`${next() % 100_000_000}`.padStart(8, '0')}` }
      for (const side of ['buy', 'sell'] as const) {
        const whole = taken(100, { side, price }, own)
        const sized = sizeOrder(whole, rules)
        const refusals = checkOrder(whole, sized, market, own).map(({ name }) => name)
        if (side === 'sell' && compare(own.base, '0.001') < 0) continue
        expect(refusals, `${side} ${price} of ${side === 'buy' ? quote : own.base}`).toEqual([])
        if (sized.quantity === '' || compare(sized.quantity, '9000') === 0) continue
        const more = `${(BigInt(sized.quantity.replace('.', '')) + 1n).toString().padStart(6, '0')}`
        const oneStepMore = `${more.slice(0, -5)}.${more.slice(-5)}`
        const cost = side === 'buy' ? mul(oneStepMore, price) : oneStepMore
        expect(compare(cost, side === 'buy' ? quote : own.base)).toBe(1)
      }
    }
  })

  it('computes the percentage of the balance that an order uses', () => {
    const stands = (whole: OrderDraft, own = funds) =>
      percentageOf(whole, sizeOrder(whole, rules), rules, own, market.last)
    const at = (changes: Partial<OrderDraft>) => stands(draft(changes))
    expect(at({})).toBe(30)
    for (const percent of [0, 1, 3, 25, 50, 99, 100]) expect(stands(taken(percent))).toBe(percent)
    // The size was set to 50 % of a balance of 10,000. If the balance falls to 5,000, this size is 100 % of the
    // balance.
    expect(stands(taken(50), { ...funds, quote: '5000.00000000' })).toBe(100)
    expect(stands(taken(50), { ...funds, quote: '20000.00000000' })).toBe(25)
    expect(at({ size: { by: 'quantity', value: '9' } })).toBe(100)
    expect(at({ side: 'sell', size: { by: 'quantity', value: '0.125' } })).toBe(25)
    expect(at({ type: 'market', size: { by: 'quantity', value: '0.05' } })).toBe(30)
    expect(at({ size: { by: 'quantity', value: '' } })).toBe(0)
  })
})

describe('switching the side or the order type', () => {
  it('when the side or the order type changes, keeps a typed quantity, the price and the options', () => {
    const other = withSide(draft({ tif: 'IOC' }), 'sell')
    expect(other).toMatchObject({ side: 'sell', price: '59000', tif: 'IOC', size: { value: '0.05' } })
    expect(withType(draft(), 'market').size).toEqual({ by: 'quantity', value: '0.05' })
  })

  it('changing the side clears a size in percent, and choosing a market sell clears the total, because a market sell has only a quantity', () => {
    expect(withSide(taken(50), 'sell').size).toEqual({ by: 'quantity', value: '' })
    const byTotal = draft({ type: 'market', size: { by: 'total', value: '100' } })
    expect(withSide(byTotal, 'sell').size).toEqual({ by: 'quantity', value: '' })
    expect(withType(draft({ side: 'sell', size: { by: 'total', value: '100' } }), 'market').size).toEqual({
      by: 'quantity',
      value: '',
    })
  })

  it('if an order without a size becomes a market buy, its size is then entered as a total', () => {
    expect(withType(draft({ size: { by: 'quantity', value: '' } }), 'market').size.by).toBe('total')
  })
})
