import type { BourseletClient } from '../provider/client.ts'
import { type OrderRoute, useLiveOrders } from './live-orders.ts'
import type { Call } from './use-call.ts'
import { positionsKey } from './use-positions.ts'

export type FuturesOrder = Awaited<ReturnType<BourseletClient['futures']['orders']>>['list'][number]

export const futuresOrders: OrderRoute<FuturesOrder> = {
  product: 'futures',
  open: (sdk, asked, options) => sdk.futures.orders({ scope: 'open', ...asked }, options),
  cancel: (sdk, asked) => sdk.futures.cancel(asked),
  past: (sdk, asked) => sdk.futures.orders({ scope: 'history', ...asked }),
  orderOf: (event) => (event.kind === 'futures_order' ? event.order : null),
  // The end of an order can change the take profit, stop loss and margin of its position. So the positions are
  // loaded again.
  touches: [positionsKey],
}

/** Returns the member's open contract orders and pending triggers, of one symbol or of all. */
export const useFuturesOrders = (symbol?: string): Call<FuturesOrder[]> =>
  useLiveOrders(futuresOrders, symbol)
