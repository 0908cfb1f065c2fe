import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePrices, createBookSide, type Level } from './book-side.ts'

const prices = (decimals: number) =>
  fc.bigInt(1n, 10n ** 17n).map((units) => {
    const text = units.toString().padStart(decimals + 1, '0')
    return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`
  })

describe('comparePrices: the order of two prices', () => {
  test.each([
    ['99900.00', '100000.00', -1],
    ['100000.00', '100100.00', -1],
    ['9', '10', -1],
    ['0.00001', '0.00002', -1],
    ['100', '100.50', -1],
    ['60000.10', '60000.10', 0],
    ['9007199254740993.1', '9007199254740992.9', 1],
  ])('comparePrices(%s, %s) has the sign %i', (a, b, expected) => {
    expect(Math.sign(comparePrices(a, b))).toBe(expected)
    expect(Math.sign(comparePrices(b, a))).toBe(expected === 0 ? 0 : -expected)
  })

  test('comparePrices orders two prices with the same number of decimals by their value', () => {
    const pair = fc
      .integer({ min: 0, max: 8 })
      .chain((decimals) => fc.tuple(prices(decimals), prices(decimals)))
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = [BigInt(a.replace('.', '')), BigInt(b.replace('.', ''))]
        expect(Math.sign(comparePrices(a, b))).toBe(x < y ? -1 : x > y ? 1 : 0)
      }),
    )
  })
})

describe('one side of a book', () => {
  test.each(['bids', 'asks'] as const)(
    'after any changes, the %s equal a sorted map with the same changes',
    (name) => {
      const change = fc.tuple(fc.integer({ min: 90, max: 130 }), fc.integer({ min: 0, max: 3 }))
      fc.assert(
        fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
          const side = createBookSide(name)
          const map = new Map<number, number>()
          for (const [price, quantity] of changes) {
            side.set([`${price}.00`, `${quantity}.00000000`])
            if (quantity === 0) map.delete(price)
            else map.set(price, quantity)
          }
          const sorted = [...map].sort(([a], [b]) => (name === 'bids' ? b - a : a - b))
          expect(side.levels()).toEqual(
            sorted.map(([price, quantity]) => [`${price}.00`, `${quantity}.00000000`]),
          )
        }),
      )
    },
  )

  test('a book side returns the same array of levels until a change, and never modifies a returned array', () => {
    const side = createBookSide('asks')
    side.load([['1.0', '5.00000000']])
    const before = side.levels()
    expect(side.levels()).toBe(before)
    side.set(['1.0', '6.00000000'])
    expect(side.levels()).not.toBe(before)
    expect(before).toEqual([['1.0', '5.00000000']])
  })

  test('a book side ignores a change to quantity zero at a price that has no level', () => {
    const side = createBookSide('bids')
    side.load([['2.0', '1.00000000']])
    side.set(['3.0', '0.00000000'])
    side.set(['1.0', '0'])
    expect(side.levels()).toEqual([['2.0', '1.00000000']])
  })

  test('if a snapshot has the maximum number of levels, a book side ignores changes at prices beyond its last level', () => {
    const side = createBookSide('asks')
    const levels = Array.from({ length: 50 }, (_, at): Level => [`${100 + at}.0`, '1.00000000'])
    side.load(levels)
    side.set(['150.0', '9.00000000'])
    side.set(['100.5', '9.00000000'])
    expect(side.levels().map(([price]) => price)).toEqual([
      '100.0',
      '100.5',
      ...levels.slice(1).map(([price]) => price),
    ])
    for (const [price] of levels.slice(0, 31)) side.set([price, '0.00000000'])
    expect([side.levels().length, side.isThin()]).toEqual([20, false])
    side.set(['149.0', '0.00000000'])
    expect(side.isThin()).toBe(true)
    side.load(levels.slice(0, 10))
    side.set(['150.0', '9.00000000'])
    expect([side.levels().length, side.isThin()]).toEqual([11, false])
  })
})
