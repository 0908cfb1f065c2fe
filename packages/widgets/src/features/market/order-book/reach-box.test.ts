import { expect, test } from 'vitest'
import { reachOf } from './reach-box.tsx'

const row = (price: string, quantity: string, total: string) => ({ price, quantity, total, share: 0 })
const asks = [
  row('100.00', '1.00000000', '1.00000000'),
  row('101.00', '2.00000000', '3.00000000'),
  row('103.00', '0.00000001', '3.00000001'),
]

test('sums quantity and value from the best price to a row, and computes the average price and its distance from the best price', () => {
  expect(reachOf(asks, 0)).toEqual({
    quantity: '1.00000000',
    value: '100.00000000',
    average: '100.00000000',
    percent: '0.00',
  })
  // The average price is (100 + 202) / 3 = 100.666…, which is 0.67 % above the best price of 100.
  expect(reachOf(asks, 1)).toEqual({
    quantity: '3.00000000',
    value: '302.00000000',
    average: '100.66666667',
    percent: '0.67',
  })
  // The third ask adds 0.00000001 to the quantity and 103 × 0.00000001 to the value.
  expect(reachOf(asks, 2)).toMatchObject({ value: '302.00000103', quantity: '3.00000001' })
})

test('returns null for a row that the book does not have', () => {
  expect(reachOf(asks, 3)).toBeNull()
  expect(reachOf([], 0)).toBeNull()
})
