import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, compare, isNegative, isZero, mul, sub } from '../decimal.ts'
import { fromUnits, toUnits } from '../units.ts'
import { spotFee, spotFill } from './spot-fill.ts'

const price = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => fromUnits(units, 2))
const qty = fc.bigInt({ min: 1n, max: 10n ** 9n }).map((units) => fromUnits(units, 5))
const rate = fc.bigInt({ min: 0n, max: 10n ** 6n }).map((units) => fromUnits(units))
const side = fc.constantFrom('buy', 'sell')

it('a spot fill rounds its fee up by less than one unit of 1e-8 and never pays out less than zero', () => {
  fc.assert(
    fc.property(side, price, qty, rate, (of, at, size, fraction) => {
      const fill = spotFill({ side: of, price: at, qty: size, rate: fraction })
      const gross = of === 'buy' ? size : mul(at, size)
      const over = sub(fill.fee, mul(gross, fraction))
      expect(isNegative(over)).toBe(false)
      expect(compare(over, '0.00000001')).toBe(-1)
      expect(compare(add(fill.received, fill.fee), gross)).toBe(0)
      expect(isNegative(fill.received)).toBe(false)
      expect(isZero(fill.fee)).toBe(isZero(fraction))
      expect(spotFee(toUnits(gross), toUnits(fraction))).toBe(toUnits(fill.fee))
    }),
  )
})

it('before fees, each side of a spot fill receives exactly what the other side pays', () => {
  fc.assert(
    fc.property(price, qty, rate, rate, (at, size, maker, taker) => {
      const buyer = spotFill({ side: 'buy', price: at, qty: size, rate: maker })
      const seller = spotFill({ side: 'sell', price: at, qty: size, rate: taker })
      expect(compare(buyer.paid, add(seller.received, seller.fee))).toBe(0)
      expect(compare(seller.paid, add(buyer.received, buyer.fee))).toBe(0)
    }),
  )
})
