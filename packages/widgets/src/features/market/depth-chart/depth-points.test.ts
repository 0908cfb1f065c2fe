import { expect, test } from 'vitest'
import { byPrice, depthPoints } from './depth-points.ts'

const book = {
  bids: [
    ['100.00', '2.00000000'],
    ['99.50', '0.50000000'],
  ] as const,
  asks: [
    ['100.10', '1.00000000'],
    ['100.30', '3.00000000'],
  ] as const,
}

test('computes exact running totals of quantity and cost from the best price outwards', () => {
  // The bids cost 2 × 100 = 200 and 200 + 0.5 × 99.5 = 249.75. The asks cost 1 × 100.10 and 100.10 + 3 × 100.30 = 401.
  expect(depthPoints(book)).toEqual({
    bids: [
      { price: '100.00', total: '2.00000000', cost: '200.00000000' },
      { price: '99.50', total: '2.50000000', cost: '249.75000000' },
    ],
    asks: [
      { price: '100.10', total: '1.00000000', cost: '100.10000000' },
      { price: '100.30', total: '4.00000000', cost: '401.00000000' },
    ],
  })
})

test('sorts the points on the axis from low to high', () => {
  expect(byPrice(depthPoints(book)).map(({ price }) => price)).toEqual([
    '99.50',
    '100.00',
    '100.10',
    '100.30',
  ])
})
