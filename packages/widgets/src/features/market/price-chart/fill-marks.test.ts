import { expect, test } from 'vitest'
import type { OwnFill } from '../../../shared/data/use-own-fills.ts'
import { fillMarks } from './fill-marks.ts'

const MINUTE = 60_000
let count = 0
const fill = (minute: number, side: OwnFill['side'], price: string, qty: string): OwnFill => {
  count += 1
  return { id: `S:${count}`, side, price, qty, ts: minute * MINUTE + 7 }
}

test('all trades of one side in one candle get one mark with their total quantity and average price', () => {
  const fills = [
    fill(16, 'buy', '60000.00', '0.01000000'),
    fill(29, 'buy', '60000.75', '0.02000000'),
    fill(20, 'sell', '60100.00', '0.00500000'),
    fill(30, 'buy', '61000.00', '0.00100000'),
  ]
  expect(fillMarks(fills, '15m', 0)).toEqual([
    { t: 15 * MINUTE, side: 'buy', qty: '0.03', price: '60000.5', count: 2 },
    { t: 15 * MINUTE, side: 'sell', qty: '0.005', price: '60100', count: 1 },
    { t: 30 * MINUTE, side: 'buy', qty: '0.001', price: '61000', count: 1 },
  ])
})

test('with a longer candle interval, the trades of several minutes are combined in one mark', () => {
  const fills = [fill(1, 'buy', '10', '1'), fill(16, 'buy', '20', '1'), fill(61, 'buy', '30', '1')]
  expect(fillMarks(fills, '1m', 0)).toHaveLength(3)
  expect(fillMarks(fills, '1h', 0).map((mark) => mark.count)).toEqual([2, 1])
})

test('trades before the first candle have no mark', () => {
  const fills = [fill(10, 'buy', '10', '1'), fill(20, 'buy', '10', '1')]
  expect(fillMarks(fills, '15m', 15 * MINUTE).map(({ t }) => t)).toEqual([15 * MINUTE])
})

test('adds the quantities of trades without rounding errors', () => {
  const fills = Array.from({ length: 10 }, () => fill(1, 'sell', '0.10000000', '0.10000000'))
  expect(fillMarks(fills, '1d', 0)[0]).toMatchObject({ qty: '1', price: '0.1', count: 10 })
})
