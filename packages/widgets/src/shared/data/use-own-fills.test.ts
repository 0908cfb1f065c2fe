import { expect, test } from 'vitest'
import type { MemberEvent } from './use-member-events.ts'
import { type OwnFill, withEvent } from './use-own-fills.ts'

const event = (trade_id: number, changes: object = {}) =>
  ({
    kind: 'fill',
    order_no: 'S1',
    symbol: 'BTCUSDT',
    side: 'buy',
    fill: { trade_id, price: '60000.00', qty: '0.01', fee: '0', fee_coin: 'BTC', liquidity: 'taker', ts: 5 },
    ...changes,
  }) as MemberEvent

const known: OwnFill[] = [{ id: 'S1:1', side: 'buy', price: '60000.00', qty: '0.01', ts: 5 }]

test('a fill event adds its trade once, even if the event arrives twice', () => {
  const after = withEvent(known, event(2), 'spot', 'BTCUSDT')
  expect(after.map(({ id }) => id)).toEqual(['S1:1', 'S1:2'])
  expect(withEvent(after, event(2), 'spot', 'BTCUSDT')).toBe(after)
})

test('ignores trades of other markets and events that are not fills', () => {
  expect(withEvent(known, event(2, { symbol: 'ETHUSDT' }), 'spot', 'BTCUSDT')).toBe(known)
  expect(withEvent(known, event(2), 'futures', 'BTCUSDT')).toBe(known)
  expect(withEvent(known, event(2, { kind: 'futures_fill' }), 'spot', 'BTCUSDT')).toBe(known)
  expect(withEvent(known, event(2, { kind: 'futures_fill' }), 'futures', 'BTCUSDT')).toHaveLength(2)
})
