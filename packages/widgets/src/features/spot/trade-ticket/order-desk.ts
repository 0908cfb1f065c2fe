import { BourseletError, intentId } from '@bourselet/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MemberEvent } from '../../../shared/data/use-member-events.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { OrderRequest, PlacedOrder } from './order-request.ts'

export type DeskState = {
  /** `unknown`: no answer came back, the order may stand. Nothing else is sent until that is settled. */
  phase: 'idle' | 'sending' | 'unknown'
  /** The order under way or of unknown fate. */
  order: OrderRequest | null
  /** Why the last one was not placed, or is not known to be; null after the next attempt began. */
  error: BourseletError | null
  /** The last one that was placed: a fresh object each time. */
  placed: PlacedOrder | null
}

/**
 * Sends the orders of one symbol, one at a time and each once. It belongs to the page, not to a ticket: a ticket that
 * is closed while its order is under way finds its fate when it is opened again.
 */
export type OrderDesk = StoreApi<DeskState> & {
  /** Sends an order under a number of its own. Does nothing while another one is not settled. */
  place(order: OrderRequest): Promise<void>
  /** Sends the order of unknown fate again under the same number: it cannot be placed twice. */
  resolve(): Promise<void>
  /** Stops asking after the order of unknown fate. */
  leave(): void
  /** Forgets why the last order was not placed. */
  forget(): void
  /** What the stream tells may settle an order before its answer does. */
  hear(event: MemberEvent): void
}

const desks = new WeakMap<BourseletClient, Map<string, OrderDesk>>()

/** The desk of a symbol on the page of a client: made at first use, the same ever after. */
export function orderDeskOf(sdk: BourseletClient, symbol: string): OrderDesk {
  const ofClient = desks.get(sdk) ?? new Map<string, OrderDesk>()
  desks.set(sdk, ofClient)
  const desk = ofClient.get(symbol) ?? createOrderDesk(sdk)
  ofClient.set(symbol, desk)
  return desk
}

const nothing: DeskState = { phase: 'idle', order: null, error: null, placed: null }

export function createOrderDesk(sdk: Pick<BourseletClient, 'spot'>): OrderDesk {
  const store = createStore<DeskState>(() => nothing)
  let heard: PlacedOrder | null = null

  const send = async (order: OrderRequest) => {
    heard = null
    store.setState({ phase: 'sending', order, error: null })
    const isMine = () => store.getState().order === order
    try {
      const placed = await sdk.spot.place(order)
      if (isMine()) store.setState({ ...nothing, placed })
    } catch (thrown) {
      if (!(thrown instanceof BourseletError)) {
        if (isMine()) store.setState({ phase: 'idle', order: null })
        throw thrown
      }
      if (!isMine()) return
      if (heard) store.setState({ ...nothing, placed: heard })
      else if (thrown.outcome === 'unknown') store.setState({ phase: 'unknown', error: thrown })
      else store.setState({ phase: 'idle', order: null, error: thrown })
    }
  }

  return {
    ...store,
    async place(order) {
      if (store.getState().phase === 'idle') await send({ ...order, client_order_id: intentId() })
    },
    async resolve() {
      const { phase, order } = store.getState()
      if (phase === 'unknown' && order) await send(order)
    },
    leave() {
      if (store.getState().phase === 'unknown') store.setState({ ...nothing })
    },
    forget() {
      if (store.getState().phase === 'idle') store.setState({ error: null })
    },
    hear(event) {
      const { phase, order } = store.getState()
      if (!order || event.kind !== 'order' || event.order.client_order_id !== order.client_order_id) return
      heard = { ...event.order, fills: event.order.fills ?? [] }
      if (phase === 'unknown') store.setState({ ...nothing, placed: heard })
    },
  }
}
