import { RefusedError } from '@bourselet/sdk'
import type { ListedOrder, OrderRoute } from '../data/live-orders.ts'
import { findEnded } from '../orders/find-ended.ts'
import type { BourseletClient } from '../provider/client.ts'

/** An order after the request to amend it. `isAmended` is false if the order had ended with its former terms. */
export type Amended<Order> = { order: Order; isAmended: boolean }

type Amending<Order> = {
  send: () => Promise<Order>
  /** Returns true if an order has the requested terms. */
  hasTerms: (order: Order) => boolean
}

/**
 * Sends the request that amends an order. If the server refuses it because the order has ended, loads the ended order.
 * An earlier request whose answer was lost may have amended it. Throws the refusal if the ended order cannot be loaded.
 */
export async function amendOrFind<Order extends ListedOrder>(
  route: Pick<OrderRoute<Order>, 'past'>,
  sdk: BourseletClient,
  order: Order,
  { send, hasTerms }: Amending<Order>,
): Promise<Amended<Order>> {
  try {
    return { order: await send(), isAmended: true }
  } catch (error) {
    if (!(error instanceof RefusedError) || error.name !== 'ORDER_CLOSED') throw error
    const ended = await findEnded(route, sdk, order)
    if (!ended) throw error
    return { order: ended, isAmended: hasTerms(ended) }
  }
}
