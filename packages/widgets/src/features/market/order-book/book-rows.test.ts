import type { BookView, Level } from '@bourselet/sdk'
import { expect, test } from 'vitest'
import { nearGroups, withFar } from './book-groups.ts'
import { bookRows } from './book-rows.ts'

const book = (bids: Level[], asks: Level[]): BookView => ({
  bids,
  asks,
  seq: 1,
  epoch: 'e1',
  ts: 1,
  state: 'live',
  isReady: true,
  error: null,
})

const sample = book(
  [
    ['100.90', '1.00000000'],
    ['100.10', '2.00000000'],
    ['99.95', '3.00000000'],
  ],
  [
    ['101.05', '1.00000000'],
    ['101.90', '2.00000000'],
    ['102.10', '5.00000000'],
  ],
)

test('without grouping, each price level is a row with its running total and a bar in percent of the largest total', () => {
  const { bids, asks, spread } = bookRows(sample, 10)
  expect(bids).toEqual([
    { price: '100.90', quantity: '1.00000000', total: '1.00000000', share: 12 },
    { price: '100.10', quantity: '2.00000000', total: '3.00000000', share: 37 },
    { price: '99.95', quantity: '3.00000000', total: '6.00000000', share: 75 },
  ])
  expect(asks.map(({ total, share }) => [total, share])).toEqual([
    ['1.00000000', 12],
    ['3.00000000', 37],
    ['8.00000000', 100],
  ])
  expect(spread).toBe('0.15')
})

test('grouping rounds bids down and asks up, so that no row shows a better price than the book has', () => {
  const { bids, asks, spread } = bookRows(sample, 10, nearGroups(sample, '1', 10))
  expect(bids.map(({ price, quantity }) => [price, quantity])).toEqual([
    ['100', '3.00000000'],
    ['99', '3.00000000'],
  ])
  expect(asks.map(({ price, quantity }) => [price, quantity])).toEqual([
    ['102', '3.00000000'],
    ['103', '5.00000000'],
  ])
  // The spread is computed from the ungrouped prices.
  expect(spread).toBe('0.15')
})

test('the lengths of the bars are relative to the largest total among the visible rows', () => {
  const { asks } = bookRows(sample, 2)
  expect(asks.map(({ share }) => share)).toEqual([33, 100])
})

test('if one side of the book is empty, there is no spread and no division by zero', () => {
  const rows = bookRows(book([], [['1.00', '0.00000001']]), 5)
  expect(rows).toMatchObject({ bids: [], spread: null })
  expect(rows.asks[0]?.share).toBe(100)
})

test('takes the last price group from the server, because the live levels may contain only a part of that group', () => {
  const near: Level[] = [
    ['102', '3.00000000'],
    ['103', '1.00000000'],
  ]
  const far: Level[] = [
    ['102', '2.90000000'],
    ['103', '5.00000000'],
    ['104', '7.00000000'],
  ]
  expect(withFar(near, far)).toEqual([near[0], far[1], far[2]])
  expect(withFar(near, undefined)).toBe(near)
  // The first level from the server lies beyond the last live level. Joining the two lists would leave a gap, so the
  // levels from the server are ignored.
  expect(withFar(near, [['200', '1.00000000']])).toBe(near)
})
