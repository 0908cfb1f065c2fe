import { expect, test } from 'vitest'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { futuresOrder } from '../../../testing/futures-samples.ts'
import { triggerMove } from './trigger.ts'

test('returns whether an order is a limit, post-only, stop loss or liquidation order', () => {
  expect(orderKind(futuresOrder(1))).toBe('limit')
  expect(orderKind(futuresOrder(1, { tif: 'PO' }))).toBe('postOnly')
  expect(orderKind(futuresOrder(1, { type: 'sl' }))).toBe('sl')
  expect(orderKind(futuresOrder(1, { type: 'market', liquidation: true }))).toBe('liquidation')
})

test('a take profit waits for a price at which the position gains, a stop loss for a price at which it loses', () => {
  const move = (type: 'tp' | 'sl', side: 'buy' | 'sell', trigger_by: 'last' | 'mark' = 'last') =>
    triggerMove(futuresOrder(1, { type, side, trigger_by }))
  expect(move('tp', 'sell')).toBe('lastRises')
  expect(move('sl', 'sell', 'mark')).toBe('markFalls')
  expect(move('tp', 'buy')).toBe('lastFalls')
  expect(move('sl', 'buy', 'mark')).toBe('markRises')
})
