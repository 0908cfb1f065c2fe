import { expect, test } from 'vitest'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { triggerMove } from './trigger.ts'

test('orderKind returns the kind of an order: limit, post-only, stop loss or liquidation', () => {
  expect(orderKind(futuresOrder(1))).toBe('limit')
  expect(orderKind(futuresOrder(1, { tif: 'PO' }))).toBe('postOnly')
  expect(orderKind(futuresOrder(1, { type: 'sl' }))).toBe('sl')
  expect(orderKind(futuresOrder(1, { type: 'market', liquidation: true }))).toBe('liquidation')
})

test('triggerMove returns the price type of a trigger and the direction in which the price must move', () => {
  expect(triggerMove({ trigger_when: 'rises', trigger_by: null })).toBe('lastRises')
  expect(triggerMove({ trigger_when: 'falls', trigger_by: 'mark' })).toBe('markFalls')
})
