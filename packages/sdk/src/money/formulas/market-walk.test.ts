import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, compare, mul, sub } from '../decimal.ts'
import { roundToStep } from '../step.ts'
import { fromUnits } from '../units.ts'
import { buyMarketByTotal, type Level, marketByQuantity } from './market-walk.ts'

const asks: Level[] = [
  ['60000.00', '0.01000000'],
  ['60010.00', '0.01000000'],
  ['60020.00', '0.05000000'],
]

describe('market buy by total', () => {
  it('a market buy by total fills from three levels and leaves a remainder that is too small for one step', () => {
    const walk = buyMarketByTotal(asks, '1500', '0.00001', '0.05')
    expect(walk).toMatchObject({
      quantity: '0.02499000',
      notional: '1499.59980000',
      left: '0.40020000',
      stop: null,
    })
    expect(walk.worst_price).toBe('60020.00000000')
  })

  it('a market buy by total stops with `no_liquidity` if the book has no more levels', () => {
    const walk = buyMarketByTotal(asks, '10000', '0.00001', '0.05')
    expect(walk).toMatchObject({ quantity: '0.07000000', notional: '4201.10000000', stop: 'no_liquidity' })
    expect(buyMarketByTotal([], '10', '0.00001', '0.05')).toMatchObject({
      avg_price: null,
      stop: 'no_liquidity',
    })
  })

  it('a market buy trades nothing if its total cannot buy one step', () => {
    expect(buyMarketByTotal(asks, '0.5', '0.00001', '0.05')).toMatchObject({
      quantity: '0.00000000',
      left: '0.50000000',
      worst_price: null,
    })
  })
})

describe('market order by quantity', () => {
  it('a market order trades at prices up to exactly 5 percent away from the best price, and not beyond', () => {
    const levels: Level[] = [
      ['60000', '0.1'],
      ['63000', '0.1'],
      ['63000.01', '0.1'],
    ]
    expect(marketByQuantity(levels, 'buy', '0.3', '0.05')).toMatchObject({
      quantity: '0.20000000',
      avg_price: '61500.00000000',
      left: '0.10000000',
      stop: 'price_protection',
    })
    const bids: Level[] = [
      ['100', '1'],
      ['95', '1'],
      ['94.99', '1'],
    ]
    expect(marketByQuantity(bids, 'sell', '3', '0.05')).toMatchObject({
      notional: '195.00000000',
      stop: 'price_protection',
    })
    expect(marketByQuantity(bids, 'sell', '2', '0.05').stop).toBeNull()
  })
})

const book = fc
  .array(fc.tuple(fc.bigInt({ min: 1n, max: 5000n }), fc.bigInt({ min: 1n, max: 10n ** 6n })), {
    maxLength: 12,
  })
  .map((levels) => {
    const prices = new Map(levels.map(([over, quantity]) => [10_000n + over, quantity]))
    return [...prices]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([price, lots]): Level => [fromUnits(price, 2), fromUnits(lots, 5)])
  })
const step = '0.00001'

it('a market buy never exceeds its total, buys whole steps, and stops early only if no price level within the price protection is left', () => {
  fc.assert(
    fc.property(book, fc.bigInt({ min: 1n, max: 10n ** 12n }), (levels, units) => {
      const total = fromUnits(units)
      const walk = buyMarketByTotal(levels, total, step, '0.05')
      const bound = mul(levels[0]?.[0] ?? '0', '1.05')
      const inside = levels.filter(([price]) => compare(price, bound) <= 0)
      expect(compare(walk.notional, total)).not.toBe(1)
      expect(add(walk.notional, walk.left)).toBe(add(total, '0'))
      expect(compare(roundToStep(walk.quantity, step, 'FLOOR'), walk.quantity)).toBe(0)
      // The order by total buys `walk.quantity`. A market order for this quantity must have the same cost and the same
      // average price.
      if (compare(walk.quantity, '0') > 0) {
        const again = marketByQuantity(levels, 'buy', walk.quantity, '0.05')
        expect([again.notional, again.avg_price, again.stop]).toEqual([walk.notional, walk.avg_price, null])
      }
      const offered = inside.map(([, quantity]) => quantity).reduce(add, '0')
      if (walk.stop !== null) expect(compare(walk.quantity, offered)).toBe(0)
      else {
        // The total is used up, because one more step of the quantity would cost more than the rest of the total.
        const price = walk.worst_price ?? inside[0]?.[0] ?? '0'
        expect(compare(sub(walk.left, mul(price, step)), '0')).toBe(-1)
      }
    }),
  )
})
