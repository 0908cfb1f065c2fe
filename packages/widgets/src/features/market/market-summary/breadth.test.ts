import { expect, test } from 'vitest'
import { breadthOf } from './use-market-summary.ts'

test('counts the pairs in each range of one percent of price change; the first and the last range have no outer limit', () => {
  const changes = ['-9.00', '-3.00', '-0.01', '0.00', '0.99', '1.00', '4.99', '5.00', '80.00']
  expect(breadthOf(changes)).toEqual({
    up: 5,
    down: 3,
    // Each bar counts the pairs whose change lies in a range of one percent. The lower bounds of these ranges in
    // percent are: none, -3, -2, -1, 0, 1, 2, 3, 4, 5.
    bars: [1, 1, 0, 1, 2, 1, 0, 0, 1, 2],
  })
})
