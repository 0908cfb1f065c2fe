import { describe, expect, it } from 'vitest'
import { patchLive } from './live-orders.ts'
import { type FuturesOrder, futuresOrders } from './use-futures-orders.ts'
import { type OpenPositions, type Position, patchPositions } from './use-positions.ts'

const position = (symbol: string, opened_at: number, changes: Partial<Position> = {}) =>
  ({ symbol, opened_at, updated_at: opened_at, quantity: '1.00000000', ...changes }) as Position
const account = { available: '100.00000000' } as OpenPositions['account']
const open: OpenPositions = { account, list: [position('ETHUSDT', 2), position('BTCUSDT', 1)] }
const positionEvent = (symbol: string, is: Position | null) =>
  ({ kind: 'position', symbol, position: is }) as const

describe('open positions after stream events', () => {
  it('position events add a new position to the list, update a changed one in place and remove a closed one', () => {
    const opened = patchPositions(open, positionEvent('SOLUSDT', position('SOLUSDT', 3)))
    expect(opened.list.map(({ symbol }) => symbol)).toEqual(['SOLUSDT', 'ETHUSDT', 'BTCUSDT'])
    const grown = position('ETHUSDT', 2, { quantity: '2.00000000', updated_at: 4 })
    expect(patchPositions(opened, positionEvent('ETHUSDT', grown)).list[1]).toBe(grown)
    expect(patchPositions(open, positionEvent('ETHUSDT', null)).list.map(({ symbol }) => symbol)).toEqual([
      'BTCUSDT',
    ])
  })

  it('outdated and unrelated events leave the list of positions unchanged', () => {
    expect(patchPositions(open, positionEvent('ETHUSDT', position('ETHUSDT', 1)))).toBe(open)
    expect(patchPositions(open, positionEvent('XRPUSDT', null))).toBe(open)
    const balance = { account: 'spot', coin: 'BTC', available: '1.00000000', frozen: '0.00000000' } as const
    expect(patchPositions(open, { kind: 'balance', ...balance })).toBe(open)
  })

  it('an account event updates the account and leaves the positions unchanged', () => {
    const after = patchPositions(open, { kind: 'futures_account', account: { ...account, available: '1.0' } })
    expect(after.account.available).toBe('1.0')
    expect(after.list).toBe(open.list)
  })
})

describe('open futures orders after stream events', () => {
  const order = (order_no: string, status: FuturesOrder['status'], at = 1) =>
    ({ order_no, status, symbol: 'BTCUSDT', created_at: at, updated_at: at }) as FuturesOrder
  const event = (is: FuturesOrder) => ({ kind: 'futures_order', order: is }) as const
  const list = [order('F2', 'pending', 2), order('F1', 'open', 1)]

  it('order events add open orders and pending triggers to the top of the list', () => {
    const after = patchLive(futuresOrders, list, event(order('F3', 'pending', 2)))
    expect(after.map(({ order_no }) => order_no)).toEqual(['F3', 'F2', 'F1'])
    expect(patchLive(futuresOrders, list, event(order('F1', 'partial', 3)))[1]?.status).toBe('partial')
  })

  it.each(['completed', 'cancelled', 'expired', 'triggered'] as const)(
    'an event with the order status %s removes the order from the list of open orders',
    (status) => {
      expect(patchLive(futuresOrders, list, event(order('F2', status, 3)))).toEqual([list[1]])
      expect(patchLive(futuresOrders, list, event(order('F9', status, 3)))).toBe(list)
    },
  )

  it('the list of open orders ignores outdated events, and events of other symbols', () => {
    expect(patchLive(futuresOrders, list, event(order('F2', 'cancelled', 1)))).toBe(list)
    expect(patchLive(futuresOrders, list, event(order('F9', 'open')), 'ETHUSDT')).toBe(list)
  })
})
