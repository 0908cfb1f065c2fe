import type { BourseletClient } from '../provider/client.ts'
import { type OrderRoute, useLiveOrders } from './live-orders.ts'
import type { Call } from './use-call.ts'
import { positionsKey } from './use-positions.ts'

export type FuturesOrder = Awaited<ReturnType<BourseletClient['futures']['orders']>>['list'][number]

export const futuresOrders: OrderRoute<FuturesOrder> = {
  product: 'futures',
  open: (sdk, asked, options) => sdk.futures.orders({ scope: 'open', ...asked }, options),
  cancel: (sdk, asked) => sdk.futures.cancel(asked),
  orderOf: (event) => (event.kind === 'futures_order' ? event.order : null),
  // What is left of a position's take profit and stop loss, and what is free to use.
  touches: [positionsKey],
}

/** The member's open contract orders and waiting triggers, of one symbol or of all. */
export const useFuturesOrders = (symbol?: string): Call<FuturesOrder[]> =>
  useLiveOrders(futuresOrders, symbol)
