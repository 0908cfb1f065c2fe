import { BourseletError, intentId } from '@bourselet/sdk'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { MemberEvent } from '../data/use-member-events.ts'
import type { BourseletClient } from '../provider/client.ts'

export type DeskState<Order, Placed> = {
  /** `unknown`: no answer came back, the order may stand. Nothing else is sent until that is settled. */
  phase: 'idle' | 'sending' | 'unknown'
  /** The order under way or of unknown fate. */
  order: Order | null
  /** Why the last one was not placed, or is not known to be; null after the next attempt began. */
  error: BourseletError | null
  /** The last one that was placed: a fresh object each time. */
  placed: Placed | null
}

/**
 * Sends the orders of one symbol, one at a time and each once. It belongs to the page, not to a ticket: a ticket that
 * is closed while its order is under way finds its fate when it is opened again.
 */
export type OrderDesk<Order, Placed> = StoreApi<DeskState<Order, Placed>> & {
  /** Sends an order under a number of its own. Does nothing while another one is not settled. */
  place(order: Order): Promise<void>
  /** Sends the order of unknown fate again under the same number: it cannot be placed twice. */
  resolve(): Promise<void>
  /** Stops asking after the order of unknown fate. */
  leave(): void
  /** Forgets why the last order was not placed. */
  forget(): void
  /** What the stream tells may settle an order before its answer does. */
  hear(event: MemberEvent): void
}

/** How orders of a product are sent, and how the stream tells of them. */
export type OrderRoute<Order, Placed> = {
  send: (order: Order) => Promise<Placed>
  /** What an event tells of an order of the product: its own number and how it stands. */
  read: (event: MemberEvent) => { id: string | null; placed: Placed } | null
}

type Numbered = { client_order_id?: string | undefined }

/** The desks of a product, one for each symbol on the page of a client: made at first use, the same ever after. */
export function keepDesks<Order extends Numbered, Placed>(
  routeOf: (sdk: BourseletClient) => OrderRoute<Order, Placed>,
): (sdk: BourseletClient, symbol: string) => OrderDesk<Order, Placed> {
  const desks = new WeakMap<BourseletClient, Map<string, OrderDesk<Order, Placed>>>()
  return (sdk, symbol) => {
    const ofClient = desks.get(sdk) ?? new Map<string, OrderDesk<Order, Placed>>()
    desks.set(sdk, ofClient)
    const desk = ofClient.get(symbol) ?? createOrderDesk(routeOf(sdk))
    ofClient.set(symbol, desk)
    return desk
  }
}

export function createOrderDesk<Order extends Numbered, Placed>(
  route: OrderRoute<Order, Placed>,
): OrderDesk<Order, Placed> {
  const nothing: DeskState<Order, Placed> = { phase: 'idle', order: null, error: null, placed: null }
  const store = createStore<DeskState<Order, Placed>>(() => nothing)
  let heard: Placed | null = null

  const send = async (order: Order) => {
    heard = null
    store.setState({ phase: 'sending', order, error: null })
    const isMine = () => store.getState().order === order
    try {
      const placed = await route.send(order)
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
      const told = order && route.read(event)
      if (!told || told.id !== order.client_order_id) return
      heard = told.placed
      if (phase === 'unknown') store.setState({ ...nothing, placed: heard })
    },
  }
}
