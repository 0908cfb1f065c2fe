import { expect, it } from 'vitest'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { arrangeLegs } from './order-legs.ts'

const order = (order_no: string, type: SpotOrder['type'], oco_order_no: string | null = null) =>
  ({ order_no, type, oco_order_no }) as SpotOrder

it('places the stop leg of an OCO after its limit leg, and keeps the sequence of all other orders', () => {
  const list = [
    order('7', 'stop_limit', '6'),
    order('6', 'limit', '7'),
    order('5', 'limit'),
    order('4', 'limit', '3'),
    order('3', 'stop_market', '4'),
    order('2', 'stop_limit', '1'),
  ]
  const { orders, below } = arrangeLegs(list)
  expect(orders.map(({ order_no }) => order_no)).toEqual(['6', '7', '5', '4', '3', '2'])
  expect([...below]).toEqual(['7', '3'])
})
