import { testCalls } from '../../http/test-calls.ts'
import { buyOrder, orderMove, restingOrder } from '../../http/test-money-moves.ts'

const market = { ...buyOrder, type: 'market' }

export const calls = testCalls({
  async createRows(member) {
    const client_order_id = `spot-${member.id}`
    const resting = { ...(await restingOrder(member, 'spot')), client_order_id }
    const { order_no } = await member.done('spot.place', resting)
    await member.done('spot.place', market)
    return { order_no, client_order_id }
  },
  reads: () => ({ 'spot.orders': [{ limit: 100, with_fills: true }] }),
  probes: [
    ['spot.place', 'order_no', ({ order_no }) => ({ ...buyOrder, type: 'limit', price: '65000', order_no })],
    ['spot.cancel', 'client_order_id', ({ client_order_id }) => ({ client_order_id })],
    ['spot.cancel', 'order_no', ({ order_no }) => ({ order_no })],
  ],
  moves: [
    orderMove('spot.place', 'a resting order', (member) => restingOrder(member, 'spot')),
    orderMove('spot.place', 'an order at market', async () => market, ['BTC']),
  ],
})
