import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, compare, mul } from '../decimal.ts'
import { isMultiple } from '../step.ts'
import { fromUnits } from '../units.ts'
import {
  buyQuantityOfPercent,
  maxBuyable,
  percentOfBalance,
  sellQuantityOfPercent,
  totalOfPercent,
} from './order-size.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 15n }).map((value) => fromUnits(value))
const price = fc.bigInt({ min: 1n, max: 10n ** 8n }).map((value) => fromUnits(value, 2))
const percent = fc.integer({ min: 0, max: 100 }).map(String)
const step = fc.constantFrom('0.00001', '0.001', '0.1', '1', '10')

it('the maximum buy quantity is the largest multiple of the step that the balance covers', () => {
  fc.assert(
    fc.property(units, price, step, (available, at, lot) => {
      const quantity = maxBuyable(available, at, lot)
      expect(isMultiple(quantity, lot)).toBe(true)
      expect(compare(mul(quantity, at), available)).not.toBe(1)
      expect(compare(mul(add(quantity, lot), at), available)).toBe(1)
      expect(buyQuantityOfPercent(available, '100', at, lot)).toBe(quantity)
    }),
  )
})

it('an order that is entered as a percentage of the balance never uses more than that percentage', () => {
  fc.assert(
    fc.property(units, price, step, percent, (available, at, lot, part) => {
      const share = mul(mul(available, part), '0.01')
      expect(compare(mul(buyQuantityOfPercent(available, part, at, lot), at), share)).not.toBe(1)
      const sold = sellQuantityOfPercent(available, part, lot)
      expect(compare(sold, share)).not.toBe(1)
      expect(compare(add(sold, lot), share)).toBe(1)
      expect(compare(totalOfPercent(available, part), share)).not.toBe(1)
    }),
  )
})

it('percentOfBalance returns which percentage of the balance an amount uses, rounded down, and 0 for an empty balance', () => {
  expect(percentOfBalance('25', '100')).toBe('25')
  expect(percentOfBalance('0.9999', '100')).toBe('0')
  expect(percentOfBalance('1', '3', 2)).toBe('33.33')
  expect(percentOfBalance('5', '0.00000000')).toBe('0')
})
