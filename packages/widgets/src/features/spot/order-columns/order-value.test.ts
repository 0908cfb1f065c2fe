import { expect, it } from 'vitest'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { orderValue } from './order-value.ts'

const order = (changes: Partial<SpotOrder>) =>
  ({
    status: 'partial',
    price: '100.00',
    quantity: '3.00000000',
    total: null,
    filled: '0.00000000',
    quote_filled: '0.00000000',
    trigger_price: null,
    ...changes,
  }) as SpotOrder

it('an open order is valued at price times quantity, a closed order at its traded value', () => {
  expect(orderValue(order({ quote_filled: '10.00000000' }))).toBe('300')
  expect(orderValue(order({ status: 'completed', quote_filled: '299.10000000' }))).toBe('299.10000000')
  expect(orderValue(order({ status: 'cancelled' }))).toBeNull()
})

it('a waiting order is valued at its total, or at its quantity times its limit or trigger price', () => {
  const waiting = { status: 'pending', trigger_price: '90.00' } as const
  expect(orderValue(order(waiting))).toBe('300')
  expect(orderValue(order({ ...waiting, price: null }))).toBe('270')
  expect(orderValue(order({ ...waiting, price: null, quantity: null, total: '50.00000000' }))).toBe(
    '50.00000000',
  )
})
