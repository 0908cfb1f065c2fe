import { mul, roundToStep } from '@bourselet/sdk/money'
import { testCalls } from '../../http/test-calls.ts'
import { buyOrder, keyedMove, orderMove, restingOrder } from '../../http/test-money-moves.ts'

const market = { ...buyOrder, type: 'market' }
const limit = { ...buyOrder, type: 'limit', price: '60000' }

export const calls = testCalls({
  /** Creates an open position with a take-profit order, a closed position, and a resting order. */
  async createRows(member) {
    const { done, id } = member
    await done('futures.place', { ...market, symbol: 'ETHUSDT', quantity: '0.1', leverage: 5 })
    await done('futures.close', { symbol: 'ETHUSDT' })
    await done('futures.place', market)
    const client_order_id = `futures-${id}`
    const resting = { ...(await restingOrder(member, 'futures')), client_order_id }
    const trigger_price = roundToStep(mul(resting.price, '1.05'), '0.1', 'DOWN')
    await done('futures.place', { symbol: 'BTCUSDT', side: 'sell', type: 'tp', trigger_price })
    const { order_no } = await done('futures.place', resting)
    return { order_no, client_order_id }
  },
  // This table gets a row when a position pays or receives funding, which does not happen in these tests.
  emptyColumns: ['futures_fundings.member_id'],
  reads: () => ({
    'futures.orders': ['open', 'history'].map((scope) => ({ scope, limit: 100, with_fills: true })),
    'futures.positions': ['open', 'closed'].map((scope) => ({ scope })),
  }),
  probes: [
    ['futures.place', 'order_no', ({ order_no }) => ({ ...limit, order_no })],
    ['futures.cancel', 'client_order_id', ({ client_order_id }) => ({ client_order_id })],
    ['futures.cancel', 'order_no', ({ order_no }) => ({ order_no })],
  ],
  moves: [
    orderMove('futures.place', 'a resting contract order', async (member) => ({
      ...{ ...(await restingOrder(member, 'futures')), margin_mode: 'isolated' },
    })),
    orderMove('futures.place', 'a contract order at market', async () => market, ['BTC']),
    keyedMove(
      'futures.close',
      'closing a part',
      async ({ done }) => {
        await done('futures.place', { ...market, quantity: '0.05' })
        const close = { symbol: 'BTCUSDT' }
        return { request: { ...close, quantity: '0.01' }, other: { ...close, quantity: '0.02' } }
      },
      ['BTC'],
    ),
  ],
  exampleRows: {
    async 'futures.close'({ done }) {
      await done('futures.place', market)
      return {}
    },
  },
})
