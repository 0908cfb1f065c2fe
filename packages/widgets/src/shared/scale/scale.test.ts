import { add, compare, type Decimal, isMultiple, mul, sub } from '@bourselet/sdk/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { market } from '../../testing/spot-market.ts'
import { problem } from '../ticket/problem.ts'
import {
  checkScale,
  counts,
  isComplete,
  marketOf,
  notionalOf,
  type ScaleDraft,
  scaledOrders,
  weightings,
} from './scale.ts'

const rules = { base: 'BTC', quote: 'USDT', tick: '0.01', step: '0.00001' }
const draft = (changes: Partial<ScaleDraft> = {}) => ({
  ...{ low: '100', high: '104', quantity: '1', count: 5, weighting: 'even' as const },
  ...changes,
})
const orders = (changes: Partial<ScaleDraft> = {}, own: { tick: Decimal; step: Decimal } = rules) => {
  const whole = draft(changes)
  if (!isComplete(whole)) throw new Error('incomplete')
  return scaledOrders(whole, own).map(({ price, quantity }) => `${quantity} @ ${price}`)
}
const none = () => []
const check = (
  changes: Partial<ScaleDraft>,
  given: Partial<{ check: Parameters<typeof checkScale>[2]; available: Decimal }> = {},
) => checkScale(draft(changes), rules, given.check ?? none, notionalOf, given.available ?? null, 'quote')

describe('the orders of a scaled order', () => {
  it('the weighting `even` gives equal distances and equal quantities', () => {
    expect(orders()).toEqual(['0.2 @ 100', '0.2 @ 101', '0.2 @ 102', '0.2 @ 103', '0.2 @ 104'])
  })

  it('the weightings `low` and `high` make the quantities larger toward the lowest or the highest price', () => {
    expect(orders({ weighting: 'low', quantity: '15' })[0]).toBe('5 @ 100')
    expect(orders({ weighting: 'high', quantity: '15' })).toEqual([
      ...['1 @ 100', '2 @ 101', '3 @ 102', '4 @ 103', '5 @ 104'],
    ])
  })

  it('after rounding down, the remaining quantity steps go to the orders with the largest remainders', () => {
    const whole = { tick: '1', step: '1' }
    expect(orders({ quantity: '7', count: 3, high: '102' }, whole)).toEqual(['3 @ 100', '2 @ 101', '2 @ 102'])
    // The exact shares of 10 are 1/6, 2/6 and 3/6: 1.67, 3.33 and 5.
    expect(orders({ quantity: '10', count: 3, high: '102', weighting: 'high' }, whole)).toEqual([
      ...['2 @ 100', '3 @ 101', '5 @ 102'],
    ])
  })

  it('for any entries, the orders add up to the quantity, match tick and step, and lie between both prices', () => {
    const entries = fc.record({
      ticks: fc.integer({ min: 1, max: 10_000_000 }),
      span: fc.integer({ min: 19, max: 1_000_000 }),
      steps: fc.integer({ min: 1, max: 100_000_000 }),
      count: fc.constantFrom(...counts),
      weighting: fc.constantFrom(...weightings),
    })
    fc.assert(
      fc.property(entries, ({ ticks, span, steps, count, weighting }) => {
        const low = mul(`${ticks}`, rules.tick)
        const high = mul(`${ticks + span}`, rules.tick)
        const quantity = mul(`${steps}`, rules.step)
        const made = scaledOrders({ low, high, quantity, count, weighting }, rules)
        expect(made).toHaveLength(count)
        expect(
          compare(
            made.reduce<Decimal>((sum, one) => add(sum, one.quantity), '0'),
            quantity,
          ),
        ).toBe(0)
        expect([compare(made[0]!.price, low), compare(made.at(-1)!.price, high)]).toEqual([0, 0])
        for (const [index, { price, quantity }] of made.entries()) {
          expect([isMultiple(price, rules.tick), isMultiple(quantity, rules.step)]).toEqual([true, true])
          const before = made[index - 1]
          if (before) expect(compare(price, before.price)).toBe(1)
          // With even weights all exact quantities are equal. Rounding changes each quantity by less than one step, so
          // two rounded quantities differ by at most one step.
          if (before && weighting === 'even') {
            const apart = sub(quantity, before.quantity).replace('-', '')
            expect(compare(apart, rules.step)).toBeLessThanOrEqual(0)
          }
        }
      }),
    )
  })
})

describe('the check of a scaled order', () => {
  it('reports a missing or invalid entry at the field of this entry', () => {
    const names = (changes: Partial<ScaleDraft>) =>
      check(changes).map(({ field, name, params }) => [field, name, ...Object.values(params)])
    expect(names({ low: '', quantity: '' })).toEqual([
      ['low', 'REQUIRED'],
      ['quantity', 'REQUIRED'],
    ])
    expect(names({ low: '100.001' })).toEqual([['low', 'PRICE_TICK', '0.01']])
    expect(names({ quantity: '0.000001' })).toEqual([['quantity', 'QTY_STEP', '0.00001']])
    expect(names({ high: '100.03' })).toEqual([['high', 'ABOVE_LOW', '100.04']])
    expect(names({ high: '100.04' })).toEqual([])
  })

  it('shows a problem with the price of an order at the nearer of the two price fields, and any other problem at the quantity field', () => {
    const band = (limit: Decimal) => ({
      check: ({ price }: { price: Decimal }) =>
        compare(price, limit) > 0 ? [problem('price', 'PRICE_BAND', { min: '1', max: limit })] : [],
    })
    expect(check({}, band('103')).map(({ field }) => field)).toEqual(['high'])
    expect(check({}, band('99')).map(({ field }) => field)).toEqual(['low'])
    const small = { check: () => [problem('total', 'MIN_NOTIONAL', { min: '5' })] }
    expect(check({}, small)).toMatchObject([{ field: 'quantity', name: 'EACH_MIN_NOTIONAL' }])
  })

  it('compares the total cost of all orders with the balance', () => {
    expect(check({}, { available: '102' })).toEqual([])
    expect(check({}, { available: '101.99' })).toMatchObject([
      { name: 'INSUFFICIENT_BALANCE', params: { available: '101.99', unit: 'USDT' } },
    ])
  })
})

it('detects orders that would trade at once, and orders with a price far past the market', () => {
  const at = (...prices: Decimal[]) => prices.map((price) => ({ price, quantity: '1' }))
  const ask = market.asks[0]![0]
  expect(marketOf(at(sub(ask, '1')), 'buy', market)).toEqual({ takes: false, isFar: false })
  expect(marketOf(at(sub(ask, '1'), ask), 'buy', market)).toEqual({ takes: true, isFar: false })
  expect(marketOf(at(mul(ask, '1.1')), 'buy', market)).toEqual({ takes: true, isFar: true })
  expect(marketOf(at(mul(ask, '1.1')), 'sell', market)).toEqual({ takes: false, isFar: false })
})
