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
    ...changes,
  }) as SpotOrder

it('the value of an open order is price times quantity, and the value of a closed order is what was traded', () => {
  expect(orderValue(order({ quote_filled: '10.00000000' }))).toBe('300')
  expect(orderValue(order({ status: 'completed', quote_filled: '299.10000000' }))).toBe('299.10000000')
  expect(orderValue(order({ status: 'cancelled' }))).toBeNull()
})
