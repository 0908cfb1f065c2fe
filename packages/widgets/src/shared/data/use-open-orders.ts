import type { BourseletClient } from '../provider/client.ts'
import { type OrderRoute, useLiveOrders } from './live-orders.ts'
import type { Call } from './use-call.ts'

export type SpotOrder = Awaited<ReturnType<BourseletClient['spot']['openOrders']>>['list'][number]

export const spotOrders: OrderRoute<SpotOrder> = {
  product: 'spot',
  open: (sdk, asked, options) => sdk.spot.openOrders(asked, options),
  cancel: (sdk, asked) => sdk.spot.cancel(asked),
  // The cast is needed because the type of the answer depends on the parameter `type`.
  past: (sdk, asked) => sdk.spot.orders(asked) as Promise<{ list: SpotOrder[] }>,
  orderOf: (event) => (event.kind === 'order' ? event.order : null),
  touches: [],
}

/** Returns the member's open spot orders, of one symbol or of all. */
export const useOpenOrders = (symbol?: string): Call<SpotOrder[]> => useLiveOrders(spotOrders, symbol)
